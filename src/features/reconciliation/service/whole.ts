import type { Database } from '../../../platform/database/pool.ts';
import { findAdjustmentViolations } from '../../adjustments/service/check.ts';
import { findWrongTradeDays } from '../../earnings/service/check-days.ts';
import { findPostingDays, findStatementDifferences } from '../../ledger/service/reconciled.ts';
import { findViolations } from '../../orders/service/check-books.ts';
import { findDaysOfLines, orderFragments as orders } from '../../orders/service/reconciled.ts';
import { findKeptSurplus, receiptFragments as receipts } from '../../payments/service/reconciled.ts';
import { findWithdrawViolations } from '../../withdrawals/service/check.ts';
import type { FoundBreak } from '../store/breaks.ts';
import { readUnevenDays } from '../store/uneven-days.ts';

/** Rules that days are looked at for, which say more of each fact. Their subjects are lines. */
export const rulesOfDays: ReadonlySet<string> = new Set([
  'paid_line_is_posted',
  'fee_is_posted',
  'posted_line_is_paid',
  'refund_is_posted',
  'posted_refund_is_completed',
]);

/** As many of a kind as anybody reads. */
const MAX_BREAKS = 1000;

const toInteger = (value: string | number | null): number | null =>
  value !== null && Number.isSafeInteger(Number(value)) ? Number(value) : null;

export interface WholeHistory {
  readonly breaks: readonly FoundBreak[];
  /** Days on which something is wrong that is looked for by day. */
  readonly days: readonly string[];
  /** More is broken than is listed: what isn't listed may be broken nevertheless. */
  readonly isCut: boolean;
}

async function findBrokenRules(db: Database): Promise<WholeHistory> {
  const told = [
    ...(await findViolations({ db })),
    ...(await findWithdrawViolations(db)),
    ...(await findAdjustmentViolations(db)),
  ];
  const violations = told.map(({ rule, subject, expected, actual }) => ({
    rule: rule ?? '',
    subject: subject ?? '',
    expected: toInteger(expected),
    actual: toInteger(actual),
  }));
  const lines = violations.filter(({ rule }) => rulesOfDays.has(rule)).map(({ subject }) => subject);
  const known = lines.slice(0, MAX_BREAKS);
  const days = new Set([...(await findDaysOfLines(db, known)), ...(await findPostingDays(db, known))]);
  const others = violations.filter(({ rule }) => !rulesOfDays.has(rule));
  const breaks = others.slice(0, MAX_BREAKS).map(
    ({ rule, subject, expected, actual }): FoundBreak => ({
      kind: 'rule_broken',
      subject: `${rule} ${subject}`.slice(0, 300),
      expected,
      found: actual,
      detail: rule,
    }),
  );
  const most = Math.max(others.length, lines.length);
  if (most > MAX_BREAKS)
    breaks.push({
      kind: 'rule_broken',
      subject: 'more_than_listed',
      expected: MAX_BREAKS,
      found: most,
      detail: 'more_than_listed',
    });
  return { breaks, days: [...days], isCut: most > MAX_BREAKS };
}

/** Money that no order needed and that stays here, however old. */
const findKept = async (db: Database): Promise<FoundBreak[]> =>
  (await findKeptSurplus(db)).map(
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

/** What is looked for in the whole history at once: every rule of the books, statements, and days that were summed. */
export async function checkWhole(db: Database, currency: string): Promise<WholeHistory> {
  const rules = await findBrokenRules(db);
  const statements = (await findStatementDifferences(db)).map(
    ({ contributor_id: contributorId, currency: ofStatement, balance, entries }): FoundBreak => ({
      kind: 'statement_differs',
      subject: `${contributorId} ${ofStatement}`,
      contributorId,
      currency: ofStatement,
      expected: balance,
      found: entries,
    }),
  );
  const days = (await findWrongTradeDays(db, currency)).map(
    ({ day, books, summed }): FoundBreak => ({
      kind: 'day_differs',
      subject: `${day} ${currency}`,
      currency,
      expected: books,
      found: summed,
    }),
  );
  const uneven = await readUnevenDays(db, [
    { by: 'order', one: orders.selectPaidOrders(), other: receipts.selectReceipts() },
    { by: 'refund', one: orders.selectRefunds(), other: receipts.selectRefundReceipts() },
  ]);
  return {
    ...rules,
    breaks: [...rules.breaks, ...statements, ...days, ...(await findKept(db))],
    days: [...rules.days, ...uneven],
  };
}
