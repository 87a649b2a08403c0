import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Reads the export of a person's works: texts that they wrote, and references to their files and consents. */
export async function readWorksOf(db: Database, contributorId: string) {
  return db
    .selectFrom('content as c')
    .select([
      ...(['c.id', 'c.title', 'c.description', 'c.status', 'c.revision_of', 'c.version', 'c.change_note'] as const),
      ...(['c.ai', 'c.created_at', 'c.updated_at', 'c.published_at'] as const),
      sql<unknown>`coalesce((select json_agg(k.keyword order by k.keyword) from content_keyword k where k.content_id = c.id), '[]')`.as(
        'keywords',
      ),
      sql<unknown>`coalesce((
        select json_agg(json_build_object('variant', v.name, 'licence', v.licence_code, 'price', v.price, 'file', vf.name,
          'size', f.size, 'sha256', f.sha256) order by v.position, vf.position)
        from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id
        where v.content_id = c.id), '[]')`.as('files'),
      sql<unknown>`coalesce((
        select json_agg(json_build_object('kind', r.kind, 'name', r.name)) from content_release r
        where r.content_id = c.id), '[]')`.as('releases'),
      sql<unknown>`coalesce((
        select json_agg(json_build_object('version', n.version, 'note', n.note, 'at', n.published_at) order by n.version)
        from content_version n where n.content_id = c.id), '[]')`.as('versions'),
    ])
    .where('c.contributor_id', '=', contributorId)
    .orderBy('c.id')
    .execute();
}

/** Finds works that were never public, and revisions, and locks them until the transaction ends. */
export async function lockPrivateWorks(tx: Transaction, contributorId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('content')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .where('status', 'not in', ['published', 'unpublished'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
