import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Upload } from '../../../../platform/database/schema.ts';
import type { UploadPage } from '../rules.ts';

export type UploadRow = Selectable<Upload>;

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export interface UploadFilter {
  readonly contributorId: string;
  /** Only these, taken or not; undefined: all that aren't taken. */
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

/** Newest first. */
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

/** Those of the identifiers that an upload has. */
export async function readUploadIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}

/** Taken or not; undefined where a contributor has none. */
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

/** A contributor's own ones of these, in the order of identifiers, held until the transaction ends. */
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

/** One that is expiring is kept for a day: by then a content uses it. */
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
