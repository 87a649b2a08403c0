import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Upload } from '../../../../platform/database/schema.ts';
import type { UploadPage } from '../rules.ts';

export type UploadRow = Selectable<Upload>;

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export interface UploadFilter {
  readonly contributorId: string;
  /** Identifiers of uploads to read, used or not; undefined reads all unused ones. */
  readonly ids: readonly string[] | undefined;
  readonly status: string | undefined;
}

const selectUploads = (db: Database, { contributorId, ids, status }: UploadFilter) =>
  db
    .selectFrom('upload')
    .where('contributor_id', '=', contributorId)
    .$if(ids !== undefined, (all) => all.where('id', '=', isOneOf(ids ?? [])))
    .$if(ids === undefined, (all) => all.where('taken_at', 'is', null))
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? ''));

/** Reads uploads, newest first. */
export async function readUploads(
  db: Database,
  filter: UploadFilter,
  { after, limit }: Pick<UploadPage, 'after' | 'limit'>,
): Promise<UploadRow[]> {
  return selectUploads(db, filter)
    .selectAll()
    .$if(after !== undefined, (all) => all.where('id', '<', after?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUploads(db: Database, filter: UploadFilter): Promise<number> {
  const { n } = await selectUploads(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Finds which of the identifiers belong to an upload. */
export async function readUploadIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}

/** Finds any upload of a contributor, used or not; undefined if there is none. */
export async function readAnyUploadId(db: Database, contributorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function readUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks uploads until the transaction ends, in the order of identifiers; uploads of other contributors are left out.
 */
export async function lockUploads(
  tx: Transaction,
  contributorId: string,
  ids: readonly string[],
): Promise<UploadRow[]> {
  return tx
    .selectFrom('upload')
    .selectAll()
    .where('contributor_id', '=', contributorId)
    .where('id', '=', isOneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Marks uploads as used. An upload that is about to expire is kept for another day, in which a content can use it. */
export async function markTaken(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('upload')
    .set({
      taken_at: sql<Date>`coalesce(taken_at, now())`,
      expires_at: sql<Date>`greatest(expires_at, now() + interval '1 day')`,
    })
    .where('id', '=', isOneOf(ids))
    .execute();
}

export async function removeUpload(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('upload').where('id', '=', id).execute();
}
