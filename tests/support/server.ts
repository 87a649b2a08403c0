import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemo } from './demo-catalogue.ts';
import { startArbor, waitForExit } from './process.ts';

/**
 * Starts Arbor as a user does, on a copy of the filled demo catalogue, with built pages and its own database. Sets
 * ARBOR_TEST_ORIGIN to its URL, ARBOR_TEST_DATA to its folder, and ARBOR_TEST_ADMIN_PASSWORD to the owner's one-time
 * password; returns a function that stops it. If ARBOR_TEST_ORIGIN is set already, that server is used.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ARBOR_TEST_ORIGIN'] !== undefined) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'arbor-journeys-'));
  process.env['ARBOR_TEST_ADMIN_PASSWORD'] = await copyDemo(data);
  const server = await startArbor(data, {
    NODE_ENV: 'development',
    ARBOR_DEMO: 'auto',
    ARBOR_RATE_LIMITS: '0',
    // The limit is long, because browsers and servers share the machine's processors.
    ARBOR_SEARCH_MS: '10000',
  });
  // The server's error messages appear beside the test results.
  server.process.stderr?.pipe(process.stderr);
  process.env['ARBOR_TEST_ORIGIN'] = server.origin;
  process.env['ARBOR_TEST_DATA'] = data;
  return async () => {
    server.process.kill('SIGTERM');
    await waitForExit(server.process);
    rmSync(data, { recursive: true, force: true });
  };
}
