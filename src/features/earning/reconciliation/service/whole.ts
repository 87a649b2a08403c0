import type { Database } from '../../../../platform/database/pool.ts';
import { orderViolations } from '../../../buying/orders/service/check-books.ts';
import { orderFragments as orders } from '../../../buying/orders/service/reconciled.ts';
import { findKeptSurplus, receiptFragments as receipts } from '../../../buying/payments/service/reconciled.ts';
import { findStatementDifferences, ledgerFragments as ledger } from '../../../money/ledger/service/reconciled.ts';
import { ledgerViolations } from '../../../money/ledger/service/violations.ts';
import { adjustmentViolations } from '../../adjustments/service/check.ts';
import { findWrongTradeDays } from '../../earnings/service/check-days.ts';
import { withdrawViolations } from '../../withdrawals/service/check.ts';
import type { BreakKind } from '../contract/reconciliation.ts';
import { type FoundBreak, readAccepted } from '../store/breaks.ts';
import { type BookRules, readBrokenRules } from '../store/broken-rules.ts';
import { type BothSides, readUnevenDays } from '../store/uneven-days.ts';

/** Rules that the daily comparison checks in more detail; their subjects are lines. */
export const rulesOfDays: ReadonlySet<string> = new Set([
  'paid_line_is_posted',
  'fee_is_posted',
  'posted_line_is_paid',
  'refund_is_posted',
  'posted_refund_is_completed',
]);

/** Maximum number of discrepancies to list per kind. */
const MAX_BREAKS = 1000;

const toInteger = (value: string | null): number | null =>
  value !== null && Number.isSafeInteger(Number(value)) ? Number(value) : null;

/** Limits of a discrepancy kind: the maximum number to list, and the discrepancies that an owner has accepted. */
interface Limits {
  readonly max: number;
  readonly accepted: ReadonlyMap<BreakKind, readonly string[]>;
}

/** Discrepancies of one kind, possibly not all. */
interface Listed {
  readonly breaks: readonly FoundBreak[];
  /** Kinds of which not all discrepancies are listed. */
  readonly cut: readonly BreakKind[];
}

export interface WholeHistory extends Listed {
  /** Days with discrepancies that the daily comparison finds. */
  readonly days: readonly string[];
}

/**
 * Adds a discrepancy that reports unlisted ones if there are more than `max`. `total`: number of all. `kind`, `detail`:
 * the unlisted kind, or `day` or `line` for unlisted days, and the key of the explanation.
 */
function toListed(
  breaks: readonly FoundBreak[],
  { total, max, kind, detail }: { total: number; max: number; kind: BreakKind | 'day' | 'line'; detail: string },
): Listed {
  if (total <= max) return { breaks, cut: [] };
  const subject = kind === 'rule_broken' ? 'more_than_listed' : `more_than_listed ${kind}`;
  const more: FoundBreak = { kind: 'rule_broken', subject, expected: max, found: total, detail };
  return { breaks: [...breaks, more], cut: kind === 'day' || kind === 'line' ? [] : [kind] };
}

const limitOf = ({ max, accepted }: Limits, kind: BreakKind) => ({ max, last: accepted.get(kind) ?? [] });

const books: BookRules = {
  violations: [ledgerViolations(), orderViolations(), withdrawViolations(), adjustmentViolations()],
  ofLines: [...rulesOfDays],
  timesOf: [orders.selectTimesOfLines, ledger.selectPostingTimes],
};

async function findBrokenRules(db: Database, limits: Limits): Promise<WholeHistory> {
  const { max } = limits;
  const { rules, days, totals } = await readBrokenRules(db, books, limitOf(limits, 'rule_broken'));
  const broken = rules.map(
    ({ rule, subject, expected, actual }): FoundBreak => ({
      kind: 'rule_broken',
      subject,
      expected: toInteger(expected),
      found: toInteger(actual),
      detail: rule,
    }),
  );
  const listed = toListed(broken, { total: totals.rules, max, kind: 'rule_broken', detail: 'more_than_listed' });
  const looked = toListed([], { total: totals.days, max, kind: 'line', detail: 'more_line_days_than_listed' });
  return { breaks: [...listed.breaks, ...looked.breaks], cut: listed.cut, days };
}

/** Overpayments that nobody has refunded, of any age. */
async function findKept(db: Database, limits: Limits): Promise<Listed> {
  const rows = await findKeptSurplus(db, limitOf(limits, 'surplus_kept'));
  const breaks = rows.map(
    ({
      payment_id: paymentId,
      order_id: orderId,
      provider,
      currency,
      amount,
      other_transaction: other,
    }): FoundBreak => ({
      kind: 'surplus_kept',
      subject: other === null ? paymentId : `${paymentId} ${other}`,
      provider,
      currency,
      orderId,
      expected: 0,
      found: amount,
    }),
  );
  const total = rows[0]?.total ?? 0;
  return toListed(breaks, { total, max: limits.max, kind: 'surplus_kept', detail: 'more_surplus_than_listed' });
}

async function findStatements(db: Database, limits: Limits): Promise<Listed> {
  const rows = await findStatementDifferences(db, limitOf(limits, 'statement_differs'));
  const breaks = rows.map(
    ({ contributor_id: contributorId, currency, balance, entries }): FoundBreak => ({
      kind: 'statement_differs',
      subject: `${contributorId} ${currency}`,
      contributorId,
      currency,
      expected: balance,
      found: entries,
    }),
  );
  const total = rows[0]?.total ?? 0;
  return toListed(breaks, { total, max: limits.max, kind: 'statement_differs', detail: 'more_statements_than_listed' });
}

const findDays = async (db: Database, currency: string): Promise<Listed> => ({
  breaks: (await findWrongTradeDays(db, currency)).map(
    ({ day, books, summed }): FoundBreak => ({
      kind: 'day_differs',
      subject: `${day} ${currency}`,
      currency,
      expected: books,
      found: summed,
    }),
  ),
  cut: [],
});

async function findUneven(db: Database, max: number): Promise<WholeHistory> {
  const pairs: readonly BothSides[] = [
    { by: 'order', one: orders.selectPaidOrders(), other: receipts.selectReceipts() },
    { by: 'refund', one: orders.selectRefunds(), other: receipts.selectRefundReceipts() },
  ];
  const { days, total } = await readUnevenDays(db, pairs, max);
  return { ...toListed([], { total, max, kind: 'day', detail: 'more_days_than_listed' }), days };
}

async function readLimits(db: Database, max: number): Promise<Limits> {
  const accepted = Map.groupBy(await readAccepted(db), ({ kind }) => kind);
  return { max, accepted: new Map([...accepted].map(([kind, rows]) => [kind, rows.map(({ subject }) => subject)])) };
}

/** Checks the whole history: all rules of the ledger, statements, and stored sums of days. */
export async function checkWhole(db: Database, currency: string, max: number = MAX_BREAKS): Promise<WholeHistory> {
  const limits = await readLimits(db, max);
  const rules = await findBrokenRules(db, limits);
  const uneven = await findUneven(db, max);
  const listed = [
    rules,
    await findStatements(db, limits),
    await findDays(db, currency),
    await findKept(db, limits),
    uneven,
  ];
  return {
    breaks: listed.flatMap(({ breaks }) => breaks),
    cut: listed.flatMap(({ cut }) => cut),
    days: [...rules.days, ...uneven.days],
  };
}
