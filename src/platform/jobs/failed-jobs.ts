import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../database/pool.ts';
import { createSorting } from '../database/sorting.ts';
import type { FailedJob, FailedJobQuery, Jobs } from './jobs.ts';
import { deadLetterQueue } from './queues.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly data: Record<string, unknown> | null;
  readonly source_name: string;
  readonly source_id: string | null;
  readonly source_created_on: Date;
  readonly source_retry_count: number;
  readonly source_output: { readonly message?: unknown; readonly value?: { readonly message?: unknown } } | null;
  readonly created_on: Date;
  readonly sorted_by: string | number;
}

const columns = sql`j.id, j.name, j.data, j.source_name, j.source_id, j.source_created_on, j.source_retry_count,
  j.source_output, j.created_on`;

const message = sql`coalesce(j.source_output ->> 'message', j.source_output #>> '{value,message}', '')`;

export const failedJobSorting = createSorting(
  {
    failedAt: { kind: 'time', by: sql`j.created_on` },
    queue: { kind: 'text', by: sql`left(j.source_name, 40)` },
    message: { kind: 'text', by: sql`lower(left(${message}, 40))` },
  },
  sql`j.id`,
);

// The condition on the queue's name uses pg-boss's primary key.
const deadLetterJobs = (queue: string | undefined) =>
  sql`pgboss.job j where j.source_name is not null and ${
    queue === undefined
      ? sql`j.name in (select dead_letter from pgboss.queue where dead_letter is not null)`
      : sql`j.name = ${deadLetterQueue(queue)}`
  }`;

const isText = (value: unknown): value is string => typeof value === 'string';

const toFailedJob = (row: Row): FailedJob => ({
  id: row.id,
  queue: row.source_name,
  payload: row.data ?? {},
  failedAt: row.created_on,
  createdAt: row.source_created_on,
  retryCount: row.source_retry_count,
  message: [row.source_output?.message, row.source_output?.value?.message].find(isText) ?? '',
  sortedBy: row.sorted_by,
});

/**
 * Reads a page of failed jobs from pg-boss's table, because pg-boss has no such call. There is no index for the sort
 * orders, since pg-boss manages the table and may replace it in any version; its primary key finds a queue's failed
 * jobs, which are few enough to sort.
 */
async function listFailed(db: Database, { queue, ...page }: FailedJobQuery): Promise<FailedJob[]> {
  const { rows } = await sql<Row>`
    select ${columns}, ${failedJobSorting.value(page.sort)} as sorted_by
    from ${deadLetterJobs(queue)} and ${failedJobSorting.beyond(page)}
    order by ${failedJobSorting.order(page.sort)} limit ${page.limit}`.execute(db);
  return rows.map(toFailedJob);
}

async function countFailed(db: Database, queue: string | undefined, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${deadLetterJobs(queue)} limit ${max}) as counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Locks a failed job; of two concurrent admins, the second finds nothing. */
async function lockFailed(tx: Transaction, id: string) {
  const { rows } = await sql<Omit<Row, 'sorted_by'>>`
    select ${columns} from ${deadLetterJobs(undefined)} and j.id = ${id}::uuid for update of j`.execute(tx);
  return rows[0];
}

export function openFailedJobs(boss: PgBoss): Omit<Jobs, 'enqueue' | 'enqueueAll'> {
  return {
    listFailed,
    countFailed,
    retryFailed: async (tx, id) => {
      const row = await lockFailed(tx, id);
      if (row === undefined) return 'missing';
      const moved = await boss.redrive(row.name, { ids: [id], db: fromKysely(tx) });
      return moved === 0 ? 'duplicate' : { queue: row.source_name };
    },
    deleteFailed: async (tx, id) => {
      const row = await lockFailed(tx, id);
      if (row === undefined) return undefined;
      const db = fromKysely(tx);
      await boss.deleteJob(row.name, id, { db });
      // pg-boss also keeps the failed run in the queue itself, for a week.
      if (row.source_id !== null) await boss.deleteJob(row.source_name, row.source_id, { db });
      return row.source_name;
    },
  };
}
