import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Content, Preview } from '../../../../platform/database/schema.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import { nextUpdatedAt } from './status.ts';
import type { FileFacts } from './variants.ts';

export interface NewPreview {
  readonly id: string;
  readonly fileId: string;
  /** Whether the file is shown but not sold. */
  readonly isSlide: boolean;
  /** Whether the preview is a mock-up. */
  readonly isMockup?: boolean;
  /** Perceptual hash in hexadecimal digits. */
  readonly hash: string | null;
  readonly columns: Pick<
    Insertable<Preview>,
    | 'kind'
    | 'width'
    | 'height'
    | 'widths'
    | 'avif_widths'
    | 'marked_widths'
    | 'thumbhash'
    | 'colors'
    | 'asset'
    | 'hash_parts'
    | 'source'
    | 'caption'
    | 'translated_caption'
  >;
}

/** Locks the content until the transaction ends; undefined if it doesn't belong to the contributor. */
export async function lockContent(tx: Transaction, id: string, contributorId: string | undefined) {
  const row = await tx
    .selectFrom('content')
    .select(['id', 'status', 'title', 'language_chosen', 'category_id', 'suggested', 'updated_at'])
    .where('id', '=', id)
    .$if(contributorId !== undefined, (all) => all.where('contributor_id', '=', contributorId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, status: row.status as ContentStatus };
}

export async function addContent(tx: Transaction, row: Insertable<Content>): Promise<void> {
  await tx.insertInto('content').values(row).execute();
}

/** Changes a content. The time is set even if no column of the row changes, because rows of its parts do. */
export async function changeContent(tx: Transaction, id: string, changed: Updateable<Content>): Promise<void> {
  await tx
    .updateTable('content')
    .set({ ...changed, updated_at: nextUpdatedAt, edited_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function removeContent(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', id).execute();
}

export async function setKeywords(tx: Transaction, contentId: string, keywords: readonly string[]): Promise<void> {
  await tx.deleteFrom('content_keyword').where('content_id', '=', contentId).execute();
  if (keywords.length === 0) return;
  await tx
    .insertInto('content_keyword')
    .values(keywords.map((keyword, position) => ({ content_id: contentId, keyword, position })))
    .execute();
}

export async function removeSubcategories(tx: Transaction, contentId: string): Promise<void> {
  await tx.deleteFrom('content_subcategory').where('content_id', '=', contentId).execute();
}

export async function addSubcategories(
  tx: Transaction,
  contentId: string,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('content_subcategory')
    .values(
      ids.map((id, position) => ({ content_id: contentId, category_id: categoryId, subcategory_id: id, position })),
    )
    .execute();
}

export async function readSubcategoryIds(db: Database, contentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content_subcategory')
    .select('subcategory_id')
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
  return rows.map(({ subcategory_id }) => subcategory_id);
}

/** Reads the files that the content's variants can use: files of its variants, and sources of its previews. */
export async function readFileFacts(db: Database, contentId: string): Promise<Map<string, FileFacts>> {
  const inVariants = await db
    .selectFrom('variant_file as f')
    .innerJoin('variant as v', 'v.id', 'f.variant_id')
    .select(['f.file_id', 'f.name', 'format', 'contained_formats', 'width', 'height', 'figures'])
    .where('v.content_id', '=', contentId)
    .execute();
  const inPreviews = await db
    .selectFrom('preview')
    .select('source')
    .where('content_id', '=', contentId)
    .where('source', 'is not', null)
    .where('slide', '=', false)
    .where('mockup', '=', false)
    .execute();
  return new Map([
    ...inPreviews.map(({ source }) => source as unknown as FileFacts).map((facts) => [facts.fileId, facts] as const),
    ...inVariants.map(
      (row) =>
        [
          row.file_id,
          {
            fileId: row.file_id,
            name: row.name,
            format: row.format,
            containedFormats: row.contained_formats,
            width: row.width,
            height: row.height,
            figures: row.figures as FileFacts['figures'],
          },
        ] as const,
    ),
  ]);
}

/**
 * Adds a preview after the content's other previews.
 * @returns false if the upload's preview already belongs to a content
 */
export async function addPreview(
  tx: Transaction,
  contentId: string,
  preview: NewPreview,
  alt: string,
): Promise<boolean> {
  const { id, fileId, isSlide, isMockup = false, hash, columns } = preview;
  const added = await tx
    .insertInto('preview')
    .values({
      id,
      content_id: contentId,
      alt,
      file_id: fileId,
      slide: isSlide,
      mockup: isMockup,
      ...columns,
      hash: hash === null ? null : sql<number>`('x' || ${hash})::bit(64)::bigint`,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from preview where content_id = ${contentId})`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function readPreviewIds(db: Database, contentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('preview')
    .select('id')
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the order of previews and removes those that aren't listed. */
export async function setPreviewOrder(tx: Transaction, contentId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('preview')
    .where('content_id', '=', contentId)
    .where(sql<SqlBool>`id <> all(${ids}::uuid[])`)
    .execute();
  await sql`
    update preview set position = wanted.position - 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    where preview.id = wanted.id and content_id = ${contentId}`.execute(tx);
}

export interface PreviewCaption {
  readonly id: string;
  /** Caption in the language of the content. */
  readonly caption: string;
  /** Caption in the site's other language. */
  readonly translated_caption: string | null;
}

/** Sets the captions of some of a content's previews. */
export async function setCaptions(
  tx: Transaction,
  contentId: string,
  captions: readonly PreviewCaption[],
): Promise<void> {
  for (const { id, caption, translated_caption } of captions)
    await tx
      .updateTable('preview')
      .set({ caption, translated_caption })
      .where('id', '=', id)
      .where('content_id', '=', contentId)
      .execute();
}

/** Sets the text alternative of the pictures to the title. */
export async function setAlt(tx: Transaction, contentId: string, alt: string): Promise<void> {
  await tx.updateTable('preview').set({ alt }).where('content_id', '=', contentId).execute();
}
