import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../platform/context.ts';
import { formatMoneyIn } from '../../../platform/local-format.ts';
import { findContributorIdByAccount } from '../../contributors/service/references.ts';
import { findStanding } from '../../ledger/service/entries.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetAccounts } from '../store/encrypted.ts';
import { readOpenRequest, readOwnRequests } from '../store/requests.ts';
import { presentRequest } from './present.ts';

/** Nobody has more; the export is of everything. */
const ALL = 100_000;

async function exportRequests(ctx: Context, accountId: string): Promise<object | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  const rows =
    contributorId === undefined ? [] : await readOwnRequests(ctx.db, contributorId, { after: undefined, limit: ALL });
  return rows.length === 0 ? undefined : rows.map(presentRequest);
}

/** Whoever leaves takes what they earned, and leaves nothing owed: one reason at a time, with the way out. */
async function findUnsettled(ctx: Context, accountId: string): Promise<string | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  if (contributorId === undefined) return undefined;
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const money = (minor: number) => ({ amount: formatMoneyIn(ctx.locale, minor, currency) });
  const open = await readOpenRequest(ctx.db, contributorId);
  if (open !== undefined) return describeRefusal('openAtDeletion', ctx.locale, money(open.amount));
  const { pending, available, debt } = await findStanding(ctx.db, { contributorId, currency });
  if (debt > 0) return describeRefusal('debtAtDeletion', ctx.locale, money(debt));
  const left = pending + available;
  return left > 0 ? describeRefusal('balanceAtDeletion', ctx.locale, money(left)) : undefined;
}

/** The books keep the requests, without the account numbers. */
async function eraseAccounts(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
  if (contributorId !== undefined) await forgetAccounts(ctx.tx, contributorId);
}

export const withdrawalsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'withdrawals', exportData: exportRequests },
  { kind: 'deletion-blocker', deletionBlocker: findUnsettled },
  { kind: 'eraser', eraseData: eraseAccounts },
];
