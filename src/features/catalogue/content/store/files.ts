import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface NewFile {
  readonly id: string;
  readonly sha256: string;
  /** Size in bytes. */
  readonly size: number;
  readonly mediaType: string;
}

/** Adds a file, unless a file with the same bytes exists. */
export async function addFile(tx: Transaction, { id, sha256, size, mediaType }: NewFile): Promise<void> {
  await tx
    .insertInto('file')
    .values({ id, sha256, size, media_type: mediaType })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Locks a file until the transaction ends, so that its deletion can't begin meanwhile. */
export async function lockFile(
  tx: Transaction,
  sha256: string,
): Promise<{ id: string; deleting_at: Date | null } | undefined> {
  return tx.selectFrom('file').select(['id', 'deleting_at']).where('sha256', '=', sha256).forShare().executeTakeFirst();
}

/** Finds which of the files a content of the contributor uses. */
export async function readUsedFileIds(db: Database, contributorId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as wanted (id)
    where exists (
        select from variant_file f join variant v on v.id = f.variant_id join content c on c.id = v.content_id
        where f.file_id = wanted.id and c.contributor_id = ${contributorId})
      or exists (
        select from preview p join content c on c.id = p.content_id
        where p.file_id = wanted.id and c.contributor_id = ${contributorId})
      or exists (
        select from content_release r join content c on c.id = r.content_id
        where r.file_id = wanted.id and c.contributor_id = ${contributorId})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds a content of the contributor that has these bytes in a variant. */
export async function findContentWithFile(
  db: Database,
  contributorId: string,
  sha256: string,
): Promise<{ id: string; title: string; status: string } | undefined> {
  return db
    .selectFrom('file as f')
    .innerJoin('variant_file as vf', 'vf.file_id', 'f.id')
    .innerJoin('variant as v', 'v.id', 'vf.variant_id')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select(['c.id', 'c.title', 'c.status'])
    .where('f.sha256', '=', sha256)
    .where('c.contributor_id', '=', contributorId)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Reads a file of a content, with its name there and the content's owner. */
export async function readOriginal(db: Database, contentId: string, fileId: string) {
  const { rows } = await sql<{
    sha256: string;
    media_type: string;
    damaged_at: Date | null;
    name: string;
    contributor_id: string;
  }>`
    select f.sha256, f.media_type, f.damaged_at, used.name, c.contributor_id
    from content c join lateral (
      select vf.name from variant_file vf join variant v on v.id = vf.variant_id
        where v.content_id = c.id and vf.file_id = ${fileId}
      union all select name from content_release where content_id = c.id and file_id = ${fileId}
      union all select coalesce(source->>'name', 'file') from preview where content_id = c.id and file_id = ${fileId}
      limit 1
    ) used on true join file f on f.id = ${fileId}
    where c.id = ${contentId}`.execute(db);
  return rows[0];
}
