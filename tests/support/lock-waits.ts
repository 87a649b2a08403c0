import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './app.ts';

/** Resolves once as many statements in this database are waiting for a lock. */
export async function untilSomebodyWaits(app: Pick<TestApp, 'pool'>, wanted = 1): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const { rowCount } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) >= wanted) return;
    await wait(10);
  }
  throw new Error(`Fewer than ${wanted} wait for a lock.`);
}
