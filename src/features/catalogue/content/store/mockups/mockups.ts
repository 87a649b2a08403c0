import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import type { Scene, SoldFile } from '../../rules/mockup.ts';
import { nextUpdatedAt } from '../status.ts';

export async function readMockup(db: Database, contentId: string) {
  const row = await db.selectFrom('mockup').selectAll().where('content_id', '=', contentId).executeTakeFirst();
  return row === undefined ? undefined : { ...row, scene: row.scene as Scene };
}

/** Requests that the mock-up is created or replaced. */
export async function awaitMockup(tx: Transaction, contentId: string, scene: Scene): Promise<void> {
  const columns = { scene, recipe: 0, preview_id: null, changed_from: null, changed_to: null };
  await tx
    .insertInto('mockup')
    .values({ content_id: contentId, ...columns })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(columns))
    .execute();
}

export async function removeMockup(tx: Transaction, contentId: string): Promise<void> {
  await tx.deleteFrom('mockup').where('content_id', '=', contentId).execute();
}

/** Records the result: the created preview, or none. */
export async function noteMockup(
  tx: Transaction,
  contentId: string,
  { recipe, previewId }: { readonly recipe: number; readonly previewId: string | null },
): Promise<void> {
  await tx
    .updateTable('mockup')
    .set({ recipe, preview_id: previewId, changed_from: null, changed_to: null })
    .where('content_id', '=', contentId)
    .execute();
}

/** Sets a new time of change of a draft, and stores the old and the new one. */
export async function noteUnseen(tx: Transaction, contentId: string): Promise<void> {
  await sql`
    with before as (select id, updated_at from content where id = ${contentId}),
    changed as (update content set updated_at = ${nextUpdatedAt} where id = ${contentId} returning id, updated_at)
    update mockup set changed_from = before.updated_at, changed_to = changed.updated_at
    from before join changed on changed.id = before.id where mockup.content_id = changed.id`.execute(tx);
}

/**
 * Finds works whose mock-up is missing or has an older recipe version. Works with an open revision wait until it is
 * published.
 */
export async function readDueMockups(db: Database, recipe: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mockup')
    .select('content_id')
    .where('recipe', '<', recipe)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content as revision')
            .select('revision.id')
            .whereRef('revision.revision_of', '=', 'content_id'),
        ),
      ),
    )
    .orderBy('recipe')
    .orderBy('content_id')
    .limit(limit)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Reads the category and other data of a content; undefined if it was deleted. */
export async function readPlace(db: Database, contentId: string) {
  return db
    .selectFrom('content')
    .select(['category_id', 'revision_of', 'language', 'title', 'status'])
    .select(
      sql<string[]>`array(select subcategory_id from content_subcategory where content_id = content.id)`.as(
        'subcategory_ids',
      ),
    )
    .where('id', '=', contentId)
    .executeTakeFirst();
}

/** Reads the files of the content's variants, in order. */
export async function readSoldFiles(db: Database, contentId: string): Promise<SoldFile[]> {
  const rows = await db
    .selectFrom('variant as v')
    .innerJoin('variant_file as vf', 'vf.variant_id', 'v.id')
    .innerJoin('file as f', 'f.id', 'vf.file_id')
    .select(['f.id', 'f.sha256', 'f.size', 'vf.name', 'vf.format', 'vf.contained_formats'])
    .where('v.content_id', '=', contentId)
    .orderBy('v.position')
    .orderBy('vf.position')
    .execute();
  return rows.map(({ id, contained_formats: containedFormats, ...rest }) => ({
    fileId: id,
    containedFormats,
    ...rest,
  }));
}

/** Reads the mock-ups of a content. */
export async function readMockupPreviews(db: Database, contentId: string) {
  return db
    .selectFrom('preview')
    .select([
      'id',
      'file_id',
      'position',
      'widths',
      'avif_widths',
      'marked_widths',
      'asset',
      'caption',
      'translated_caption',
    ])
    .where('content_id', '=', contentId)
    .where('mockup', '=', true)
    .orderBy('position')
    .execute();
}

export async function removePreviews(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('preview').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

/** Reads the number of previews, and the position of the first one; called after mock-ups were removed. */
export async function readOtherPlaces(db: Database, contentId: string) {
  const { count, first } = await db
    .selectFrom('preview')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<number | null>('position').as('first')])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  return { count, first };
}

/** Moves the last preview to a position; previews at that position and after it move back by one. */
export async function placePreview(tx: Transaction, contentId: string, id: string, position: number): Promise<void> {
  await sql`
    update preview set position = case when id = ${id} then ${position}::int else position + 1 end
    where content_id = ${contentId} and (position >= ${position} or id = ${id})`.execute(tx);
}
