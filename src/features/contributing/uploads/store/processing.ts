import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { UploadRow } from './uploads.ts';

const now = sql<Date>`now()`;
const today = sql<Date>`(now() at time zone 'UTC')::date`;

/** Marks an upload as being processed and returns it; undefined if there is nothing to process. */
export async function beginProcessing(tx: Transaction, id: string): Promise<UploadRow | undefined> {
  return tx
    .updateTable('upload')
    .set({ status: 'processing', attempts: sql<number>`attempts + 1`, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'processing'])
    .returningAll()
    .executeTakeFirst();
}

/**
 * Counts a failure and undoes the count of the attempt, because attempts only count crashes. The queue retries the job;
 * if the job is lost, the upload is enqueued again after a longer time.
 * @returns number of failures; undefined if the upload has been deleted meanwhile
 */
export async function countFailure(tx: Transaction, id: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('upload')
    .set({
      attempts: sql<number>`greatest(attempts - 1, 0)`,
      failures: sql<number>`failures + 1`,
      retry_at: sql<Date>`now() + least(2 ^ failures * interval '2 minutes', interval '6 hours')`,
    })
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
}

/** Refuses an upload temporarily; results and stored bytes stay for another attempt. */
export async function markFailed(tx: Transaction, id: string, refusal: object, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ status: 'refused', refusal: JSON.stringify(refusal), expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/** Resets an upload to the state right after its last byte arrived. */
export async function resetProcessing(tx: Transaction, id: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('upload')
    .set({
      status: 'received',
      refusal: null,
      attempts: 0,
      failures: 0,
      retry_at: null,
      expires_at: expiresAt,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'refused')
    .execute();
}

/** Records that a process is still working on the upload. */
export async function touchUpload(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('upload').set({ updated_at: now }).where('id', '=', id).execute();
}

/** Stores the result of processing. @returns false if the upload has been deleted meanwhile */
export async function saveReport(
  tx: Transaction,
  id: string,
  found: { readonly fileId: string; readonly sha256: string; readonly report: object },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ file_id: found.fileId, claimed_sha256: found.sha256, report: JSON.stringify(found.report), updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks an upload as ready. @returns false if the upload has been deleted meanwhile */
export async function markReady(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ status: 'ready', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markRefused(tx: Transaction, id: string, refusal: object): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ status: 'refused', refusal: JSON.stringify(refusal), report: null, file_id: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/** Counts a contributor's files that are waiting or being processed. */
export async function countWaiting(db: Database, contributorId: string): Promise<number> {
  const { n } = await db
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('contributor_id', '=', contributorId)
    .where('status', 'in', ['received', 'processing'])
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts a file that exceeded the time or memory limit; deleting the file doesn't undo that. */
export async function countCostly(tx: Transaction, contributorId: string): Promise<void> {
  await tx
    .insertInto('upload_day')
    .values({ contributor_id: contributorId, day: today, bytes: 0, costly: 1 })
    .onConflict((conflict) =>
      conflict.columns(['contributor_id', 'day']).doUpdateSet({ costly: sql<number>`upload_day.costly + 1` }),
    )
    .execute();
}

export async function readCostlyToday(db: Database, contributorId: string): Promise<number> {
  const row = await db
    .selectFrom('upload_day')
    .select('costly')
    .where('contributor_id', '=', contributorId)
    .where('day', '=', today)
    .executeTakeFirst();
  return row?.costly ?? 0;
}

/**
 * Finds those of the uploads whose bytes are still being received or processed.
 * @param kept codes of refusals after which processing may be retried
 */
export async function readUnsettledIds(
  db: Database,
  ids: readonly string[],
  kept: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((eb) =>
      eb.or([eb('status', 'in', ['receiving', 'received', 'processing']), eb(sql`refusal->>'code'`, 'in', kept)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds uploads that no process works on: complete ones that weren't marked, or those of a process that died. */
export async function readStale(
  db: Database,
  seconds: number,
): Promise<Pick<UploadRow, 'id' | 'contributor_id' | 'status'>[]> {
  return db
    .selectFrom('upload')
    .select(['id', 'contributor_id', 'status'])
    .where('updated_at', '<', sql<Date>`now() - ${seconds}::int * interval '1 second'`)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<', now)]))
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['received', 'processing']),
        eb.and([eb('status', '=', 'receiving'), eb('received', '=', eb.ref('size'))]),
      ]),
    )
    .orderBy('id')
    .limit(500)
    .execute();
}

export async function readExpired(db: Database, limit: number): Promise<UploadRow[]> {
  return db.selectFrom('upload').selectAll().where('expires_at', '<', now).orderBy('expires_at').limit(limit).execute();
}

export async function extendUpload(tx: Transaction, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('upload').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Deletes an expired upload. @returns false if it was used again meanwhile */
export async function removeExpired(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes counts of old days, because only today's counts matter. */
export async function removeOldDays(tx: Transaction): Promise<void> {
  await tx.deleteFrom('upload_day').where('day', '<', sql<Date>`${today} - 7`).execute();
}
