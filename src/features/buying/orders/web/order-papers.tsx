import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { isOwnedLine, type OrderView, toReceiptAddress, toTaxPaperAddress } from './order-view.ts';

// The names of tax papers take two lines on a phone.
const paperButton = `${secondaryButton} h-auto! min-h-12 py-2`;

/** Links to the files and documents of a paid order, or to the receipt of a refunded one. */
export function OrderPapers({ order }: { order: OrderView }) {
  const isOwned = order.lines.some(isOwnedLine);
  return (
    <div className="grid gap-3">
      {isOwned ? (
        <>
          <h2 className="text-18 font-semibold">{m.orders_papers()}</h2>
          <p className="text-14 text-muted">
            {order.isReceiptMailed ? m.orders_papers_text() : m.orders_papers_text_here()}
          </p>
        </>
      ) : null}
      <a href={toReceiptAddress(order._id)} className={paperButton}>
        <Icon name="file-text" />
        {m.orders_receipt()}
      </a>
      {order.taxPapers.map(({ _id, kind }) => (
        <a key={_id} href={toTaxPaperAddress(_id)} className={paperButton}>
          <Icon name="file-text" />
          {kind === 'invoice' ? m.orders_tax_invoice() : m.orders_credit_note()}
        </a>
      ))}
      <a href={localizeHref('/profile/downloads')} className={secondaryButton}>
        <Icon name="download" />
        {m.orders_to_downloads()}
      </a>
    </div>
  );
}
