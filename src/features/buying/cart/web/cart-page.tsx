import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { onCartChange, putBack, removeFromCart } from './cart.ts';
import { CartLine, RemovedLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { type CartLineView, type CartView, sumUp, toRows } from './cart-view.ts';

interface CartPageProps {
  readonly cart: CartView;
  /** What else is asked before the payment. */
  readonly details: ReactNode;
  /** Leads to the payment of these lines, which can be bought at the prices shown. */
  readonly checkout: (lines: readonly CartLineView[]) => unknown;
}

/** The cart of the account that is signed in. Use the account's identifier as `key`. */
export function CartPage({ cart, details, checkout }: CartPageProps) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, { line: CartLineView; index: number }>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const refresh = useFreshCart();
  const rows = toRows(cart.lines, removed);
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
  /** Runs the calls about some lines, then shows what the server has. */
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
    const index = rows.findIndex((row) => row.line.variantId === line.variantId);
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
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-8 pb-24 max-md:pb-40 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12">
      <section aria-labelledby="cart">
        <h1 id="cart" className="text-28 tracking-tight lg:text-36">
          {m.cart_title()}
        </h1>
        <p role="status" className="mt-1 text-14 text-muted">
          {lines.length === 1
            ? m.cart_count_one({ count: formatCount(1) })
            : m.cart_count({ count: formatCount(lines.length) })}
        </p>
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
      </section>
      <CartSummary
        sums={sumUp(lines)}
        currency={cart.currency}
        details={details}
        isBusy={busy.size > 0}
        acceptPrices={() => void acceptPrices(sumUp(lines).dearer)}
        checkout={() => void checkout(lines.filter(({ price }) => price !== null))}
      />
    </div>
  );
}

/** Follows what other tabs and contributors change; answers how to fetch the cart anew. */
function useFreshCart(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    const stop = onCartChange(() => void revalidate());
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stop();
    };
  }, [revalidate]);
  return revalidate;
}

/** Shown in place of the cart to visitors who aren't signed in. */
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
