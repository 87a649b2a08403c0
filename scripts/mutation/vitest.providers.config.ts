import { defineConfig } from 'vitest/config';

/** Tests against which mutants of the modules in `stryker.providers.json` run: those without a server. */
export default defineConfig({
  test: {
    pool: 'forks',
    env: { TZ: 'UTC' },
    include: ['src/platform/payments/{bkash,sslcommerz,stripe}/{report,notice,signature}.test.ts'],
    exclude: ['**/*.http.test.ts', '**/node_modules/**'],
  },
});
