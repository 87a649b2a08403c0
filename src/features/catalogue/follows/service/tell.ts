import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { lockActiveAccounts } from '../../../people/accounts/service/active-account.ts';
import { mailAccount, receivesMail } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { type NewWorksOf, nameWorks, writeFollowLetter } from '../rules/letters.ts';
import { markMailed, markTold, readUnmailed, readUntold } from '../store/telling.ts';
import { DAY, findNewWorks, getSettledTime, listTitlesSince, type NewWorks } from './new-works.ts';

/** Number of followers who are notified in one transaction. */
const CHUNK = 200;
/** Number of follows that the weekly job reads at once. */
const MAILED_CHUNK = 500;
/** Maximum number of contributors that an e-mail names. */
const MAX_NAMED = 30;

async function tellChunk(
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
  const told = await markTold(ctx.tx, contributorId, { accountIds: active, before, until: getSettledTime(ctx) });
  for (const { account_id: accountId, told_at: since } of told) {
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
export async function tellFollowers(ctx: Context): Promise<void> {
  for (const [contributorId, found] of await findNewWorks(ctx)) {
    const newest = found.works[0]?.publishedAt ?? ctx.now;
    const before = new Date(Math.min(newest.getTime(), ctx.now.getTime() - DAY));
    let after: string | undefined;
    do {
      const accountIds = await readUntold(ctx.db, contributorId, { before, after, limit: CHUNK });
      if (accountIds.length > 0)
        await inTransaction(ctx, (own) => tellChunk(own, contributorId, { accountIds, before, found }));
      after = accountIds.length < CHUNK ? undefined : accountIds.at(-1);
    } while (after !== undefined);
  }
}

async function mailOne(
  ctx: TransactionContext,
  accountId: string,
  { before, all }: { readonly before: Date; readonly all: ReadonlyMap<string, NewWorks> },
): Promise<void> {
  await lockActiveAccounts(ctx.tx, [accountId]);
  const follows = await markMailed(ctx.tx, accountId, { before, until: getSettledTime(ctx) });
  const news = follows.flatMap(({ contributor_id: id, mailed_at: since }): NewWorksOf[] => {
    const found = all.get(id);
    const titles = found === undefined ? [] : listTitlesSince(found, since);
    return found === undefined || titles.length === 0 ? [] : [{ name: found.name, username: found.username, titles }];
  });
  const [first, ...others] = news.slice(0, MAX_NAMED);
  if (first !== undefined)
    await mailAccount(ctx, accountId, 'follow', (place) => writeFollowLetter([first, ...others], place));
}

/**
 * Job that e-mails new works of the last week to followers, each a week after the last time, so that the e-mails are
 * spread over the week. One transaction notes that an account had its turn and enqueues its e-mail.
 */
export async function mailFollowers(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - 7 * DAY);
  const all = await findNewWorks(ctx);
  let accountIds: string[];
  do {
    accountIds = await readUnmailed(ctx.db, receivesMail('follow.account_id', 'follow'), {
      before,
      limit: MAILED_CHUNK,
    });
    for (const accountId of accountIds) await inTransaction(ctx, (own) => mailOne(own, accountId, { before, all }));
  } while (accountIds.length > 0);
}
