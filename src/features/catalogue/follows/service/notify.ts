import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { lockActiveAccounts } from '../../../people/accounts/service/active-account.ts';
import { mailAccount, receivesMail } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { type NewWorksOf, nameWorks, writeFollowLetter } from '../rules/letters.ts';
import { markMailed, markNotified, readUnmailed, readUnnotified } from '../store/notified.ts';
import { markNoted, type Noted, readSearches, readUnnoted } from '../store/searches.ts';
import { createTitleFinder, type FindTitles } from './found-works.ts';
import { DAY, findNewWorks, getSettledTime, listNewWorks, listTitlesSince, type NewWorks } from './new-works.ts';

/** Number of followers who are notified in one transaction. */
const CHUNK = 200;
/** Number of follows that the weekly job reads at once. */
const MAILED_CHUNK = 500;
/** Maximum number of contributors and searches that an e-mail names. */
const MAX_NAMED = 30;
/** Letters of a search's name in a notification. */
const MAX_LETTERS = 50;

async function notifyChunk(
  ctx: TransactionContext,
  contributorId: string,
  {
    accountIds,
    before,
    found,
  }: { readonly accountIds: readonly string[]; readonly before: Date; readonly found: NewWorks },
): Promise<void> {
  // Deleting an account locks it before its follows, so this does, too.
  const active = await lockActiveAccounts(ctx.tx, accountIds);
  const notified = await markNotified(ctx.tx, contributorId, {
    accountIds: active,
    before,
    until: getSettledTime(ctx),
  });
  for (const { account_id: accountId, told_at: since } of notified) {
    const titles = listTitlesSince(found, since);
    if (titles.length > 0)
      await recordNotice(ctx, accountId, {
        code: 'follow_published',
        about: found.name,
        subject: contributorId,
        reason: (locale) => nameWorks(titles, locale),
      });
  }
}

/**
 * Job that notifies followers of new works at the bell: one notification per follower and contributor, at most once a
 * day. Each transaction notifies a limited number of followers, and notes it, so that a repetition notifies nobody twice.
 */
export async function notifyFollowers(ctx: Context): Promise<void> {
  for (const [contributorId, found] of await findNewWorks(ctx)) {
    const newest = found.works[0]?.publishedAt ?? ctx.now;
    const before = new Date(Math.min(newest.getTime(), ctx.now.getTime() - DAY));
    let after: string | undefined;
    do {
      const accountIds = await readUnnotified(ctx.db, contributorId, { before, after, limit: CHUNK });
      if (accountIds.length > 0)
        await inTransaction(ctx, (own) => notifyChunk(own, contributorId, { accountIds, before, found }));
      after = accountIds.length < CHUNK ? undefined : accountIds.at(-1);
    } while (after !== undefined);
  }
}

/** Titles of the works that each search of an account finds, without searches that find none. */
async function findForSearches(
  rows: readonly { readonly query: string; readonly name: string; readonly since: Date }[],
  findTitles: FindTitles,
): Promise<NewWorksOf[]> {
  const found: NewWorksOf[] = [];
  for (const { query, name, since } of rows) {
    const titles = await findTitles(query, since);
    if (titles.length > 0) found.push({ name, path: `/content?${query}&sort=newest`, titles });
  }
  return found;
}

/** Runs an account's searches before the transaction that uses what they found, because it holds locks meanwhile. */
async function findAhead(
  { db }: Context,
  accountId: string,
  { noted, findTitles }: { readonly noted: Noted; readonly findTitles: FindTitles },
): Promise<void> {
  for (const search of await readSearches(db, accountId)) await findTitles(search.query, search[noted]);
}

/** Shortens the name of a search, so that a notification has room for three. */
const shorten = (name: string): string =>
  name.length <= MAX_LETTERS ? name : `${name.slice(0, MAX_LETTERS - 1).toWellFormed()}…`;

async function notifySearcher(
  ctx: TransactionContext,
  accountId: string,
  { before, findTitles }: { readonly before: Date; readonly findTitles: FindTitles },
): Promise<void> {
  await lockActiveAccounts(ctx.tx, [accountId]);
  const rows = await markNoted(ctx.tx, 'told_at', accountId, { before, until: getSettledTime(ctx) });
  const news = await findForSearches(rows, findTitles);
  const titles = [...new Set(news.flatMap((each) => each.titles))];
  if (titles.length > 0)
    await recordNotice(ctx, accountId, {
      code: 'follow_found',
      about: (locale) =>
        nameWorks(
          news.map(({ name }) => shorten(name)),
          locale,
        ),
      reason: (locale) => nameWorks(titles, locale),
    });
}

/**
 * Job that notifies people at the bell of new works that the searches which they follow find: one notification for all
 * of them, at most once a day. Searches run among the works of the last days only, each once in a run.
 */
export async function notifySearchers(ctx: Context): Promise<void> {
  const works = listNewWorks(await findNewWorks(ctx));
  if (works.length === 0) return;
  const before = new Date(ctx.now.getTime() - DAY);
  const findTitles = createTitleFinder(ctx, works);
  let accountIds: string[];
  do {
    accountIds = await readUnnoted(ctx.db, 'told_at', { before, limit: CHUNK });
    for (const id of accountIds) {
      await findAhead(ctx, id, { noted: 'told_at', findTitles });
      await inTransaction(ctx, (own) => notifySearcher(own, id, { before, findTitles }));
    }
  } while (accountIds.length > 0);
}

async function mailOne(
  ctx: TransactionContext,
  accountId: string,
  {
    before,
    all,
    findTitles,
  }: { readonly before: Date; readonly all: ReadonlyMap<string, NewWorks>; readonly findTitles: FindTitles },
): Promise<void> {
  await lockActiveAccounts(ctx.tx, [accountId]);
  const until = getSettledTime(ctx);
  // Once follows or searches are due, both are mailed, so that there is one e-mail a week.
  const dueFollows = await markMailed(ctx.tx, accountId, { before, until });
  const searches = await markNoted(ctx.tx, 'mailed_at', accountId, {
    before: dueFollows.length > 0 ? until : before,
    until,
  });
  const follows =
    dueFollows.length === 0 && searches.length > 0
      ? await markMailed(ctx.tx, accountId, { before: until, until })
      : dueFollows;
  const byContributors = follows.flatMap(({ contributor_id: id, mailed_at: since }): NewWorksOf[] => {
    const found = all.get(id);
    const titles = found === undefined ? [] : listTitlesSince(found, since);
    return found === undefined || titles.length === 0
      ? []
      : [{ name: found.name, path: `/contributors/${found.username}`, titles }];
  });
  const news = [...byContributors, ...(await findForSearches(searches, findTitles))];
  const [first, ...others] = news.slice(0, MAX_NAMED);
  if (first !== undefined)
    await mailAccount(ctx, accountId, 'follow', (place) => writeFollowLetter([first, ...others], place));
}

/**
 * Job that e-mails new works of the last week to followers of contributors and searches, each a week after the last
 * time, so that the e-mails are spread over the week. One transaction notes that an account had its turn and enqueues its e-mail.
 */
export async function mailFollowers(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - 7 * DAY);
  const all = await findNewWorks(ctx);
  const findTitles = createTitleFinder(ctx, listNewWorks(all));
  let accountIds: string[];
  do {
    const limit = MAILED_CHUNK;
    const followers = await readUnmailed(ctx.db, receivesMail('follow.account_id', 'follow'), { before, limit });
    const isReached = receivesMail('followed_search.account_id', 'follow');
    const searchers = await readUnnoted(ctx.db, 'mailed_at', { before, limit, isReached });
    accountIds = [...new Set([...followers, ...searchers])];
    for (const id of accountIds) {
      await findAhead(ctx, id, { noted: 'mailed_at', findTitles });
      await inTransaction(ctx, (own) => mailOne(own, id, { before, all, findTitles }));
    }
  } while (accountIds.length > 0);
}
