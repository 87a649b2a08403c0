import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context } from '../../../platform/context.ts';
import { findOwnContributor } from '../../contributors/service/own-contributor.ts';
import { findStanding } from '../../ledger/service/entries.ts';
import { toDhakaDay } from '../rules/period.ts';
import { openStatement, type Statement, writeStatementCsv } from './statement.ts';
import { createStatementPaper } from './statement-paper.ts';

/** Before anything was sold here. */
const FIRST_DAY = '2000-01-01';

/** Undefined for whoever never earned anything. */
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

/** A statement of everything that was ever earned, as a table and as a paper. */
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

export const earningsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'earnings', exportData: exportEarnings },
  { kind: 'paper-exporter', exportPapers: exportStatements },
];
