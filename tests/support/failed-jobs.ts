import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Inserts a failed job as pg-boss does; returns its identifier. */
export async function makeFailedJob(
  { pool }: Pick<TestApp, 'pool'>,
  queue: string,
  payload: object = {},
): Promise<string> {
  const id = createId();
  // A job that another test has retried is still queued, and the queue's policy would refuse another one.
  await pool.query('delete from pgboss.job where name = $1', [queue]);
  await pool.query(
    `insert into pgboss.job (id, name, data, policy, source_name, source_id, source_created_on, source_retry_count, source_output)
     values ($1, $2 || '.failed', $3, 'standard', $2, gen_random_uuid(), now() - interval '1 hour', 3, '{"message": "It broke"}')`,
    [id, queue, payload],
  );
  return id;
}
