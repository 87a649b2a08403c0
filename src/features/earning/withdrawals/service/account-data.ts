import type { AccountDataHandler, DeletionReason } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { postForfeit } from '../../../money/ledger/service/forfeit.ts';
import { canWithdraw, findOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetAccounts } from '../store/encrypted.ts';
import { readOpenRequest, readOwnRequests } from '../store/requests.ts';
import { presentRequest } from './present.ts';

const EARNINGS = '/contributor/sales-and-earnings';
/** Upper limit that no account reaches: the export includes all withdrawals. */
const ALL = 100_000;

async function exportRequests(ctx: Context, accountId: string): Promise<object | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  const rows =
    contributorId === undefined ? [] : await readOwnRequests(ctx.db, contributorId, { after: undefined, limit: ALL });
  return rows.length === 0 ? undefined : rows.map(presentRequest);
}

/** First reason why a contributor can't delete the account yet, with the next step: earnings to withdraw, or a debt. */
async function findUnsettled(ctx: Context, accountId: string): Promise<DeletionReason | undefined> {
  const contributor = await findOwnContributor(ctx, accountId);
  if (contributor === undefined) return undefined;
  const { id: contributorId, status } = contributor;
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const money = (minor: number) => ({ amount: formatMoneyIn(ctx.locale, minor, currency) });
  const open = await readOpenRequest(ctx.db, contributorId);
  const explain = (code: Parameters<typeof describeRefusal>[0], minor: number): DeletionReason => ({
    text: describeRefusal(code, ctx.locale, money(minor)),
    path: EARNINGS,
  });
  if (open !== undefined) return explain('open_at_deletion', open.amount);
  const { pending, available, debt } = await findStanding(ctx.db, { contributorId, currency });
  if (debt > 0) return explain('debt_at_deletion', debt);
  if (pending > 0) return explain('pending_at_deletion', pending);
  const code = canWithdraw(status) ? 'balance_at_deletion' : 'inactive_at_deletion';
  return available > 0 ? { ...explain(code, available), forfeit: available } : undefined;
}

/** Forfeits the available balance, if it is the amount that the person agreed to and nothing else is open. */
async function takeForfeit(ctx: TransactionContext, accountId: string, amount: number): Promise<void> {
  const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  if (contributorId !== undefined) await postForfeit(ctx.tx, { contributorId, currency, amount });
}

/** Erases account numbers; the ledger keeps the withdrawals. */
async function eraseAccounts(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
  if (contributorId !== undefined) await forgetAccounts(ctx.tx, contributorId);
}

export const withdrawalsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'withdrawals', exportData: exportRequests },
  { kind: 'deletion-blocker', deletionBlocker: findUnsettled },
  { kind: 'forfeit-taker', takeForfeit },
  { kind: 'eraser', eraseData: eraseAccounts },
];
