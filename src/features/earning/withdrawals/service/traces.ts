import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findEarnedLines } from '../../../buying/orders/service/earned.ts';
import type { Entry } from '../../../money/ledger/service/entries.ts';
import type { BookEntry } from '../contract/admin.ts';
import type { WithdrawTrace } from '../contract/withdrawals.ts';
import { readTraces, type TraceRow } from '../store/traces.ts';

export { selectTraceOf } from '../store/traces.ts';

type Subject = Pick<Entry, 'kind' | 'subject'>;

/** A correction's number follows the request that a journal is about. */
const findRequestId = ({ kind, subject }: Subject): string | undefined =>
  kind.startsWith('withdraw_') ? subject.split(' ')[0] : undefined;

export const toTrace = ({ number, type, masked, reference }: TraceRow): WithdrawTrace => ({
  number,
  type,
  account: masked,
  reference,
});

/** Which requests entries of the books are about, by one query. @returns what tells of an entry; null where it is about none */
export async function findTraces(db: Database, entries: readonly Subject[]) {
  const rows = await readTraces(db, [...new Set(entries.flatMap((entry) => findRequestId(entry) ?? []))]);
  const traces = new Map(rows.map((row) => [row.id, toTrace(row)]));
  return (entry: Subject): WithdrawTrace | null => traces.get(findRequestId(entry) ?? '') ?? null;
}

/** What owners see of entries of a contributor's books. */
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
