import type { TransactionContext } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import * as store from '../store/keyword-changes.ts';
import { indexContent, lockForIndexing } from './index-content.ts';

/** Number of works that are changed in one transaction. */
export const KEYWORD_BATCH = 500;

export interface KeywordChange {
  readonly from: string;
  /** The new keyword; null removes the old one from the works. */
  readonly to: string | null;
}

export const lockKeywords = (tx: Transaction): Promise<unknown> => store.lockKeywords(tx);

/** Counts the works of any status that have the keyword. */
export const countWithKeyword = (db: Database, keyword: string): Promise<number> => store.countWithKeyword(db, keyword);

/**
 * Replaces the keyword in the next batch of works of any status, and in their listings.
 * @param after last work of the previous batch
 * @returns the last work of this batch; undefined if no works were left
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
