import type { Ref } from 'react';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatSize } from '../../../../../ui/file-size.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useIsInCart } from '../../../../../ui/session/cart-store.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';
import { downloadAddress, variantArchiveAddress } from '../../../downloads/web/download-address.ts';
import { isDownloadable, type VariantView } from '../content-view.ts';
import { describePrice } from './variant-choice.tsx';

interface ActionProps {
  readonly contentId: string;
  readonly variant: VariantView;
}

/**
 * A download link for free or bought variants; otherwise the buttons "Buy" and "Add to cart". Renders nothing if the
 * variant isn't offered. `brief`: uses short labels, for the bar on phones.
 */
function MainButtons({ contentId, variant, brief = false }: ActionProps & { brief?: boolean }) {
  const { id, price, files } = variant;
  const { buyNow } = useSiteActions();
  const [first, ...others] = files;
  if (price !== null && !isDownloadable(variant))
    return (
      <div className={brief ? 'flex shrink-0 flex-row-reverse gap-2' : 'mt-4 grid gap-2'}>
        <button
          type="button"
          className={`${primaryButton} noscript:hidden`}
          onClick={() => buyNow({ contentId, variantId: id, priceSeen: price })}
        >
          {m.content_page_buy_now()}
        </button>
        <CartButton contentId={contentId} variant={variant} brief={brief} />
      </div>
    );
  if (!isDownloadable(variant) || first === undefined) return null;
  const isOne = others.length === 0;
  const format = isOne ? first.format.toUpperCase() : 'ZIP';
  const label = isOne
    ? m.catalogue_download({ format, size: formatSize(first.size) })
    : m.downloads_all_files({ count: formatCount(files.length) });
  return (
    <a
      className={`${primaryButton} ${brief ? 'shrink-0' : 'mt-4 w-full'}`}
      href={isOne ? downloadAddress(contentId, id) : variantArchiveAddress(contentId, id)}
      download={isOne ? first.name : undefined}
    >
      <Icon name="download" />
      {brief ? m.content_page_download_brief({ format }) : label}
    </a>
  );
}

/** Adds the variant to the cart, or opens the cart that contains it. It is one button, so that it keeps the focus. */
function CartButton({ contentId, variant: { id, price, currency }, brief }: ActionProps & { brief: boolean }) {
  const { addToCart, openCart } = useSiteActions();
  const isInCart = useIsInCart(id);
  const label = isInCart
    ? m.content_page_in_cart()
    : m.content_page_add_to_cart({ price: formatMoney(price ?? 0, currency) });
  return (
    <button
      type="button"
      className={`${secondaryButton} ${brief ? 'w-12 px-0!' : ''} noscript:hidden`}
      aria-label={brief ? label : undefined}
      title={brief ? label : undefined}
      onClick={() => (isInCart ? openCart() : addToCart({ contentId, variantId: id, priceSeen: price ?? 0 }))}
    >
      <Icon name={isInCart ? 'check' : 'shopping-bag'} className={isInCart ? 'size-5 text-success' : 'size-5'} />
      {brief ? null : label}
    </button>
  );
}

/** The main button, and a download link per file if there are several files to download. */
export function MainAction({ ref, ...action }: ActionProps & { ref: Ref<HTMLDivElement> }) {
  const { contentId, variant } = action;
  const files = isDownloadable(variant) && variant.files.length > 1 ? variant.files : [];
  return (
    <div ref={ref}>
      {variant.isOwned ? (
        <p className="mt-4 flex items-start gap-2 text-14">
          <Icon name="badge-check" className="mt-0.5 size-4 text-success" />
          {m.content_page_owned()}
        </p>
      ) : null}
      <MainButtons {...action} />
      {variant.price === 0 && !variant.isOwned ? <FreeToCart {...action} /> : null}
      {files.length === 0 ? null : (
        <ul className="mt-2 grid text-14">
          {files.map((file) => (
            <li key={file._id}>
              <a
                href={downloadAddress(contentId, variant.id, file._id)}
                download={file.name}
                className="flex min-h-10 items-center gap-2 rounded-control px-3 hover:bg-line/60"
              >
                <Icon name="download" className="size-4" />
                <span className="min-w-0 truncate">{file.name}</span>
                <span className="ml-auto shrink-0 text-muted">{formatSize(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Button that adds a free variant to the cart, because an order comes with a licence certificate. */
function FreeToCart({ contentId, variant: { id } }: ActionProps) {
  const { addToCart, openCart } = useSiteActions();
  const isInCart = useIsInCart(id);
  return (
    <button
      type="button"
      className="mt-2 flex min-h-10 w-full items-center justify-center gap-2 text-14 underline-offset-4 hover:underline noscript:hidden"
      onClick={() => (isInCart ? openCart() : addToCart({ contentId, variantId: id, priceSeen: 0 }))}
    >
      {isInCart ? <Icon name="check" className="size-4 text-success" /> : null}
      {isInCart ? m.content_page_in_cart() : m.content_page_free_to_cart()}
    </button>
  );
}

/** Price and main buttons in a bar at the bottom of phones, while the main button is scrolled out of view. */
export function StickyAction({ hidden, ...action }: ActionProps & { hidden: boolean }) {
  const { name, price, isOwned } = action.variant;
  if (price === null && !isOwned) return null;
  return (
    <div
      hidden={hidden}
      data-buy-bar
      className={`fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-canvas px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:hidden print:hidden ${isDownloadable(action.variant) ? '' : 'noscript:hidden'}`}
    >
      <p className="min-w-0 text-14">
        <span className="block truncate text-12 text-muted">{name}</span>
        <span className={`block text-16 font-medium tabular-nums ${price === 0 || isOwned ? 'text-success' : ''}`}>
          {describePrice(action.variant)}
        </span>
      </p>
      <MainButtons {...action} brief />
    </div>
  );
}
