import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { UploadRow } from './uploads.ts';

/** Serializes a contributor's new uploads before quotas are checked, so that concurrent ones can't exceed them. */
export async function lockQuota(tx: Transaction, contributorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota ${contributorId}`}, 0))`.execute(tx);
}

export interface Quota {
  /** Number of unfinished uploads. */
  readonly open: number;
  /** Bytes received today, plus the remaining bytes of unfinished uploads. */
  readonly bytes: number;
}

export async function readQuota(db: Database, contributorId: string): Promise<Quota> {
  const { rows } = await sql<Quota>`
    select count(*) as open,
      coalesce(sum(size - received), 0)::bigint
        + coalesce((select bytes from upload_day d
            where d.contributor_id = ${contributorId} and day = (now() at time zone 'UTC')::date), 0) as bytes
    from upload where contributor_id = ${contributorId} and status = 'receiving'`.execute(db);
  return rows[0] ?? { open: 0, bytes: 0 };
}

export interface NewUpload {
  readonly id: string;
  readonly contributorId: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly expiresAt: Date;
}

export async function addUpload(tx: Transaction, upload: NewUpload): Promise<void> {
  const { id, name, folder, size } = upload;
  await tx
    .insertInto('upload')
    .values({
      id,
      name,
      folder,
      size,
      contributor_id: upload.contributorId,
      claimed_sha256: upload.sha256,
      expires_at: upload.expiresAt,
    })
    .execute();
}

/** Lowers the number of received bytes after the disk lost some, so that the client sends them again. */
export async function correctReceived(tx: Transaction, id: string, received: number): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ received })
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .where('received', '>', received)
    .execute();
}

/**
 * Records how many bytes are on the disk, and adds them to the day's total.
 * @returns false if the upload was deleted, has finished, or another request has written to it
 */
export async function saveReceived(
  tx: Transaction,
  {
    id,
    from,
    to,
    expiresAt,
  }: { readonly id: string; readonly from: number; readonly to: number; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('upload')
    .set({ received: to, updated_at: sql<Date>`now()`, expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .where('received', '=', from)
    .returning('contributor_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await sql`insert into upload_day (contributor_id, day, bytes)
    values (${row.contributor_id}, (now() at time zone 'UTC')::date, ${to - from})
    on conflict (contributor_id, day) do update set bytes = upload_day.bytes + excluded.bytes`.execute(tx);
  return true;
}

/** Marks an upload as complete. @returns false if it isn't complete or was marked before */
export async function markReceived(tx: Transaction, id: string, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ status: 'received', updated_at: sql<Date>`now()`, expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .whereRef('received', '=', 'size')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a contributor's newest upload of these bytes that isn't refused. */
export async function readUploadBySha256(
  db: Database,
  contributorId: string,
  sha256: string,
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('contributor_id', '=', contributorId)
    .where('claimed_sha256', '=', sha256)
    .where('status', '<>', 'refused')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
