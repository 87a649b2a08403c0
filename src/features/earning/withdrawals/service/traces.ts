import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findEarnedLines } from '../../../buying/orders/service/earned.ts';
import type { Entry } from '../../../money/ledger/service/entries.ts';
import type { BookEntry } from '../contract/admin.ts';
import type { WithdrawTrace } from '../contract/withdrawals.ts';
import { readTraces, type TraceRow } from '../store/traces.ts';

export { selectTraceOf } from '../store/traces.ts';

type Subject = Pick<Entry, 'kind' | 'subject'>;

/**
 * Id of the withdrawal that a journal is about; the subject of a correction has the correction's number after the id.
 */
const findRequestId = ({ kind, subject }: Subject): string | undefined =>
  kind.startsWith('withdraw_') ? subject.split(' ')[0] : undefined;

export const toTrace = ({ number, type, masked, reference }: TraceRow): WithdrawTrace => ({
  number,
  type,
  account: masked,
  reference,
});

/**
 * Finds the withdrawals of ledger entries by one query. @returns a function that gives an entry's withdrawal; null for
 * other entries
 */
export async function findTraces(db: Database, entries: readonly Subject[]) {
  const rows = await readTraces(db, [...new Set(entries.flatMap((entry) => findRequestId(entry) ?? []))]);
  const traces = new Map(rows.map((row) => [row.id, toTrace(row)]));
  return (entry: Subject): WithdrawTrace | null => traces.get(findRequestId(entry) ?? '') ?? null;
}

/** Ledger entries of a contributor as owners see them. */
export async function presentEntries({ db }: Context, entries: readonly Entry[]): Promise<BookEntry[]> {
  const lineIds = entries.flatMap(({ lineId }) => lineId ?? []);
  const [lines, toWithdrawal] = await Promise.all([findEarnedLines(db, lineIds), findTraces(db, entries)]);
  return entries.map((entry) => {
    const { journalId: journal, kind, amount, at, lineId } = entry;
    const line = lines.get(lineId ?? '');
    const sale = line === undefined ? null : { orderNumber: line.orderNumber, title: line.title };
    return { journal, kind, amount, at: at.toISOString(), sale, withdrawal: toWithdrawal(entry) };
  });
}
