import type { Context } from '../../../../platform/context.ts';
import { CSV_MARK, writeCsvRow } from '../../../../platform/csv.ts';
import { Turns } from '../../../../platform/turns.ts';
import { findEntries, type PeriodSums, sumPeriod } from '../../../money/ledger/service/entries.ts';
import type { OwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { describeAccount } from '../../withdraw-options/service/describe.ts';
import { writeAmount } from '../rules/amounts.ts';
import { type Period, toBounds, toDhakaDay } from '../rules/period.ts';
import { translate } from '../rules/words.ts';
import { describeEntries, type EarningsRow, findKindWord, toPurse } from './present.ts';

type Locale = 'en' | 'bn';

/**
 * Number of entries per query. Each entry reads about ten rows in different places, so this many stay within the
 * statement timeout even on slow disks with an empty cache.
 */
const CHUNK = 500;

/**
 * Limits the number of statement queries that run concurrently, so that the database keeps connections for other
 * requests; further ones wait.
 */
export const statementTurns = new Turns({ atOnce: 2, maxWaiting: 40 });

export interface Statement {
  readonly contributor: OwnContributor;
  readonly currency: string;
  readonly period: Period;
  readonly sums: PeriodSums;
}

/** A ledger entry with the balance after it, in minor units. */
export interface StatementRow extends EarningsRow {
  readonly balance: number;
}

/** @throws BusyError if too many statements are waiting */
export async function openStatement(ctx: Context, contributor: OwnContributor, period: Period): Promise<Statement> {
  const purse = toPurse(ctx, contributor.id);
  const sums = await statementTurns.run(contributor.id, () => sumPeriod(ctx.db, purse, toBounds(period)));
  return { contributor, currency: purse.currency, period, sums };
}

/** Entries of a statement, oldest first, in chunks. */
export async function* readStatementRows(
  ctx: Context,
  { contributor, period, sums }: Statement,
): AsyncGenerator<StatementRow[]> {
  const { first, last } = sums;
  if (first === null || last === null) return;
  const purse = toPurse(ctx, contributor.id);
  const { from, until } = toBounds(period);
  let after = first - 1;
  let balance = sums.opening;
  const readChunk = async () => {
    const entries = await findEntries(ctx.db, purse, { order: 'oldest', after, last, limit: CHUNK });
    // Journal ids and times may be in a different order if two journals were written concurrently.
    const own = entries.filter(({ at }) => at >= from && at < until);
    return { newest: entries.at(-1), described: await describeEntries(ctx, own, contributor.id) };
  };
  for (;;) {
    // The slot is released before the rows are sent, so that a slow reader delays nobody.
    const { newest, described } = await statementTurns.goOn(contributor.id, readChunk);
    if (newest === undefined) return;
    after = newest.journalId;
    const rows: StatementRow[] = [];
    for (const row of described) {
      balance += row.amount;
      rows.push({ ...row, balance });
    }
    yield rows;
  }
}

const number = (minor: number | null) => ({ number: minor === null ? '' : writeAmount(minor) });

/** Writes a statement as CSV, in chunks. */
export async function* writeStatementCsv(ctx: Context, statement: Statement, locale: Locale): AsyncGenerator<string> {
  const { currency, period, sums } = statement;
  const say = (key: Parameters<typeof translate>[0]): string => translate(key, locale);
  const heads = (
    ['date', 'kind', 'order', 'work', 'variant', 'price', 'platform_fee', 'share', 'balance'] as const
  ).map(say);
  // New columns are added at the end, because programs that read these files count columns.
  const traceHeads = (['withdrawal', 'account', 'reference', 'vat', 'fee_vat'] as const).map(say);
  const edge = (day: string, what: string, balance: number): string =>
    writeCsvRow([
      day,
      what,
      '',
      '',
      '',
      number(null),
      number(null),
      number(null),
      number(balance),
      currency,
      '',
      '',
      '',
      number(null),
      number(null),
    ]);
  yield CSV_MARK +
    writeCsvRow([...heads, say('currency'), ...traceHeads]) +
    edge(period.from, say('opening'), sums.opening);
  let closing = sums.opening;
  for await (const rows of readStatementRows(ctx, statement)) {
    closing = rows.at(-1)?.balance ?? closing;
    yield rows
      .map((row) => {
        const { at, line, withdrawal, price, vat, platformFee, feeVat, amount, balance } = row;
        return writeCsvRow([
          toDhakaDay(at),
          say(findKindWord(row)),
          { number: line === undefined ? '' : String(line.orderNumber) },
          line?.title ?? '',
          line?.variantName ?? '',
          number(price),
          number(platformFee),
          number(amount),
          number(balance),
          currency,
          { number: withdrawal === null ? '' : String(withdrawal.number) },
          withdrawal === null ? '' : describeAccount(withdrawal, locale),
          withdrawal?.reference ?? '',
          number(vat),
          number(feeVat),
        ]);
      })
      .join('');
  }
  yield edge(period.to, say('closing'), closing);
}
