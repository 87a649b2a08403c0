import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { forgetNames } from '../../catalogue/service/refresh-listing.ts';
import { readPublishedIds } from '../store/source.ts';
import { indexContent, lockForIndexing } from './index-content.ts';

/** Finds the published contents of an account's contributor. */
async function findOwnContents(ctx: Context, accountId: string): Promise<string[]> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  return contributorId === undefined ? [] : readPublishedIds(ctx.db, contributorId);
}

/** Locks the contributor's contents. Callers lock them before the contributor, in the same order as publishing does. */
export async function lockContributorContents(ctx: TransactionContext, accountId: string): Promise<void> {
  await lockForIndexing(ctx, await findOwnContents(ctx, accountId));
}

/**
 * Updates the listings after a contributor was changed: cards show the contributor's name, and a contributor who left
 * has no listings.
 * @param names former names of the contributor; search terms from them are deleted if no other contributor has them
 */
export async function reindexContributor(
  ctx: TransactionContext,
  accountId: string,
  names: readonly string[],
): Promise<void> {
  const ids = await findOwnContents(ctx, accountId);
  if (ids.length > 0) await indexContent(ctx, ids);
  await forgetNames(ctx.tx, names);
}

/** Like `lockContributorContents`, by the contributor's identifier, because some contributors have no account. */
export async function lockContentsOf(ctx: TransactionContext, contributorId: string): Promise<void> {
  await lockForIndexing(ctx, await readPublishedIds(ctx.db, contributorId));
}

/** Like `reindexContributor`, by the contributor's identifier. */
export async function reindexContentsOf(
  ctx: TransactionContext,
  contributorId: string,
  names: readonly string[],
): Promise<void> {
  const ids = await readPublishedIds(ctx.db, contributorId);
  if (ids.length > 0) await indexContent(ctx, ids);
  await forgetNames(ctx.tx, names);
}
