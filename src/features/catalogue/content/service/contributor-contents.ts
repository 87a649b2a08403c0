import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { forgetNames } from '../../catalogue/service/refresh-listing.ts';
import { readPublishedIds } from '../store/source.ts';
import { indexContent, lockForIndexing } from './index-content.ts';

/** Published contents of the contributor that an account is. */
async function findOwnContents(ctx: Context, accountId: string): Promise<string[]> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  return contributorId === undefined ? [] : readPublishedIds(ctx.db, contributorId);
}

/** Contents before their contributor, as publishing does. */
export async function lockContributorContents(ctx: TransactionContext, accountId: string): Promise<void> {
  await lockForIndexing(ctx, await findOwnContents(ctx, accountId));
}

/**
 * Cards have their contributor's name, and who left has nothing listed. Called after the contributor is changed.
 * @param names those that the contributor had; their words are forgotten where nothing has them any more
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

/** As `lockContributorContents`, by the contributor's own identifier: not every contributor is an account. */
export async function lockContentsOf(ctx: TransactionContext, contributorId: string): Promise<void> {
  await lockForIndexing(ctx, await readPublishedIds(ctx.db, contributorId));
}

/** As `reindexContributor`, by the contributor's own identifier. */
export async function reindexContentsOf(
  ctx: TransactionContext,
  contributorId: string,
  names: readonly string[],
): Promise<void> {
  const ids = await readPublishedIds(ctx.db, contributorId);
  if (ids.length > 0) await indexContent(ctx, ids);
  await forgetNames(ctx.tx, names);
}
