import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './app.ts';

/** Resolves once a statement in this database is waiting for a lock. */
export async function untilSomebodyWaits(app: Pick<TestApp, 'pool'>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const { rowCount } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) > 0) return;
    await wait(10);
  }
  throw new Error('Nobody waits for a lock.');
}
