import { sql } from 'kysely';
import { indexContent } from '../../src/features/catalogue/content/service/index-content.ts';
import { type Context, inTransaction, type TransactionContext } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import {
  insertMockup,
  insertPreview,
  insertTerms,
  insertVariant,
  insertVariantFiles,
  listFileObjects,
  listPreviewObjects,
  putObjects,
} from './store-content.ts';
import { arePreviewsIntact, listStoredKeys, readStoredPreviews } from './stored-previews.ts';
import { areVariantsIntact, readStoredVariants, type StoredVariant } from './stored-variants.ts';
import type { BuiltContent, BuiltVariant } from './types.ts';

interface Rewriting {
  readonly id: string;
  readonly built: BuiltContent;
  readonly editorialWeight: number;
}

/** Pairs variants by name, or else with the first unmatched one, so that earlier downloads stay recorded. */
function pairVariants(stored: readonly StoredVariant[], built: readonly BuiltVariant[]) {
  const unnamed = stored.filter(({ name }) => !built.some((variant) => variant.name === name));
  const pairs = built.map((variant) => ({
    variant,
    old: stored.find(({ name }) => name === variant.name) ?? unnamed.shift(),
  }));
  return { pairs, surplus: unnamed };
}

/** Removes all files of the variants. @returns hashes of files that nothing uses any more, whose rows were deleted */
async function removeFiles(ctx: TransactionContext, variantIds: readonly string[], kept: ReadonlySet<string>) {
  const removed = await ctx.tx
    .deleteFrom('variant_file')
    .where('variant_id', 'in', variantIds)
    .returning('file_id')
    .execute();
  const rows = await ctx.tx
    .deleteFrom('file')
    .where('id', 'in', [...new Set(removed.map(({ file_id }) => file_id))])
    .where((where) =>
      where.not(where.exists(where.selectFrom('variant_file').select('file_id').whereRef('file_id', '=', 'file.id'))),
    )
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256).filter((sha256) => !kept.has(sha256));
}

/** Replaces the variants. @returns identifiers in the order of the built variants */
async function replaceVariants(
  ctx: TransactionContext,
  contentId: string,
  { pairs, surplus }: ReturnType<typeof pairVariants>,
): Promise<void> {
  if (surplus.length > 0)
    await ctx.tx
      .deleteFrom('variant')
      .where(
        'id',
        'in',
        surplus.map(({ id }) => id),
      )
      .execute();
  const ids: string[] = [];
  for (const [at, { variant, old }] of pairs.entries()) {
    // New variants are added after all others, until the order is set in one statement.
    const id = old?.id ?? (await insertVariant(ctx, contentId, variant, 1000 + at));
    ids.push(id);
    if (old === undefined) continue;
    await ctx.tx.updateTable('variant').set({ name: variant.name }).where('id', '=', id).execute();
    await insertVariantFiles(ctx, id, variant.files);
  }
  await sql`update variant set position = array_position(${ids}::uuid[], id) - 1 where content_id = ${contentId}`.execute(
    ctx.tx,
  );
}

/** Updates the texts. @returns true if a text has changed */
async function updateTexts(ctx: TransactionContext, { id, built }: Rewriting): Promise<boolean> {
  const { title, translatedTitle, language, description, ai, attribution, sourceUrl } = built;
  const { numAffectedRows = 0n } = await sql`update content set title = ${title}, translated_title = ${translatedTitle},
      language = ${language}, description = ${description}, ai = ${ai}, attribution = ${attribution}, source_url = ${sourceUrl}
    where id = ${id} and (title, translated_title, language, description, ai, attribution, source_url)
      is distinct from (${title}, ${translatedTitle}::text, ${language}, ${description}, ${ai}, ${attribution}, ${sourceUrl})`.execute(
    ctx.tx,
  );
  return numAffectedRows > 0n;
}

async function replaceTerms(ctx: TransactionContext, { id, built }: Rewriting): Promise<void> {
  const { category_id: categoryId } = await ctx.tx
    .selectFrom('content')
    .select(sql<string>`category_id`.as('category_id'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await ctx.tx.deleteFrom('content_subcategory').where('content_id', '=', id).execute();
  await ctx.tx.deleteFrom('content_keyword').where('content_id', '=', id).execute();
  await insertTerms(ctx, built, { contentId: id, categoryId });
}

/** Replaces the previews under new identifiers, because browsers cache pictures forever. */
async function replacePreviews(ctx: TransactionContext, { id, built }: Rewriting, previewIds: readonly string[]) {
  await ctx.tx.deleteFrom('preview').where('content_id', '=', id).execute();
  for (const [position, preview] of built.previews.entries())
    await insertPreview(ctx, preview, { id: previewIds[position] ?? '', contentId: id, position });
  await insertMockup(ctx, { built, previewIds }, id);
}

async function replaceFiles(ctx: TransactionContext, { id, built }: Rewriting, stored: readonly StoredVariant[]) {
  const kept = new Set(built.variants.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
  const variantIds = stored.map((variant) => variant.id);
  const removed = variantIds.length === 0 ? [] : await removeFiles(ctx, variantIds, kept);
  await replaceVariants(ctx, id, pairVariants(stored, built.variants));
  return removed.map(originalKey);
}

/**
 * Rewrites a content as the current version builds it: files, pictures, texts and order. Its identifier and those of
 * its variants stay, and so do prices, favorites and downloads; unchanged parts aren't written.
 * @returns true if something that people see or download has changed
 */
export async function rewriteContent(ctx: Context, rewriting: Rewriting): Promise<boolean> {
  const { id, built, editorialWeight } = rewriting;
  const variants = await readStoredVariants(ctx.db, id);
  const previews = await readStoredPreviews(ctx.db, id);
  const hasFiles = await areVariantsIntact(ctx, variants, built.variants);
  const hasPreviews = await arePreviewsIntact(ctx, previews, built.previews);
  const previewIds = built.previews.map(() => createId());
  await putObjects(ctx, [
    ...(hasFiles ? [] : listFileObjects(built.variants)),
    ...(hasPreviews ? [] : built.previews.flatMap((each, at) => listPreviewObjects(each, previewIds[at] ?? ''))),
  ]);
  const { changed, orphaned } = await inTransaction(ctx, async (own) => {
    // The content was deleted after it had been looked up.
    if ((await own.tx.selectFrom('content').select('id').where('id', '=', id).executeTakeFirst()) === undefined)
      return { changed: false, orphaned: [] };
    const files = hasFiles ? [] : await replaceFiles(own, rewriting, variants);
    if (!hasPreviews) await replacePreviews(own, rewriting, previewIds);
    await replaceTerms(own, rewriting);
    const isRewritten = (await updateTexts(own, rewriting)) || !hasFiles || !hasPreviews;
    if (isRewritten) await own.tx.updateTable('content').set({ updated_at: new Date() }).where('id', '=', id).execute();
    await own.tx
      .updateTable('content_stat')
      .set({ editorial_weight: editorialWeight })
      .where('content_id', '=', id)
      .execute();
    await indexContent(own, [id]);
    return { changed: isRewritten, orphaned: [...files, ...(hasPreviews ? [] : previews.flatMap(listStoredKeys))] };
  });
  for (const key of orphaned) await ctx.platform.storage.remove(key);
  return changed;
}
