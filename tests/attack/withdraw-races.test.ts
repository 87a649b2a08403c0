import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { makeContributor } from '../support/factories.ts';
import { earn, readPurse } from '../support/withdrawals.ts';

const ATTEMPTS = 10_000;
const AMOUNT = 100;
const EARNED = 50_000;

const app = await testApp();

/**
 * Runs another process that requests withdrawals.
 * @returns the number of each kind of result
 */
function runProcess(contributorId: string, count: number): Promise<Record<string, number>> {
  const root = join(import.meta.dirname, '../..');
  const url = app.pool.options.connectionString ?? '';
  const args = ['tests/support/withdraw-process.ts', url, contributorId, String(count), String(AMOUNT)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', () => resolve(JSON.parse(told) as Record<string, number>));
  });
}

// The rule of one open request is disabled, because it would hide the ledger's own limit.
it(`${ATTEMPTS} withdrawals at once in two processes take what there is and no more`, {
  timeout: 300_000,
}, async () => {
  const contributorId = await makeContributor(app, 'salma');
  await earn(app, contributorId, EARNED);
  const ends = await Promise.all([1, 2].map(() => runProcess(contributorId, ATTEMPTS / 2)));
  const sum = (end: string): number => ends.reduce((all, each) => all + (each[end] ?? 0), 0);
  expect([sum('reserved'), sum('refused')]).toEqual([EARNED / AMOUNT, ATTEMPTS - EARNED / AMOUNT]);
  // Both processes succeeded at least once, so they really ran concurrently.
  for (const each of ends) expect(each['reserved']).toBeGreaterThan(0);
  expect(await readPurse(app, contributorId)).toEqual({ pending: 0, available: 0, reserved: EARNED, debt: 0 });
  const { rows } = await app.pool.query('select * from ledger.violation');
  expect(rows).toEqual([]);
});
