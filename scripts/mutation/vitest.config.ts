import { defineConfig } from 'vitest/config';

/** Tests against which mutants of the modules in `stryker.config.json` run: those without a database. */
export default defineConfig({
  test: {
    pool: 'forks',
    env: { TZ: 'UTC' },
    include: [
      'src/features/*/{ledger,splits,withdrawals,withdraw-options,orders,earnings,payments,reconciliation,adjustments}/{rules,service,contract}/**/*.test.ts',
      'src/features/*/{payment-settings,cart}/rules.test.ts',
      'src/platform/payments/*.test.ts',
    ],
    exclude: ['**/*.http.test.ts', '**/node_modules/**'],
  },
});
