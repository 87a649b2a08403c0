import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { lockBooks } from '../../../money/ledger/service/books.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { findOwnContributor, lockContributorOf } from '../../../people/contributors/service/own-contributor.ts';
import { FIRST_DAY, toDhakaDay } from '../rules/period.ts';
import { openStatement, type Statement, writeStatementCsv } from './statement.ts';
import { createStatementPaper } from './statement-paper.ts';

/** Statement of all entries; undefined for a contributor without any. */
async function openWholeStatement(ctx: Context, accountId: string): Promise<Statement | undefined> {
  const contributor = await findOwnContributor(ctx, accountId);
  if (contributor === undefined) return undefined;
  const statement = await openStatement(ctx, contributor, { from: FIRST_DAY, to: toDhakaDay(ctx.now) });
  return statement.sums.count === 0 ? undefined : statement;
}

async function exportEarnings(ctx: Context, accountId: string) {
  const statement = await openWholeStatement(ctx, accountId);
  if (statement === undefined) return undefined;
  const { contributor, currency } = statement;
  return { currency, balances: await findStanding(ctx.db, { contributorId: contributor.id, currency }) };
}

/** Statements of all entries, as CSV and PDF. */
async function exportStatements(ctx: Context, accountId: string) {
  const statement = await openWholeStatement(ctx, accountId);
  if (statement === undefined) return [];
  const parts: Buffer[] = [];
  for await (const part of writeStatementCsv(ctx, statement, ctx.locale)) parts.push(Buffer.from(part));
  return [
    { name: 'statement.csv', bytes: Buffer.concat(parts) },
    { name: 'statement.pdf', bytes: await createStatementPaper(ctx, statement, ctx.locale) },
  ];
}

/**
 * Locks the contributor's balances: after orders and works, and before the account, because sales, refunds and
 * withdrawals lock the account last to notify it.
 */
async function lockMoney(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await lockContributorOf(ctx, accountId);
  if (contributorId !== undefined) await lockBooks(ctx.tx, contributorId, ctx.platform.config.ARBOR_CURRENCY);
}

export const earningsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'earnings', exportData: exportEarnings },
  { kind: 'paper-exporter', exportPapers: exportStatements },
  { kind: 'locker', lock: lockMoney },
];
