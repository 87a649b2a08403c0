import type { TransactionContext } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import * as store from '../store/keyword-changes.ts';
import { indexContent, lockForIndexing } from './index-content.ts';

/** So many works are changed at once. */
export const KEYWORD_BATCH = 500;

export interface KeywordChange {
  readonly from: string;
  /** Null: the works lose it. */
  readonly to: string | null;
}

export const lockKeywords = (tx: Transaction): Promise<unknown> => store.lockKeywords(tx);

/** How many works of any status have the keyword. */
export const countWithKeyword = (db: Database, keyword: string): Promise<number> => store.countWithKeyword(db, keyword);

/**
 * Changes the keyword in the next works of any status that have it, in the listing, too.
 * @param after the last work of the batch before
 * @returns the last work of this batch; undefined where there was none
 */
export async function changeKeyword(
  ctx: TransactionContext,
  { from, to }: KeywordChange,
  after?: string,
): Promise<string | undefined> {
  const ids = await store.readIdsWithKeyword(ctx.tx, from, after, KEYWORD_BATCH);
  if (ids.length === 0) return undefined;
  await lockForIndexing(ctx, ids);
  if (to === null) await store.deleteKeyword(ctx.tx, ids, from);
  else await store.replaceKeyword(ctx.tx, ids, from, to);
  await indexContent(ctx, ids);
  return ids.at(-1);
}
