import { type ReactNode, useRef } from 'react';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { useIsSeen } from '../../../../ui/components/use-is-seen.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CartSums } from './cart-view.ts';

interface CartSummaryProps {
  readonly sums: CartSums;
  /** Whether the coupon takes off less than it says, because the site pays its part out of its fee. */
  readonly isCapped: boolean;
  readonly currency: string;
  readonly isBusy: boolean;
  /** Fields above the payment button. */
  readonly details: ReactNode;
  readonly payLabel: string;
  /** Whether the browser is being redirected to the payment service. */
  readonly isLeaving: boolean;
  readonly acceptPrices: () => void;
  readonly pay: () => void;
}

/** Total, fields and payment button. */
export function CartSummary(props: CartSummaryProps) {
  const { sums, isCapped, currency, details, acceptPrices, pay } = props;
  const button = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(button);
  const canBuy = sums.count > 0;
  // The buyer accepts new prices first; the button then starts the payment.
  const hasNewPrices = sums.dearer.length > 0;
  return (
    <aside
      aria-labelledby="cart-summary"
      // Unfolded, the summary is taller than many screens, so it scrolls with the page.
      className="lg:sticky lg:top-24 lg:self-start lg:has-[details[open]]:static"
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasNewPrices) acceptPrices();
          else if (canBuy) pay();
        }}
      >
        <div className="rounded-card border border-line bg-paper p-5 sm:p-6">
          <h2 id="cart-summary" className="text-18 font-semibold">
            {m.cart_summary()}
          </h2>
          <dl className="mt-4 grid gap-2 text-14">
            <div className="flex justify-between gap-4 text-muted">
              <dt>{m.cart_works()}</dt>
              <dd className="tabular-nums">{formatCount(sums.count)}</dd>
            </div>
            {sums.discount === 0 ? null : (
              <>
                <div className="flex justify-between gap-4 text-muted">
                  <dt>{m.cart_subtotal()}</dt>
                  <dd className="tabular-nums">{formatMoney(sums.subtotal, currency)}</dd>
                </div>
                <div className="flex justify-between gap-4 text-success">
                  <dt>{m.cart_discount()}</dt>
                  <dd className="tabular-nums">{formatMoney(-sums.discount, currency)}</dd>
                </div>
                {isCapped ? (
                  <div className="text-12 text-muted">
                    <dt className="sr-only">{m.cart_discount()}</dt>
                    <dd>{m.cart_coupon_capped()}</dd>
                  </div>
                ) : null}
              </>
            )}
            <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-16 font-medium">
              <dt>{sums.discount === 0 ? m.cart_subtotal() : m.cart_total()}</dt>
              <dd aria-live="polite" className="text-22 font-semibold tabular-nums">
                {formatMoney(sums.total, currency)}
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-12 text-muted">{m.cart_all_in()}</p>
          {canBuy ? <div className="mt-5 border-t border-line pt-5 noscript:hidden">{details}</div> : null}
          <div ref={button} className="mt-5 noscript:hidden">
            <NextButton {...props} className="w-full" />
          </div>
          <p className="mt-5 hidden rounded-control bg-canvas p-3 text-14 noscript:block">{m.cart_no_script()}</p>
          <p className="mt-4 text-14 text-muted">{m.cart_next()}</p>
          <p className="mt-3 text-14">
            <a
              href={localizeHref('/refund-policy')}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {m.cart_refunds()}
            </a>
          </p>
        </div>
        {canBuy ? (
          <div
            hidden={isSeen}
            className="fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-canvas px-4 py-2 md:hidden print:hidden noscript:hidden"
          >
            <p className="min-w-0 text-14">
              <span className="block text-12 text-muted">
                {sums.discount === 0 ? m.cart_subtotal() : m.cart_total()}
              </span>
              <span className="block text-16 font-medium tabular-nums">{formatMoney(sums.total, currency)}</span>
            </p>
            <NextButton {...props} className="shrink-0 px-5!" />
          </div>
        ) : null}
      </form>
    </aside>
  );
}

type NextButtonProps = Pick<CartSummaryProps, 'sums' | 'isBusy' | 'payLabel' | 'isLeaving'> & { className: string };

/** Button that accepts new prices or starts the payment. */
function NextButton({ sums, isBusy, payLabel, isLeaving, className }: NextButtonProps) {
  if (sums.count === 0 && sums.dearer.length === 0)
    return <p className="text-14 text-muted">{m.cart_nothing_to_buy()}</p>;
  return (
    <button type="submit" disabled={isBusy} className={`${primaryButton} ${className}`}>
      {isLeaving ? <Spinner /> : null}
      {sums.dearer.length === 1 ? m.cart_accept_one() : sums.dearer.length > 1 ? m.cart_accept_all() : payLabel}
    </button>
  );
}
