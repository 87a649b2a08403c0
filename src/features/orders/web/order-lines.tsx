import { secondaryButton } from '../../../ui/components/button.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { formatMoney } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { downloadAddress } from '../../downloads/web/download-address.ts';
import type { OrderLineView, OrderView } from './order-view.ts';

/** What was ordered, and what can be downloaded of it. */
export function OrderLines({ order }: { order: OrderView }) {
  return (
    <>
      <ul className="border-t border-line">
        {order.lines.map((line) => (
          <OrderLine key={line._id} line={line} currency={order.currency} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 pt-4 text-16 font-medium">
        {m.orders_total()}
        <span className="text-22 font-semibold tabular-nums">{formatMoney(order.total, order.currency)}</span>
      </p>
    </>
  );
}

function OrderLine({ line, currency }: { line: OrderLineView; currency: string }) {
  const { title, variantName, price, certificate, isRefunded } = line;
  const isOwned = certificate !== null && !isRefunded;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-16 font-medium wrap-anywhere">
          <a
            href={localizeHref(`/content/${line.contentId}`)}
            className="inline-block min-h-6 underline-offset-4 hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="text-14 text-muted wrap-anywhere">{variantName}</p>
        {isRefunded ? <p className="mt-1 text-14 text-muted">{m.orders_line_refunded()}</p> : null}
        {isOwned ? (
          <p className="mt-1 text-14">
            <a
              href={localizeHref(`/verify/${certificate}`)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {m.orders_certificate({ code: certificate })}
            </a>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p className={`text-16 tabular-nums ${isRefunded ? 'text-muted line-through' : ''}`}>
          {price === 0 ? m.catalogue_free() : formatMoney(price, currency)}
        </p>
        {isOwned ? (
          <a
            href={downloadAddress(line.contentId, line.variantId)}
            aria-label={`${m.orders_download()}: ${title}, ${variantName}`}
            className={secondaryButton}
          >
            <Icon name="download" />
            {m.orders_download()}
          </a>
        ) : null}
      </div>
    </li>
  );
}
