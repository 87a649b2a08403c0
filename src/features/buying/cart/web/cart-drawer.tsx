import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DetailPanel } from '../../../../ui/admin/detail-panel.tsx';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { WorkThumbnail } from '../../downloads/web/work-thumbnail.tsx';
import { onCartChange, removeFromCart } from './cart.ts';
import { type CartLineView, type CartView, sumUp, toCartView } from './cart-view.ts';

/** The cart as a drawer beside the page. `isAdded`: a line was added a moment ago, which the title says. */
export function CartDrawer({ isAdded, onClosed }: { isAdded: boolean; onClosed: () => void }) {
  const checkout = useRef<HTMLAnchorElement>(null);
  const browse = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { cart, isFailed, isLoading, load, remove, removing, removed } = useCartLines();
  const lines = cart?.lines ?? [];
  const isEmpty = cart !== undefined && lines.length === 0;
  // A removed line takes the focused button with it, so the next line's button or the next control gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart takes buttons away
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = removed === undefined ? undefined : buttons[Math.min(removed.index, buttons.length - 1)];
    (next ?? checkout.current ?? browse.current)?.focus();
  }, [cart]);
  return (
    <DetailPanel
      title={isAdded ? m.cart_added() : m.cart_title()}
      onClosed={onClosed}
      initialFocus={checkout}
      className="max-w-md"
      footer={(close) => (
        <div className="grid gap-3">
          {isEmpty ? null : (
            <>
              <p className="flex items-baseline justify-between gap-4 text-16 font-medium">
                {m.cart_subtotal()}
                <span aria-live="polite" className="min-h-8 text-22 font-semibold tabular-nums">
                  {cart === undefined ? '' : formatMoney(sumUp(lines).subtotal, cart.currency)}
                </span>
              </p>
              <a ref={checkout} href={localizeHref('/cart')} className={primaryButton}>
                {m.cart_checkout()}
              </a>
            </>
          )}
          <button ref={browse} type="button" onClick={close} className={secondaryButton}>
            {m.cart_keep_browsing()}
          </button>
        </div>
      )}
    >
      <p role="status" className="sr-only">
        {removed === undefined ? '' : m.cart_removed({ title: removed.name })}
      </p>
      {cart === undefined ? (
        <div className="grid min-h-32 place-content-center justify-items-center gap-3 text-14 text-muted">
          <p role="status">{isFailed ? m.cart_load_failed() : <Spinner />}</p>
          {isFailed ? (
            <button type="button" aria-busy={isLoading} onClick={() => void load()} className={secondaryButton}>
              {isLoading ? <Spinner /> : null}
              {m.error_retry()}
            </button>
          ) : null}
        </div>
      ) : isEmpty ? (
        <p className="text-16 text-muted">{m.cart_empty_title()}</p>
      ) : (
        <ul ref={list} className="-my-4">
          {lines.map((line) => (
            <DrawerLine key={line.variantId} line={line} isBusy={removing === line.variantId} remove={remove} />
          ))}
        </ul>
      )}
    </DetailPanel>
  );
}

/** Loads the lines of the cart while the drawer is open. */
function useCartLines() {
  const [cart, setCart] = useState<CartView>();
  const [isFailed, setIsFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const [removed, setRemoved] = useState<{ readonly name: string; readonly index: number }>();
  const load = useCallback(async () => {
    setIsLoading(true);
    try {
      setCart(toCartView(await browserApi('GET /cart/all', {})));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setIsFailed(true);
    } finally {
      setIsLoading(false);
    }
  }, []);
  useEffect(() => {
    void load();
    return onCartChange(() => void load());
  }, [load]);
  const remove = async (line: CartLineView) => {
    setRemoving(line.variantId);
    try {
      await removeFromCart(line);
      setCart((now) => now && { ...now, lines: now.lines.filter(({ variantId }) => variantId !== line.variantId) });
      setRemoved({ name: nameLine(line), index: cart?.lines.indexOf(line) ?? 0 });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.cart_remove_failed());
    }
    await load();
    setRemoving(undefined);
  };
  return { cart, isFailed, isLoading, load, remove, removing, removed };
}

const nameLine = ({ title, variantName }: CartLineView): string => `${title}, ${variantName}`;

interface DrawerLineProps {
  readonly line: CartLineView;
  readonly isBusy: boolean;
  readonly remove: (line: CartLineView) => Promise<void>;
}

function DrawerLine({ line, isBusy, remove }: DrawerLineProps) {
  const { title, lang, variantName, licence, picture, contributor } = line;
  return (
    <li aria-busy={isBusy} className="flex items-start gap-3 border-b border-line py-4 last:border-0">
      <WorkThumbnail picture={picture} isPublic={contributor !== null} width={64} className="size-16" />
      <div className="min-w-0 grow text-14">
        <p lang={lang} className="font-medium wrap-anywhere">
          {title}
        </p>
        <p className="text-muted wrap-anywhere">
          {variantName} · {licence}
        </p>
        <p className="mt-0.5 font-medium tabular-nums">{describeLinePrice(line)}</p>
      </div>
      <button
        type="button"
        // `disabled` would make the button lose the focus.
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void remove(line))}
        aria-label={`${m.cart_remove()}: ${nameLine(line)}`}
        title={m.cart_remove()}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-line/60 hover:text-ink aria-disabled:opacity-60"
      >
        <Icon name="trash" className="size-4.5" />
      </button>
    </li>
  );
}

function describeLinePrice({ price, currency, state }: CartLineView): string {
  if (state === 'owned') return m.cart_bought();
  if (price === null) return m.cart_not_for_sale();
  return price === 0 ? m.catalogue_free() : formatMoney(price, currency);
}
