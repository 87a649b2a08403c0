import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { onPageReturn } from '../../../../ui/components/on-page-return.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { onCartChange, putBack, removeFromCart } from './cart.ts';
import { CartLine, RemovedLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { type CartLineView, type CartView, sumUp, toRows } from './cart-view.ts';
import { CouponField } from './coupon-field.tsx';

/** The coupon of the order, with the discount that the buyer sees. */
export interface CartOrderCoupon {
  readonly code: string;
  readonly discount: number;
}

interface CartPageProps {
  readonly cart: CartView;
  /** Variant to buy alone if it is in the cart; null to buy the whole cart. */
  readonly only: string | null;
  /** Renders the fields above the payment button, for a total in minor units. */
  readonly renderDetails: (total: number) => ReactNode;
  /** Label of the payment button, for a total in minor units. */
  readonly describePayment: (total: number) => string;
  /** Whether the browser is being redirected to the payment service. */
  readonly isLeaving: boolean;
  /** Starts the payment of these lines at the prices shown. */
  readonly pay: (lines: readonly CartLineView[], coupon: CartOrderCoupon | undefined) => unknown;
}

/** The cart of the signed-in account with the form that its payment needs. Use the account's id as `key`. */
export function CartPage({ cart, only, renderDetails, describePayment, isLeaving, pay }: CartPageProps) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, { line: CartLineView; index: number }>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const refresh = useFreshCart();
  const all = toRows(cart.lines, removed);
  const single = all.filter(({ line, isRemoved }) => line.variantId === only && !isRemoved);
  const isSingle = single.length > 0;
  const rows = isSingle ? single : all;
  const lines = rows.flatMap(({ line, isRemoved }) => (isRemoved ? [] : [line]));
  const markBusy = (changed: readonly CartLineView[], isBusy: boolean) =>
    setBusy((before) => {
      const next = new Set(before);
      for (const { variantId } of changed) {
        if (isBusy) next.add(variantId);
        else next.delete(variantId);
      }
      return next;
    });
  const markRemoved = (line: CartLineView, index: number | undefined) =>
    setRemoved((before) => {
      const next = new Map(before);
      if (index === undefined) next.delete(line.variantId);
      else next.set(line.variantId, { line, index });
      return next;
    });
  /** Sends the changes of some lines to the server, then shows its cart. */
  const change = async (
    changed: readonly CartLineView[],
    failure: string,
    work: (line: CartLineView) => Promise<unknown>,
  ) => {
    markBusy(changed, true);
    let hasWorked = true;
    try {
      for (const line of changed) await work(line);
    } catch (error) {
      if (!isApiError(error)) throw error;
      hasWorked = false;
      showFailure(error, failure);
    }
    await refresh();
    markBusy(changed, false);
    return hasWorked;
  };
  const remove = async (line: CartLineView) => {
    const index = all.findIndex((row) => row.line.variantId === line.variantId);
    markRemoved(line, index);
    if (!(await change([line], m.cart_remove_failed(), removeFromCart))) markRemoved(line, undefined);
  };
  const undo = async (line: CartLineView) => {
    const work = () => putBack(line, line.priceSeen);
    if (await change([line], m.cart_add_failed(), work)) markRemoved(line, undefined);
  };
  const acceptPrices = (changed: readonly CartLineView[]) =>
    change(changed, m.cart_add_failed(), (line) => putBack(line, line.price ?? undefined));
  if (rows.length === 0) return <EmptyCart />;
  const sums = sumUp(lines);
  const { coupon } = cart;
  // The buyer never pays more than a code promised without having removed it.
  const isRefused = coupon !== null && coupon.refusal !== null && sums.subtotal > 0;
  const used = coupon === null || coupon.refusal !== null ? undefined : { code: coupon.code, discount: sums.discount };
  return (
    <div
      data-toasts="below"
      className="page grid gap-x-12 gap-y-8 pt-8 pb-24 max-md:pb-40 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12"
    >
      <section aria-labelledby="cart">
        <h1 id="cart" className="text-28 tracking-tight lg:text-36">
          {isSingle ? m.cart_checkout() : m.cart_title()}
        </h1>
        <p role="status" className="mt-1 text-14 text-muted">
          {countWorks(lines.length)}
        </p>
        {isSingle && all.length > 1 ? <OthersNote count={all.filter((row) => !row.isRemoved).length - 1} /> : null}
        <ul className="mt-5 border-t border-line">
          {rows.map(({ line, isRemoved }) => {
            const props = { line, isBusy: busy.has(line.variantId) };
            return isRemoved ? (
              <RemovedLine key={line.variantId} {...props} undo={(each) => void undo(each)} />
            ) : (
              <CartLine
                key={line.variantId}
                {...props}
                remove={(each) => void remove(each)}
                acceptPrice={(each) => void acceptPrices([each])}
              />
            );
          })}
        </ul>
        {sums.subtotal > 0 ? <CouponField coupon={coupon} only={isSingle ? only : null} /> : null}
      </section>
      <CartSummary
        sums={sums}
        isCapped={coupon?.isCapped ?? false}
        currency={cart.currency}
        details={renderDetails(sums.total)}
        payLabel={describePayment(sums.total)}
        isLeaving={isLeaving}
        isBusy={busy.size > 0 || isLeaving || isRefused}
        acceptPrices={() => void acceptPrices(sums.dearer)}
        pay={() =>
          void pay(
            lines.filter(({ price }) => price !== null),
            used,
          )
        }
      />
    </div>
  );
}

const countWorks = (count: number): string =>
  count === 1 ? m.cart_count_one({ count: formatCount(1) }) : m.cart_count({ count: formatCount(count) });

/** Explains that the other lines stay in the cart when one is bought alone. */
function OthersNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-paper px-4 py-2.5 text-14">
      {count === 1 ? m.cart_others_one({ count: formatCount(1) }) : m.cart_others({ count: formatCount(count) })}
      <a href={localizeHref('/cart')} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {m.cart_show_all()}
      </a>
    </p>
  );
}

/** Reloads the cart when other tabs or contributors change it. @returns a function that reloads it at once */
function useFreshCart(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    const stops = [onCartChange(() => void revalidate()), onPageReturn(refresh)];
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      for (const stop of stops) stop();
    };
  }, [revalidate]);
  return revalidate;
}

/** Page in place of the cart, for visitors who aren't signed in. */
export function SignedOutCart() {
  const { openSignIn } = useSiteActions();
  return (
    <Notice title={m.cart_title()} text={m.cart_signed_out_text()}>
      <button type="button" onClick={() => openSignIn('cart')} className={`${primaryButton} noscript:hidden`}>
        {m.sign_in()}
      </button>
      <a href={localizeHref('/content')} className={secondaryButton}>
        {m.go_browse()}
      </a>
    </Notice>
  );
}

function EmptyCart() {
  return (
    <Notice title={m.cart_empty_title()} text={m.cart_empty_text()}>
      <a href={localizeHref('/content')} className={primaryButton}>
        {m.go_browse()}
      </a>
      <a href={localizeHref('/profile/favorites')} className={secondaryButton}>
        <Icon name="heart" />
        {m.cart_to_favorites()}
      </a>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page flex min-h-[50vh] flex-col items-start justify-center py-16">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-paper">
        <Icon name="shopping-bag" className="size-7" />
      </span>
      <h1 className="mt-6 text-28 tracking-tight lg:text-36">{title}</h1>
      <p className="mt-3 max-w-xl text-18 text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
