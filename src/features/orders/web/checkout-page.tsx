import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../ui/api/client.ts';
import { showFailure } from '../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../ui/components/button.ts';
import { Spinner } from '../../../ui/components/spinner.tsx';
import { formatTime } from '../../../ui/components/time.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { OrderStatus } from '../contract.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusMark } from './order-status.tsx';
import type { OrderView } from './order-view.ts';
import { useOrderRefresh } from './use-order-refresh.ts';

interface CheckoutPageProps {
  readonly order: OrderView;
  /** The buyer comes back from the payment service, whose word is awaited. */
  readonly isReturned: boolean;
  /** The ways to pay. */
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

/** An order from when it is made: to be paid, waited for, downloaded. */
export function CheckoutPage({ order, isReturned, payment }: CheckoutPageProps) {
  const { status } = order;
  const isWaiting = status === 'pending' && isReturned;
  const isLong = useOrderRefresh(isWaiting);
  const canPay = status === 'pending' || status === 'failed' || status === 'cancelled';
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-8 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-12">
      <section aria-labelledby="order" className="min-w-0">
        <h1 id="order" className="text-28 tracking-tight lg:text-36">
          {status === 'paid' ? m.orders_paid_title() : m.orders_number({ number: String(order.number) })}
        </h1>
        <div role="status" className="mt-2 mb-6 grid gap-2">
          <OrderStatusMark status={status} />
          {status === 'pending' ? null : <p className="max-w-prose text-16 text-muted">{words[status]()}</p>}
        </div>
        <OrderLines order={order} />
      </section>
      <aside className="lg:sticky lg:top-24 lg:self-start">
        <div className="grid gap-5 rounded-card border border-line bg-paper p-5 sm:p-6">
          {isWaiting ? (
            <p className="flex items-start gap-3 text-16">
              <Spinner />
              {isLong ? m.orders_waiting_long() : m.orders_waiting()}
            </p>
          ) : null}
          {canPay ? payment : null}
          {status === 'pending' ? (
            <p className="text-14 text-muted">{m.orders_until({ time: formatTime(order.expiresAt, 'minute') })}</p>
          ) : null}
          {status === 'pending' && !isWaiting ? <CancelButton orderId={order._id} /> : null}
          {status === 'expired' || status === 'cancelled' ? (
            <a href={localizeHref('/cart')} className={status === 'expired' ? primaryButton : secondaryButton}>
              {m.orders_back_to_cart()}
            </a>
          ) : null}
          <a href={localizeHref('/profile/orders')} className="text-14 underline underline-offset-4">
            {m.orders_to_orders()}
          </a>
        </div>
      </aside>
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
