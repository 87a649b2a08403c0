import { defineConfig } from 'vitest/config';

const needsDatabase = '**/*.http.test.ts';

/** `x.test.ts` runs without a database; `x.http.test.ts` on a real PostgreSQL, each file in a copy of its own;
 * `tests/attack` on a real server as well. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The application is imported once for each of the two processes; importing it for each file took two fifths of all time.
    isolate: false,
    setupFiles: 'tests/support/fresh-file.ts',
    env: { TZ: 'UTC' },
    // A test that passes at the second try has found something.
    retry: 0,
    allowOnly: false,
    // For a host that is much slower, or busy: on a quiet machine few tests take a second.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    unstubGlobals: true,
    coverage: { include: ['src/**/*.{ts,tsx}'], exclude: ['src/ui/paraglide/**', 'src/platform/database/schema.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,demo,bench,packages}/**/*.test.{ts,tsx}'],
          exclude: [needsDatabase, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: [`{src,demo,scripts,bench}/${needsDatabase}`],
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: ['tests/attack/*.test.ts'],
          globalSetup: 'tests/support/postgres.ts',
          // The server of a file may have to build the pages first.
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
