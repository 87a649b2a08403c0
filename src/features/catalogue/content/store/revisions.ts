import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export async function readRevisionId(db: Database, contentId: string): Promise<string | undefined> {
  const row = await db.selectFrom('content').select('id').where('revision_of', '=', contentId).executeTakeFirst();
  return row?.id;
}

/**
 * Copies a published content as a revision, whose parts refer to the published parts that they replace. At most
 * `maxPreviews` previews are copied.
 */
export async function addRevision(tx: Transaction, id: string, contentId: string, maxPreviews: number): Promise<void> {
  await sql`
    insert into content (id, contributor_id, category_id, title, translated_title, language, language_chosen, description, ai, attribution,
      source_url, shows_people, shows_property, status, version, revision_of)
    select ${id}, contributor_id, category_id, title, translated_title, language, language_chosen, description, ai, attribution,
      source_url, shows_people, shows_property, 'draft', version + 1, id
    from content where id = ${contentId}`.execute(tx);
  await sql`
    insert into content_subcategory (content_id, category_id, subcategory_id, position)
    select ${id}, category_id, subcategory_id, position from content_subcategory where content_id = ${contentId}`.execute(
    tx,
  );
  await sql`
    insert into content_keyword (content_id, keyword, position)
    select ${id}, keyword, position from content_keyword where content_id = ${contentId}`.execute(tx);
  await sql`
    insert into variant (id, content_id, name, licence_code, price, position, revision_of)
    select gen_random_uuid(), ${id}, name, licence_code, price, position, id from variant where content_id = ${contentId}`.execute(
    tx,
  );
  await sql`
    insert into variant_file (variant_id, file_id, name, format, contained_formats, figures, width, height, position)
    select v.id, f.file_id, f.name, format, contained_formats, figures, width, height, f.position
    from variant v join variant_file f on f.variant_id = v.revision_of where v.content_id = ${id}`.execute(tx);
  await sql`
    insert into preview (id, content_id, kind, alt, caption, translated_caption, width, height, widths, avif_widths, marked_widths, thumbhash, colors,
      asset, file_id, hash, hash_parts, source, slide, mockup, position, revision_of)
    select gen_random_uuid(), ${id}, kind, alt, caption, translated_caption, width, height, widths, avif_widths, marked_widths, thumbhash, colors,
      asset, file_id, hash, hash_parts, source, slide, mockup, position, id
    from preview where content_id = ${contentId} order by preview.position limit ${maxPreviews}`.execute(tx);
  await sql`
    insert into content_release (id, content_id, kind, file_id, name, created_at)
    select gen_random_uuid(), ${id}, kind, file_id, name, created_at from content_release where content_id = ${contentId}`.execute(
    tx,
  );
}

/** Offset that is added to positions of published parts, so that the revision's positions don't collide with them. */
const MAKE_ROOM = 100_000;

async function applyVariants(tx: Transaction, revisionId: string, contentId: string): Promise<void> {
  await sql`update variant set position = position + ${MAKE_ROOM} where content_id = ${contentId}`.execute(tx);
  await sql`
    delete from variant_file where variant_id in (select revision_of from variant where content_id = ${revisionId})`.execute(
    tx,
  );
  await sql`
    insert into variant_file (variant_id, file_id, name, format, contained_formats, figures, width, height, position)
    select r.revision_of, f.file_id, f.name, format, contained_formats, figures, width, height, f.position
    from variant r join variant_file f on f.variant_id = r.id
    where r.content_id = ${revisionId} and r.revision_of is not null`.execute(tx);
  await sql`
    update variant v set name = r.name, licence_code = r.licence_code, price = r.price, position = r.position
    from variant r where r.content_id = ${revisionId} and r.revision_of = v.id`.execute(tx);
  await sql`update variant set content_id = ${contentId} where content_id = ${revisionId} and revision_of is null`.execute(
    tx,
  );
}

/**
 * Applies the revision's previews.
 * @returns the published previews that the revision removed; their objects have to be deleted
 */
async function applyPreviews(tx: Transaction, revisionId: string, contentId: string) {
  const left = await tx
    .deleteFrom('preview')
    .where('content_id', '=', contentId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('preview')
        .select(sql<string>`revision_of`.as('id'))
        .where('content_id', '=', revisionId)
        .where('revision_of', 'is not', null),
    )
    .returning(['id', 'widths', 'avif_widths', 'marked_widths', 'asset'])
    .execute();
  await sql`update preview set position = position + ${MAKE_ROOM} where content_id = ${contentId}`.execute(tx);
  await sql`
    update preview p set alt = r.alt, caption = r.caption, translated_caption = r.translated_caption, position = r.position
    from preview r where r.content_id = ${revisionId} and r.revision_of = p.id`.execute(tx);
  await sql`update preview set content_id = ${contentId} where content_id = ${revisionId} and revision_of is null`.execute(
    tx,
  );
  return left;
}

/** Applies a revision to its published content and deletes the revision. @returns the previews that it removed */
export async function mergeRevision(tx: Transaction, revisionId: string, contentId: string) {
  await sql`delete from content_subcategory where content_id = ${contentId}`.execute(tx);
  await sql`delete from content_keyword where content_id = ${contentId}`.execute(tx);
  await sql`
    update content c set category_id = r.category_id, title = r.title, translated_title = r.translated_title,
      language = r.language, language_chosen = r.language_chosen, description = r.description, ai = r.ai,
      shows_people = r.shows_people, shows_property = r.shows_property, change_note = r.change_note, version = c.version + 1,
      updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), c.updated_at + interval '1 millisecond')
    from content r where c.id = ${contentId} and r.id = ${revisionId}`.execute(tx);
  await sql`
    update content_subcategory set content_id = ${contentId} where content_id = ${revisionId}`.execute(tx);
  await sql`update content_keyword set content_id = ${contentId} where content_id = ${revisionId}`.execute(tx);
  await applyVariants(tx, revisionId, contentId);
  const left = await applyPreviews(tx, revisionId, contentId);
  await sql`delete from content_release where content_id = ${contentId}`.execute(tx);
  await sql`update content_release set content_id = ${contentId} where content_id = ${revisionId}`.execute(tx);
  await tx.deleteFrom('content').where('id', '=', revisionId).execute();
  return left;
}
