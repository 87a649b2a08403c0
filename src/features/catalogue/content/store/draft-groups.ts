import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** Locks contents in the order of identifiers; contents of other contributors are left out. */
export async function lockContents(tx: Transaction, contributorId: string, ids: readonly string[]) {
  return tx
    .selectFrom('content')
    .select(['id', 'status', 'revision_of'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('contributor_id', '=', contributorId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Counts the previews of all these contents. */
export async function countPreviews(tx: Transaction, contentIds: readonly string[]): Promise<number> {
  const { n } = await tx
    .selectFrom('preview')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('content_id', '=', sql<string>`any(${contentIds}::uuid[])`)
    .executeTakeFirstOrThrow();
  return n;
}

/** Appends the variants, previews and releases of one content to those of another one. */
export async function moveParts(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`
    update variant set content_id = ${into},
      position = position + (select coalesce(max(position) + 1, 0) from variant where content_id = ${into})
    where content_id = ${from}`.execute(tx);
  await sql`
    update preview set content_id = ${into},
      position = position + (select coalesce(max(position) + 1, 0) from preview where content_id = ${into})
    where content_id = ${from}`.execute(tx);
  await sql`update content_release set content_id = ${into} where content_id = ${from}`.execute(tx);
}

/** Copies a draft without its variants, previews and releases. */
async function copyContent(tx: Transaction, from: string): Promise<string> {
  const id = createId();
  await sql`
    insert into content (id, contributor_id, category_id, title, translated_title, language, language_chosen, description, ai,
      shows_people, shows_property)
    select ${id}, contributor_id, category_id, title, translated_title, language, language_chosen, description, ai,
      shows_people, shows_property
    from content where id = ${from}`.execute(tx);
  await sql`
    insert into content_subcategory (content_id, category_id, subcategory_id, position)
    select ${id}, category_id, subcategory_id, position from content_subcategory where content_id = ${from}`.execute(
    tx,
  );
  await sql`
    insert into content_keyword (content_id, keyword, position)
    select ${id}, keyword, position from content_keyword where content_id = ${from}`.execute(tx);
  return id;
}

/**
 * Moves a variant to a new draft.
 * @returns identifier of the new draft, which has the variant and its files' previews
 */
export async function moveVariantOut(tx: Transaction, variantId: string, from: string): Promise<string> {
  const id = await copyContent(tx, from);
  await sql`update variant set content_id = ${id}, position = 0 where id = ${variantId}`.execute(tx);
  await sql`
    update preview set content_id = ${id}
    where content_id = ${from} and not mockup and file_id in (select file_id from variant_file where variant_id = ${variantId})`.execute(
    tx,
  );
  return id;
}
