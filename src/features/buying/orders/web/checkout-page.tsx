import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { LicenceMatrix } from '../../../catalogue/licences/web/licence-matrix.tsx';
import type { LicenceView } from '../../../catalogue/licences/web/licence-view.ts';
import { reloadCart } from '../../cart/web/cart.ts';
import { loadOwnedWorks } from '../../downloads/web/owned-works.ts';
import type { OrderStatus } from '../contract/orders.ts';
import { OrderDownload } from './order-download.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderParticulars } from './order-particulars.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusMark } from './order-status.tsx';
import { findShownStatus, formatOrderNumber, type OrderView, sumRefunds } from './order-view.ts';
import { SecondPayments } from './second-payments.tsx';
import { type OrderRefresh, useOrderRefresh } from './use-order-refresh.ts';

interface CheckoutPageProps extends Pick<OrderRefresh, 'checkPayment'> {
  readonly order: OrderView;
  /** Licences of the order's lines, in the versions that were ordered. */
  readonly licences: readonly LicenceView[];
  /** Whether the time to pay has ended, even if the job hasn't expired the order yet. */
  readonly isOver: boolean;
  /** Whether the buyer returned from the payment service, whose confirmation is pending. */
  readonly isReturned: boolean;
  /** Payment methods. */
  readonly payment: ReactNode;
}

const words: Readonly<Record<Exclude<OrderStatus, 'pending'>, () => string>> = {
  on_hold: m.orders_on_hold_text,
  paid: m.orders_paid_text,
  failed: m.orders_failed_text,
  cancelled: m.orders_cancelled_text,
  expired: m.orders_expired_text,
  refunded: m.orders_refunded_text,
};

/** An order's page from its creation on: payment, confirmation and downloads. Use the order's id as `key`. */
export function CheckoutPage({ order, licences, isOver, isReturned, payment, checkPayment }: CheckoutPageProps) {
  const status = findShownStatus(order, isOver);
  const isWaiting = order.status === 'pending' && isReturned;
  const { _id: orderId, expiresAt } = order;
  const isOpen = status !== 'paid' && status !== 'refunded';
  const isLong = useOrderRefresh({ orderId, isOpen, isWaiting, expiresAt, checkPayment });
  useEffect(() => {
    if (status !== 'paid') return;
    // Paid lines have left the cart, so its count is reloaded here and in other tabs.
    void reloadCart();
    void loadOwnedWorks();
  }, [status]);
  const isPaid = status === 'paid';
  const isBought = isPaid || status === 'refunded';
  const refunded = sumRefunds(order);
  const isPartRefunded = isPaid && refunded > 0;
  const isUnpaid = status === 'pending' || status === 'failed' || status === 'cancelled';
  return (
    <div
      data-toasts="aside"
      className="page grid gap-x-12 gap-y-8 pt-8 pb-24 max-md:pb-40 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-12"
    >
      <header className="lg:col-start-1">
        <h1 className="text-28 tracking-tight lg:text-36">
          {isPaid && !isPartRefunded
            ? m.orders_paid_title()
            : m.orders_number({ number: formatOrderNumber(order.number) })}
        </h1>
        <div role="status" className="mt-2 grid gap-2">
          <OrderStatusMark status={status} />
          {status === 'pending' ? null : (
            <p className="max-w-prose text-16 text-muted">
              {isPartRefunded
                ? m.orders_part_refunded_text({ amount: formatMoney(refunded, order.currency) })
                : words[status]()}
            </p>
          )}
        </div>
        {isPaid ? <OrderDownload order={order} /> : null}
      </header>
      <SecondPayments order={order} />
      <aside
        aria-label={m.orders_next()}
        // On phones the next action comes first: payment, or downloads before licences.
        className={`${isBought ? 'max-lg:order-1' : ''} lg:col-start-2 lg:row-span-5 lg:row-start-1`}
      >
        <div className="grid gap-5 rounded-card border border-line bg-paper p-5 sm:p-6 lg:sticky lg:top-24">
          {isWaiting ? <Waiting orderId={orderId} isLong={isLong} /> : null}
          {isUnpaid && !isOver && !isWaiting ? payment : null}
          {status === 'pending' && !isWaiting ? (
            <p className="text-14 text-muted">{m.orders_until({ time: formatTime(expiresAt, 'minute') })}</p>
          ) : null}
          {status === 'pending' && !isWaiting ? <CancelButton orderId={orderId} /> : null}
          {isBought ? <OrderPapers order={order} /> : null}
          {isBought || (isUnpaid && !isOver) || status === 'on_hold' ? <OrderParticulars order={order} /> : null}
          {isBought ? <OrderFacts order={order} /> : null}
          {status === 'expired' || status === 'cancelled' || (isUnpaid && isOver) ? (
            <a href={localizeHref('/cart')} className={isOver ? primaryButton : secondaryButton}>
              {m.orders_back_to_cart()}
            </a>
          ) : null}
          <a
            href={localizeHref('/profile/orders')}
            className="inline-flex min-h-6 items-center text-14 underline underline-offset-4"
          >
            {m.orders_to_orders()}
          </a>
        </div>
      </aside>
      <section aria-labelledby="lines" className="min-w-0 lg:col-start-1">
        <h2 id="lines" className="sr-only">
          {m.orders_lines()}
        </h2>
        <OrderLines order={order} licences={licences} />
      </section>
      <OrderRefunds order={order} />
      {licences.length === 0 ? null : (
        <section aria-labelledby="licences" className={`${isBought ? 'max-lg:order-2' : ''} min-w-0 lg:col-start-1`}>
          <h2 id="licences" className="mb-3 text-18">
            {m.orders_licences()}
          </h2>
          <LicenceMatrix licences={licences} />
        </section>
      )}
    </div>
  );
}

/** Message that is shown until the payment service has confirmed the payment. */
function Waiting({ orderId, isLong }: { orderId: string; isLong: boolean }) {
  return (
    <div role="status">
      <p className="flex items-start gap-3 text-16">
        <Spinner className="mt-1 size-4.5" />
        {isLong ? m.orders_waiting_long() : m.orders_waiting()}
      </p>
      <p className="mt-3 text-14">
        <a
          href={localizeHref(`/checkout/${orderId}`)}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {m.orders_pay_otherwise()}
        </a>
      </p>
    </div>
  );
}

function CancelButton({ orderId }: { orderId: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await browserApi('POST /order/cancel/{id}', { params: { id: orderId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.orders_cancel_failed());
    }
    await revalidate();
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void cancel()}
      className={`${secondaryButton} noscript:hidden`}
    >
      {m.orders_cancel()}
    </button>
  );
}
