import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemo } from './demo-catalogue.ts';
import { startArbor, waitForExit } from './process.ts';

/**
 * Starts Arbor as a user does, on a copy of the filled demo catalogue: the built pages, its own database. Its address is
 * in ARBOR_TEST_ORIGIN, its folder in ARBOR_TEST_DATA, the owner's one-time password in ARBOR_TEST_ADMIN_PASSWORD; the
 * returned function stops it. Where the first is set already, that server is used.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ARBOR_TEST_ORIGIN'] !== undefined) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'arbor-journeys-'));
  process.env['ARBOR_TEST_ADMIN_PASSWORD'] = await copyDemo(data);
  const server = await startArbor(data, {
    NODE_ENV: 'development',
    ARBOR_DEMO: 'auto',
    ARBOR_RATE_LIMITS: '0',
    // Browsers and servers share the machine's processors.
    ARBOR_SEARCH_MS: '10000',
  });
  // What it says of failures stands beside the tests.
  server.process.stderr?.pipe(process.stderr);
  process.env['ARBOR_TEST_ORIGIN'] = server.origin;
  process.env['ARBOR_TEST_DATA'] = data;
  return async () => {
    server.process.kill('SIGTERM');
    await waitForExit(server.process);
    rmSync(data, { recursive: true, force: true });
  };
}
