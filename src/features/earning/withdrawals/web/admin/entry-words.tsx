import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { BookEntry } from '../../contract/admin.ts';
import { nameAccount } from '../withdraw-view.tsx';
import { nameEntry } from './detail-words.ts';

function listTraces({ sale, withdrawal }: BookEntry): string[] {
  const write = (number: number) => formatNumber(number, { useGrouping: false });
  if (sale !== null) return [m.withdrawals_entry_order({ number: write(sale.orderNumber) }), sale.title];
  if (withdrawal === null) return [];
  return [write(withdrawal.number), nameAccount(withdrawal), withdrawal.reference].filter((text) => text !== '');
}

/** A ledger entry: its kind, the sale or withdrawal, and the time. */
export function EntryWords({ entry }: { entry: BookEntry }) {
  const traces = listTraces(entry);
  return (
    <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
      {nameEntry(entry.kind)}
      {traces.length === 0 ? null : <span className="block text-12">{traces.join(' · ')}</span>}
      <span className="block text-12 text-muted">
        <DhakaTime at={entry.at} />
      </span>
    </span>
  );
}
