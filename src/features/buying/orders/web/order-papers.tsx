import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type OrderView, toReceiptAddress } from './order-view.ts';

/** Where the files and papers of a paid order are; of one that was given back, its receipt. */
export function OrderPapers({ order }: { order: OrderView }) {
  const owned = order.lines.filter(({ certificate, isRefunded }) => certificate !== null && !isRefunded).length;
  return (
    <div className="grid gap-3">
      {owned === 0 ? null : (
        <>
          <h2 className="text-18 font-semibold">{m.orders_papers()}</h2>
          <p className="text-14 text-muted">
            {order.isReceiptMailed ? m.orders_papers_text() : m.orders_papers_text_here()}
          </p>
        </>
      )}
      {owned > 1 ? (
        <a href={`/api/v1/order/archive/${order._id}`} className={primaryButton}>
          <Icon name="download" />
          {m.orders_download_all()}
        </a>
      ) : null}
      <a href={toReceiptAddress(order._id)} className={secondaryButton}>
        <Icon name="file-text" />
        {m.orders_receipt()}
      </a>
      <a href={localizeHref('/profile/downloads')} className={secondaryButton}>
        <Icon name="download" />
        {m.orders_to_downloads()}
      </a>
    </div>
  );
}
