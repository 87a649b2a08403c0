import { type ReactNode, useRef } from 'react';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { useIsSeen } from '../../../../ui/components/use-is-seen.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CartSums } from './cart-view.ts';

interface CartSummaryProps {
  readonly sums: CartSums;
  readonly currency: string;
  readonly isBusy: boolean;
  /** What else is asked before the payment. */
  readonly details: ReactNode;
  readonly acceptPrices: () => void;
  readonly checkout: () => void;
}

/** What all costs, what is asked and what happens next; it stays in view. */
export function CartSummary({ sums, currency, isBusy, details, acceptPrices, checkout }: CartSummaryProps) {
  const button = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(button);
  const canBuy = sums.count > 0;
  // New prices are accepted first; then the way leads to the payment.
  const hasNewPrices = sums.dearer.length > 0;
  return (
    <aside
      aria-labelledby="cart-summary"
      // Unfolded it is taller than many a screen, and scrolls with the page.
      className="lg:sticky lg:top-24 lg:self-start lg:has-[details[open]]:static"
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasNewPrices) acceptPrices();
          else if (canBuy) checkout();
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
            <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-16 font-medium">
              <dt>{m.cart_subtotal()}</dt>
              <dd aria-live="polite" className="text-22 font-semibold tabular-nums">
                {formatMoney(sums.subtotal, currency)}
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-12 text-muted">{m.cart_all_in()}</p>
          {canBuy ? <div className="mt-5 border-t border-line pt-5 noscript:hidden">{details}</div> : null}
          <div ref={button} className="mt-5 noscript:hidden">
            <NextButton sums={sums} isBusy={isBusy} className="w-full" />
          </div>
          <p className="mt-5 hidden rounded-control bg-canvas p-3 text-14 noscript:block">{m.cart_no_script()}</p>
          <h3 className="mt-6 text-14 font-medium">{m.cart_next()}</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-14 text-muted">
            <li>{m.cart_next_1()}</li>
            <li>{m.cart_next_2()}</li>
            <li>{m.cart_next_3()}</li>
          </ol>
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
              <span className="block text-12 text-muted">{m.cart_subtotal()}</span>
              <span className="block text-16 font-medium tabular-nums">{formatMoney(sums.subtotal, currency)}</span>
            </p>
            <NextButton sums={sums} isBusy={isBusy} className="shrink-0 px-5!" />
          </div>
        ) : null}
      </form>
    </aside>
  );
}

/** Accepts new prices, or leads to the payment. */
function NextButton({ sums, isBusy, className }: Pick<CartSummaryProps, 'sums' | 'isBusy'> & { className: string }) {
  if (sums.count === 0 && sums.dearer.length === 0)
    return <p className="text-14 text-muted">{m.cart_nothing_to_buy()}</p>;
  return (
    <button type="submit" disabled={isBusy} className={`${primaryButton} ${className}`}>
      {sums.dearer.length === 1
        ? m.cart_accept_one()
        : sums.dearer.length > 1
          ? m.cart_accept_all()
          : m.cart_checkout()}
      {sums.dearer.length === 0 ? <Icon name="arrow-right" /> : null}
    </button>
  );
}
