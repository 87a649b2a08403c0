import { sql } from 'kysely';
import { chooseScene } from '../../src/features/catalogue/content/rules/mockup.ts';
import { keepContents } from '../../src/features/catalogue/content/service/inside/keep-contents.ts';
import type { Context, TransactionContext } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { MOCKUP_RECIPE } from '../../src/platform/media/mockup/mockup.ts';
import { nameColor } from '../../src/platform/media/name-color.ts';
import { toHashParts } from '../../src/platform/media/preview-hash.ts';
import {
  draftPreviewKey,
  drawingsKey,
  markedSheetKey,
  originalKey,
  previewKey,
  sheetKey,
} from '../../src/platform/storage/storage.ts';
import type { BuiltContent, BuiltFile, BuiltPreview, BuiltVariant } from './types.ts';

export interface Placement {
  readonly contributorId: string;
  readonly categoryId: string;
  readonly publishedAt: Date;
  /** Initial popularity until people have viewed or downloaded the work. */
  readonly editorialWeight: number;
}

/** A built content whose files are stored; `previewIds` are in the order of its previews. */
export interface StoredContent {
  readonly built: BuiltContent;
  readonly previewIds: readonly string[];
}

/**
 * Lists keys and bytes of renditions. Large pictures of a paid work are public with a watermark only; the originals are
 * stored with the drafts' previews.
 */
function listRenditionKeys({ renditions }: BuiltPreview, id: string): [string, Buffer][] {
  const marked = new Set(renditions.flatMap((each) => (each.marked ? [each.width] : [])));
  return renditions.flatMap((each): [string, Buffer][] => {
    const name = `${each.width}.${each.format}`;
    if (each.marked)
      return [
        [previewKey(id, name), each.bytes],
        [draftPreviewKey(id, `${each.width}.marked.webp`), each.bytes],
      ];
    return [[marked.has(each.width) ? draftPreviewKey(id, name) : previewKey(id, name), each.bytes]];
  });
}

/** Lists key and bytes of all objects of a preview. */
export function listPreviewObjects(preview: BuiltPreview, id: string): [string, Buffer][] {
  const { socialCard, asset } = preview;
  return [
    ...listRenditionKeys(preview, id),
    ...(socialCard === null ? [] : [[previewKey(id, 'card.jpg'), socialCard] as [string, Buffer]]),
    ...(asset === null ? [] : [[previewKey(id, `asset.${asset.ext}`), asset.bytes] as [string, Buffer]]),
  ];
}

function listInsideObjects({ sha256, inside }: BuiltFile): [string, Buffer][] {
  if (inside === null) return [];
  const { recipe } = inside.contents;
  return [
    ...inside.sheets.map((bytes, sheet): [string, Buffer] => [sheetKey(sha256, recipe, sheet), bytes]),
    ...inside.markedSheets.map((bytes, sheet): [string, Buffer] => [markedSheetKey(sha256, recipe, sheet), bytes]),
    ...(inside.sources.length === 0 ? [] : [[drawingsKey(sha256, recipe), inside.sources] as [string, Buffer]]),
  ];
}

/** Lists key and bytes of the downloads and of what is shown of archives. */
export const listFileObjects = (variants: readonly BuiltVariant[]): [string, Buffer][] =>
  variants.flatMap(({ files }) =>
    files.flatMap((file): [string, Buffer][] => [[originalKey(file.sha256), file.bytes], ...listInsideObjects(file)]),
  );

/** Stores objects concurrently, because a disk flushes many in the time of one. */
export async function putObjects(ctx: Context, objects: readonly (readonly [string, Buffer])[]): Promise<void> {
  await Promise.all([...new Map(objects)].map(([key, bytes]) => ctx.platform.storage.put(key, bytes)));
}

/** Stores the files and pictures of a content. */
export async function storeObjects(ctx: Context, built: BuiltContent): Promise<StoredContent> {
  const previewIds = built.previews.map(() => createId());
  const previews = built.previews.flatMap((preview, at) => listPreviewObjects(preview, previewIds[at] ?? ''));
  await putObjects(ctx, [...listFileObjects(built.variants), ...previews]);
  return { built, previewIds };
}

async function insertFile(ctx: TransactionContext, file: BuiltFile): Promise<string> {
  const values = { id: createId(), sha256: file.sha256, size: file.size, media_type: file.mediaType };
  await ctx.db
    .insertInto('file')
    .values(values)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const { id } = await ctx.db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', file.sha256)
    .executeTakeFirstOrThrow();
  if (file.inside !== null) await keepContents(ctx.tx, id, file.inside.contents);
  return id;
}

/** Adds files to a variant that has none. */
export async function insertVariantFiles(
  ctx: TransactionContext,
  variantId: string,
  files: readonly BuiltFile[],
): Promise<void> {
  for (const [position, file] of files.entries()) {
    const { name, format, containedFormats, figures, width, height } = file;
    await ctx.db
      .insertInto('variant_file')
      .values({
        variant_id: variantId,
        file_id: await insertFile(ctx, file),
        name,
        format,
        contained_formats: containedFormats,
        figures: JSON.stringify(figures),
        width,
        height,
        position,
      })
      .execute();
  }
}

export async function insertVariant(
  ctx: TransactionContext,
  contentId: string,
  variant: BuiltVariant,
  position: number,
): Promise<string> {
  const id = createId();
  await ctx.db
    .insertInto('variant')
    .values({
      id,
      content_id: contentId,
      name: variant.name,
      licence_code: variant.licence,
      price: variant.price,
      position,
    })
    .execute();
  await insertVariantFiles(ctx, id, variant.files);
  return id;
}

interface Placed {
  readonly id: string;
  readonly contentId: string;
  readonly position: number;
}

export async function insertPreview(
  ctx: Context,
  preview: BuiltPreview,
  { id, contentId, position }: Placed,
): Promise<void> {
  const listWidths = (format: string, marked = false): number[] =>
    preview.renditions
      .filter((each) => each.format === format && each.marked === marked)
      .map((each) => each.width)
      .sort((a, b) => a - b);
  await ctx.db
    .insertInto('preview')
    .values({
      id,
      content_id: contentId,
      kind: preview.kind,
      alt: preview.alt,
      caption: preview.caption,
      translated_caption: preview.translatedCaption,
      mockup: preview.isMockup,
      width: preview.width,
      height: preview.height,
      widths: listWidths('webp'),
      avif_widths: listWidths('avif'),
      marked_widths: listWidths('webp', true),
      thumbhash: preview.thumbhash,
      hash: sql<number>`('x' || ${preview.hash})::bit(64)::bigint`,
      hash_parts: toHashParts(preview.hash),
      colors: JSON.stringify(preview.colors.map((color) => ({ ...color, name: nameColor(color.lab) }))),
      asset:
        preview.asset === null ? null : JSON.stringify({ ext: preview.asset.ext, mediaType: preview.asset.mediaType }),
      position,
    })
    .execute();
}

/** Records which preview is the mock-up, so that no job creates another one. */
export async function insertMockup(
  ctx: TransactionContext,
  { built, previewIds }: StoredContent,
  contentId: string,
): Promise<void> {
  // The demo has standard categories only, which say what a work is without its files.
  const scene = chooseScene(built.category, built.subcategories, []);
  if (scene === undefined) return;
  const previewId = previewIds[built.previews.findIndex(({ isMockup }) => isMockup)] ?? null;
  const columns = { scene, recipe: MOCKUP_RECIPE, preview_id: previewId };
  await ctx.tx
    .insertInto('mockup')
    .values({ content_id: contentId, ...columns })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(columns))
    .execute();
}

/** Adds subcategories and keywords to a content that has none. */
export async function insertTerms(
  ctx: Context,
  built: BuiltContent,
  { contentId, categoryId }: { readonly contentId: string; readonly categoryId: string },
): Promise<void> {
  for (const [position, key] of built.subcategories.entries()) {
    const sub = await ctx.db.selectFrom('subcategory').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('content_subcategory')
      .values({ content_id: contentId, category_id: categoryId, subcategory_id: sub.id, position })
      .execute();
  }
  const keywords = [...new Set(built.keywords.map((keyword) => keyword.toLowerCase().trim()))];
  await ctx.db
    .insertInto('content_keyword')
    .values(keywords.map((keyword, position) => ({ content_id: contentId, keyword, position })))
    .execute();
}

/** Inserts the rows of a stored content and returns its identifier. The caller has to add its listing. */
export async function insertContent(
  ctx: TransactionContext,
  stored: StoredContent,
  placement: Placement,
): Promise<string> {
  const id = createId();
  const { built, previewIds } = stored;
  const { title, translatedTitle, language, description, ai, attribution, sourceUrl } = built;
  await ctx.db
    .insertInto('content')
    .values({
      id,
      contributor_id: placement.contributorId,
      category_id: placement.categoryId,
      title,
      translated_title: translatedTitle,
      language,
      description,
      ai,
      attribution,
      source_url: sourceUrl,
      status: 'published',
      published_at: placement.publishedAt,
      created_at: placement.publishedAt,
    })
    .execute();
  await insertTerms(ctx, built, { contentId: id, categoryId: placement.categoryId });
  for (const [position, variant] of built.variants.entries()) await insertVariant(ctx, id, variant, position);
  for (const [position, preview] of built.previews.entries()) {
    await insertPreview(ctx, preview, { id: previewIds[position] ?? '', contentId: id, position });
  }
  await insertMockup(ctx, stored, id);
  await ctx.db
    .insertInto('content_stat')
    .values({ content_id: id, editorial_weight: placement.editorialWeight })
    .execute();
  return id;
}
