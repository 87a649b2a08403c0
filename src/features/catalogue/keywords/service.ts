import * as z from 'zod';
import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cutPage, parsePage, toTotal } from '../../../platform/pagination.ts';
import { countKeywords, readKeywordPage } from '../catalogue/service/keywords.ts';
import {
  changeKeyword,
  countWithKeyword,
  KEYWORD_BATCH,
  type KeywordChange,
  lockKeywords,
} from '../content/service/keyword-changes.ts';
import { endRenaming, followRenaming } from '../exclusions/service.ts';
import { countSearches } from '../search/service/keys.ts';
import { moveKeySetting } from '../search/service/renamed-keywords.ts';
import type { keywordsContract } from './contract.ts';
import { cursors, translate } from './rules.ts';
import { addUnderWay, readUnderWay, removeUnderWay } from './store.ts';

type Contract = typeof keywordsContract;
type Changed = OutputOf<Contract['rename']>;

const SEARCH_DAYS = 30;

/** Job that changes a keyword in more works than one request can. */
export const changeKeywordJob = {
  name: 'change-keyword',
  schema: z.strictObject({ from: z.string(), to: z.string().nullable() }),
} as const;

/** `GET /content-category/keywords/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listKeywords(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { category, q = '' } = query;
  const page = parsePage(ctx, cursors, query);
  const words = q.split(' ').filter((word) => word !== '');
  const read = await readKeywordPage(ctx.db, { ...page, category, words });
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ value, keyword }) => ({ value, key: keyword }));
  const keywords = rows.map(({ keyword }) => keyword);
  const [works, searches] = await Promise.all([
    countKeywords(ctx.db, keywords),
    countSearches(ctx.db, keywords, SEARCH_DAYS),
  ]);
  return {
    items: rows.map(({ keyword, n }) => ({
      keyword,
      works: works.get(keyword) ?? 0,
      inCategory: category === undefined ? null : n,
      searches: searches.get(keyword) ?? 0,
    })),
    nextCursor,
    ...toTotal(rows[0]?.total ?? 0),
  };
}

const isSame = (a: KeywordChange, b: KeywordChange): boolean => a.from === b.from && a.to === b.to;

/** Finishes a change once no work has the old keyword any more. */
async function end(tx: Transaction, done: KeywordChange): Promise<void> {
  await removeUnderWay(tx, done);
  if (done.to !== null) await endRenaming(tx, done.from, done.to);
}

/**
 * Refuses a change of keywords that an unfinished job is changing, because the job would undo it in works that it
 * reaches later. The same change may be requested again in case its job failed; a job without works left counts as
 * finished, even if it failed.
 * @throws Problem `conflict`
 */
async function refuseWhileUnderWay(ctx: TransactionContext, wanted: KeywordChange): Promise<void> {
  for (const other of await readUnderWay(ctx.tx, wanted)) {
    if (isSame(other, wanted)) continue;
    const { from, to } = other;
    if ((await countWithKeyword(ctx.tx, from)) === 0) {
      await end(ctx.tx, other);
      continue;
    }
    const text = to === null ? 'removal_under_way' : 'renaming_under_way';
    throw new Problem('conflict', { detail: translate(text, ctx.locale, { from, to: to ?? '' }) });
  }
}

/**
 * Changes a few works at once or many by a job, and writes the audit entry.
 * @throws Problem `not_found`; `conflict` while another change of one of the keywords is in progress
 */
async function change(ctx: TransactionContext, wanted: KeywordChange, reason?: string): Promise<Changed> {
  const { from, to } = wanted;
  await lockKeywords(ctx.tx);
  const works = await countWithKeyword(ctx.tx, from);
  if (works === 0) throw new Problem('not_found');
  await refuseWhileUnderWay(ctx, wanted);
  const queued = works > KEYWORD_BATCH;
  const merged = to !== null && (await countWithKeyword(ctx.tx, to)) > 0;
  if (to !== null) {
    await followRenaming(ctx.tx, from, to);
    await moveKeySetting(ctx.tx, { from, to, isNew: !merged });
  }
  if (queued) {
    await addUnderWay(ctx.tx, wanted);
    await ctx.platform.jobs.enqueue(ctx.tx, changeKeywordJob, wanted);
  } else {
    await changeKeyword(ctx, wanted);
    await end(ctx.tx, wanted);
  }
  await ctx.platform.audit.record(ctx, {
    action: to === null ? 'keyword.remove' : 'keyword.rename',
    subjectType: 'keyword',
    subjectId: from,
    details: to === null ? { works, reason } : { newKeyword: to, works },
  });
  return { works, queued, merged };
}

/**
 * `PUT /content-category/keywords/rename`. @throws Problem `not_found` for a keyword that no work has; `bad_input`;
 * `conflict`
 */
export async function renameKeyword(
  ctx: TransactionContext,
  { body: { keyword, to } }: InputOf<Contract['rename']>,
): Promise<Changed> {
  if (to === keyword)
    throw new Problem('bad_input', { errors: [{ path: 'to', message: translate('same', ctx.locale) }] });
  return change(ctx, { from: keyword, to });
}

/**
 * `DELETE /content-category/keywords/remove`. @throws Problem `not_found` for a keyword that no work has; `conflict`
 */
export const removeKeyword = (
  ctx: TransactionContext,
  { body: { keyword, reason } }: InputOf<Contract['remove']>,
): Promise<Changed> => change(ctx, { from: keyword, to: null }, reason);

/** Changes the next batch of works. @returns the last work that was changed; undefined if the change is complete */
async function changeNext(ctx: TransactionContext, wanted: KeywordChange, after?: string): Promise<string | undefined> {
  await lockKeywords(ctx.tx);
  const underWay = await readUnderWay(ctx.tx, wanted);
  if (!underWay.some((each) => isSame(each, wanted))) {
    ctx.platform.log.warn(wanted, 'the change of a keyword had ended before its job');
    return undefined;
  }
  // The job starts over at the end, because the keyword may have been added to works that it has passed.
  const last = (await changeKeyword(ctx, wanted, after)) ?? (await changeKeyword(ctx, wanted));
  if (last === undefined) await end(ctx.tx, wanted);
  return last;
}

/**
 * Runs the job: each batch is a transaction. Changed works are no longer found, so a repeated run of a finished change
 * does nothing.
 */
export async function changeKeywordEverywhere(ctx: Context, wanted: KeywordChange): Promise<void> {
  let after: string | undefined;
  do {
    const last = after;
    after = await inTransaction(ctx, (batch) => changeNext(batch, wanted, last));
  } while (after !== undefined);
}
