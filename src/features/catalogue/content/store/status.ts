import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { ContentStatus } from '../contract/own-content.ts';

export async function readStatus(db: Database, id: string) {
  const row = await db
    .selectFrom('content')
    .select(['status', 'revision_of', 'version', 'change_note', 'contributor_id', 'title', 'unpublished_code'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, status: row.status as ContentStatus };
}

/** Next `updated_at`: always later than the last one, so that two changes in the same millisecond differ. */
export const nextUpdatedAt = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`;

export async function setStatus(tx: Transaction, id: string, status: ContentStatus): Promise<void> {
  await tx
    .updateTable('content')
    .set({
      status,
      updated_at: nextUpdatedAt,
      ...(status === 'pending' ? { submitted_at: sql<Date>`now()` } : {}),
      ...(status === 'published'
        ? { published_at: sql<Date>`coalesce(published_at, now())`, unpublished_code: null, unpublished_reason: '' }
        : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores why an admin unpublished a content. */
export async function setTakedown(
  tx: Transaction,
  id: string,
  { code, note }: { readonly code: string; readonly note: string },
): Promise<void> {
  await tx
    .updateTable('content')
    .set({ unpublished_code: code, unpublished_reason: note, updated_at: nextUpdatedAt })
    .where('id', '=', id)
    .execute();
}

/** Stores the files of the current version, unless that version is stored already. */
export async function addVersion(tx: Transaction, contentId: string): Promise<void> {
  await sql`
    insert into content_version (content_id, version, note, published_at, files)
    select c.id, c.version, case c.version when 1 then '' else c.change_note end,
      case c.version when 1 then coalesce(c.published_at, now()) else now() end, coalesce((
      select json_agg(json_build_object(
        'variant', v.name, 'name', vf.name, 'format', vf.format, 'size', f.size, 'sha256', f.sha256
      ) order by v.position, vf.position)
      from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id
      where v.content_id = c.id
    ), '[]')
    from content c where c.id = ${contentId}
    on conflict (content_id, version) do nothing`.execute(tx);
}

/** Whether a variant costs more than 0. */
export async function isPaid(db: Database, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('variant')
    .select('id')
    .where('content_id', '=', contentId)
    .where('price', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readPreviewFiles(db: Database, contentId: string) {
  return db
    .selectFrom('preview')
    .select(['id', 'revision_of', 'widths', 'avif_widths', 'marked_widths', 'asset'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
}

/** Reads a preview of a content in any status. */
export async function readPreview(db: Database, id: string) {
  return db.selectFrom('preview').select(['kind', 'revision_of', 'widths']).where('id', '=', id).executeTakeFirst();
}
