/**
 * A separate process that makes many concurrent withdrawals of one contributor, through the product's own pool and
 * ledger: `node tests/support/withdraw-process.ts URL CONTRIBUTOR COUNT AMOUNT`. It prints the number of each kind of
 * result.
 */

import { postWithdrawReserve } from '../../src/features/money/ledger/service/withdrawals.ts';
import { createId } from '../../src/platform/database/id.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';

const [, , url = '', contributorId = '', count = '0', amount = '0'] = process.argv;
const LANES = 12;

const pool = openPool({ url, size: LANES, onError: () => undefined });
const db = openDatabase(pool);
const ends: Record<string, number> = {};
let left = Number(count);

async function runLane(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const end = await db
      .transaction()
      .execute((tx) =>
        postWithdrawReserve(tx, { withdrawId: createId(), contributorId, currency: 'BDT', amount: Number(amount) }),
      )
      .then(
        ({ isReserved }) => (isReserved ? 'reserved' : 'refused'),
        (error: unknown) => `error ${(error as { code?: string }).code}`,
      );
    ends[end] = (ends[end] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: LANES }, runLane));
await pool.end();
process.stdout.write(JSON.stringify(ends));
