import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { UploadRow } from './uploads.ts';

/** Taken before quotas are looked at: two begun at once are counted one after the other. */
export async function lockQuota(tx: Transaction, contributorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota ${contributorId}`}, 0))`.execute(tx);
}

export interface Quota {
  /** Uploads that are not finished. */
  readonly open: number;
  /** Bytes that came today, and those that unfinished uploads still announce. */
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

/** What was lost with a disk is asked for again. */
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
 * Notes how far the bytes on the disk go, and counts them for the day.
 * @returns false where the upload is gone, finished, or has been sent further by somebody else
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

/** @returns false where it is not complete, or was already */
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

/** A contributor's newest upload of these bytes that isn't refused. */
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
