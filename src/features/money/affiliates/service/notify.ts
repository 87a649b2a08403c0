import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { addCleared, markNotified, readUnnotified, takeCleared } from '../store.ts';

/** Number of affiliates that are read at once. */
const CHUNK = 200;
const DAY = 86_400_000;

/** What an affiliate earned by an order line, in minor units. */
export interface Commission {
  readonly lineId: string;
  readonly contributorId: string;
  readonly amount: number;
}

/** Remembers commissions that have cleared, of which the affiliates are notified later. */
export async function noteCleared({ tx }: TransactionContext, commissions: readonly Commission[]): Promise<void> {
  if (commissions.length === 0) return;
  const ids = [...new Set(commissions.map(({ contributorId }) => contributorId))];
  const contributors = await readContributorsById(tx, ids);
  const rows = commissions.flatMap(({ lineId, contributorId, amount }) => {
    const accountId = contributors.get(contributorId)?.accountId ?? null;
    return accountId === null ? [] : { line_id: lineId, account_id: accountId, amount };
  });
  if (rows.length > 0) await addCleared(tx, rows);
}

async function notifyOne(ctx: TransactionContext, accountId: string, before: Date): Promise<void> {
  // Deleting an account locks it before its link, so this does, too.
  const isActive = await lockActiveAccount(ctx.tx, accountId);
  if (isActive && !(await markNotified(ctx.tx, accountId, { before, now: ctx.now }))) return;
  const amount = await takeCleared(ctx.tx, accountId);
  if (isActive && amount > 0) await recordNotice(ctx, accountId, { code: 'affiliate_cleared', amount });
}

/**
 * Job that notifies affiliates at the bell of commissions that have cleared: one notification for all of them, at most
 * once a day. Safe to repeat and to run concurrently. Accounts that aren't active get none.
 */
export async function notifyAffiliates(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - DAY);
  let after: string | undefined;
  do {
    const accountIds: string[] = await readUnnotified(ctx.db, { before, after, limit: CHUNK });
    for (const id of accountIds) await inTransaction(ctx, (own) => notifyOne(own, id, before));
    after = accountIds.length < CHUNK ? undefined : accountIds.at(-1);
  } while (after !== undefined);
}
