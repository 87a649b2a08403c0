import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { UploadRow } from './uploads.ts';

const now = sql<Date>`now()`;
const today = sql<Date>`(now() at time zone 'UTC')::date`;

/** The upload as it is once processing has begun; undefined where there is nothing to process. */
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
 * Counts a failure, and no attempt: attempts are those that nobody survived. Its job comes again by itself; should that be
 * lost, the upload is taken up after a longer time.
 * @returns failures so far; undefined where the upload has been deleted meanwhile
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

/** Refused for now: what was found and what is stored stays for another try. */
export async function markFailed(tx: Transaction, id: string, refusal: object, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ status: 'refused', refusal: JSON.stringify(refusal), expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/** From the beginning, as if its last byte had just come. */
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

/** Says that somebody is still at it. */
export async function touchUpload(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('upload').set({ updated_at: now }).where('id', '=', id).execute();
}

/** @returns false where the upload has been deleted meanwhile */
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

/** @returns false where the upload has been deleted meanwhile */
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

/** How many files of a contributor wait to be read, or are being read. */
export async function countWaiting(db: Database, contributorId: string): Promise<number> {
  const { n } = await db
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('contributor_id', '=', contributorId)
    .where('status', 'in', ['received', 'processing'])
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts a file that took too long or too much memory; deleting it takes nothing back. */
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
 * Those of the identifiers whose bytes are still to be received or read.
 * @param kept the codes of refusals after which they may be read again
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

/** Uploads that wait for nothing anybody still does: complete and not noted so, or left behind by a process that died. */
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

/** @returns false where it was used again meanwhile */
export async function removeExpired(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Only today's sums are asked for. */
export async function removeOldDays(tx: Transaction): Promise<void> {
  await tx.deleteFrom('upload_day').where('day', '<', sql<Date>`${today} - 7`).execute();
}
