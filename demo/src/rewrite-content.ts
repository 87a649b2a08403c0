import { sql } from 'kysely';
import { indexContent } from '../../src/features/content/service/index-content.ts';
import { type Context, inTransaction, type TransactionContext } from '../../src/platform/context.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import { insertVariant, insertVariantFiles } from './store-content.ts';
import type { StoredVariant } from './stored-variants.ts';
import type { BuiltVariant } from './types.ts';

/** The variant of the same name, else the first that no name matches: what was downloaded stays downloaded. */
function pairVariants(stored: readonly StoredVariant[], built: readonly BuiltVariant[]) {
  const unnamed = stored.filter(({ name }) => !built.some((variant) => variant.name === name));
  const pairs = built.map((variant) => ({
    variant,
    old: stored.find(({ name }) => name === variant.name) ?? unnamed.shift(),
  }));
  return { pairs, surplus: unnamed };
}

/** Takes all files off the variants. @returns hashes of those that nothing holds any more, whose rows are gone */
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

/** @returns the identifiers in the order of the built variants */
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
    // New ones are put behind all others until the order is written at once.
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

/**
 * Gives a content the files as they are built now, and takes away those it had. Its identifier and those of its
 * variants stay, with prices, favourites and downloads.
 */
export async function rewriteContent(
  ctx: Context,
  contentId: string,
  stored: readonly StoredVariant[],
  built: readonly BuiltVariant[],
): Promise<void> {
  const files = built.flatMap((variant) => variant.files);
  await Promise.all(files.map(({ sha256, bytes }) => ctx.platform.storage.put(originalKey(sha256), bytes)));
  const kept = new Set(files.map(({ sha256 }) => sha256));
  const orphaned = await inTransaction(ctx, async (own) => {
    const removed = await removeFiles(
      own,
      stored.map(({ id }) => id),
      kept,
    );
    await replaceVariants(own, contentId, pairVariants(stored, built));
    await own.tx.updateTable('content').set({ updated_at: new Date() }).where('id', '=', contentId).execute();
    await indexContent(own, [contentId]);
    return removed;
  });
  for (const sha256 of orphaned) await ctx.platform.storage.remove(originalKey(sha256));
}
