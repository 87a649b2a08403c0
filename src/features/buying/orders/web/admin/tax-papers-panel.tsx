import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { getLocale } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { WholeOrder } from './whole-order.ts';

/** Links to the tax invoice and the credit notes of an order. */
export function TaxPapersPanel({ papers }: { papers: WholeOrder['taxPapers'] }) {
  if (papers.length === 0) return null;
  return (
    <Panel title={m.orders_admin_tax_papers()}>
      <ul className="grid gap-3 text-14">
        {papers.map(({ _id, kind, number, issuedAt }) => (
          <li key={_id} className="grid gap-1">
            <a
              href={`/api/v1/order/every/tax-paper/${_id}?language=${getLocale()}`}
              className="inline-flex min-h-6 items-center font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {kind === 'invoice' ? m.orders_tax_invoice() : m.orders_credit_note()}
            </a>
            <span className="text-12 text-muted tabular-nums">
              {number ?? m.orders_admin_tax_unnumbered()} · <DhakaTime at={issuedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
