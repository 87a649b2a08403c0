import { type Ref, useEffect, useRef, useState } from 'react';
import { chip, primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { useIsSeen } from '../../../../ui/components/use-is-seen.ts';
import { formatSize } from '../../../../ui/file-size.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useIsInCart } from '../../../../ui/session/cart-store.ts';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { downloadAddress, variantArchiveAddress } from '../../downloads/web/download-address.ts';
import { type ContentView, firstChoice, isDownloadable, type VariantView } from './content-view.ts';
import { DemoNote } from './demo-note.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { describePrice, VariantChoice } from './variant-choice.tsx';

/** Title, variants and the main button. Use the content's id as `key`. */
export function Purchase({ content }: { content: ContentView }) {
  const [chosenId, choose] = useState(firstChoice(content.variants)?.id);
  const chosen = content.variants.find(({ id }) => id === chosenId);
  const main = useRef<HTMLDivElement>(null);
  const isMainSeen = useIsSeen(main);
  const [terms, ...others] = new Map(content.variants.map(({ licence }) => [licence.code, licence])).values();
  // One licence for all is said once, below them.
  const shared = others.length === 0 ? terms : undefined;
  return (
    <section aria-labelledby="title">
      {content.contributor.demo ? (
        <a href="#demo" className={`${chip} mb-3`}>
          {m.catalogue_demo_badge()}
        </a>
      ) : null}
      {content.ai ? (
        <p className="mb-3 inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-12 font-medium">
          <Icon name="sparkles" className="size-3.5" />
          {m.content_page_made_with_ai()}
        </p>
      ) : null}
      <h1 id="title" lang={content.lang} className="text-28 tracking-tight wrap-anywhere">
        {content.title}
      </h1>
      {content.secondTitle === null ? null : <p className="mt-0.5 text-16 text-muted">{content.secondTitle}</p>}
      <p className="mt-1 text-14 text-muted">
        <a
          href={localizeHref(`/contributors/${content.contributor.key}`)}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
        >
          {content.contributor.demo
            ? m.content_page_collected_from({ name: content.contributor.name })
            : m.content_page_by({ name: content.contributor.name })}
        </a>
      </p>
      <VariantChoice variants={content.variants} chosen={chosen} choose={choose} hasTerms={shared === undefined} />
      {shared === undefined ? null : (
        <p className="mt-3 text-14 text-muted">
          <span className="font-medium text-ink">{shared.name}.</span> {shared.summary}
        </p>
      )}
      {chosen === undefined ? (
        <p className="text-14 text-muted">{m.content_page_no_variants()}</p>
      ) : (
        <>
          <MainAction contentId={content.id} variant={chosen} ref={main} />
          <StickyAction hidden={isMainSeen} contentId={content.id} variant={chosen} />
        </>
      )}
      <PurchaseActions id={content.id} title={content.title} />
      {content.contributor.demo ? <DemoNote content={content} /> : null}
    </section>
  );
}

interface ActionProps {
  readonly contentId: string;
  readonly variant: VariantView;
}

/** Keeps the focus where a button that was pressed gives its place to a link: `press` is for the one, `link` for the other. */
function useFocusOnLink(isLink: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isLink || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) link.current?.focus();
  }, [isLink]);
  const press = () => {
    isPressed.current = true;
  };
  return { link, press };
}

/**
 * A download link for free or bought variants; otherwise a button that adds to the cart. Renders nothing if the variant
 * isn't offered. `brief`: without size and price, for a narrow place.
 */
function MainButton({
  contentId,
  variant,
  brief = false,
  className,
}: ActionProps & { brief?: boolean; className: string }) {
  const { id, price, currency, files } = variant;
  const { addToCart } = useSiteActions();
  const isInCart = useIsInCart(id);
  const { link, press } = useFocusOnLink(isInCart);
  const [first, ...others] = files;
  const isForSale = price !== null && !isDownloadable(variant);
  if (price === null && !isDownloadable(variant)) return null;
  if (isForSale && isInCart) {
    return (
      <a ref={link} className={`${secondaryButton} ${className}`} href={localizeHref('/cart')}>
        <Icon name="check" className="size-5 text-success" />
        {m.content_page_in_cart()}
      </a>
    );
  }
  if (isForSale) {
    return (
      <button
        type="button"
        className={`${primaryButton} ${className} noscript:hidden`}
        onClick={() => {
          press();
          addToCart({ contentId, variantId: id, priceSeen: price });
        }}
      >
        <Icon name="shopping-bag" />
        {brief
          ? m.content_page_add_to_cart_brief()
          : m.content_page_add_to_cart({ price: formatMoney(price, currency) })}
      </button>
    );
  }
  if (first === undefined) return null;
  const isOne = others.length === 0;
  const format = isOne ? first.format.toUpperCase() : 'ZIP';
  const label = isOne
    ? m.catalogue_download({ format, size: formatSize(first.size) })
    : m.downloads_all_files({ count: formatCount(files.length) });
  return (
    <a
      className={`${primaryButton} ${className}`}
      href={isOne ? downloadAddress(contentId, id) : variantArchiveAddress(contentId, id)}
      download={isOne ? first.name : undefined}
    >
      <Icon name="download" />
      {brief ? m.content_page_download_brief({ format }) : label}
    </a>
  );
}

/** The main button, and of what can be downloaded each of several files. */
function MainAction({ ref, ...action }: ActionProps & { ref: Ref<HTMLDivElement> }) {
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
      <MainButton {...action} className="mt-4 w-full" />
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

/** What is free can be ordered too. */
function FreeToCart({ contentId, variant: { id } }: ActionProps) {
  const { addToCart } = useSiteActions();
  const isInCart = useIsInCart(id);
  const { link, press } = useFocusOnLink(isInCart);
  const face = 'mt-2 flex min-h-10 w-full items-center justify-center gap-2 text-14 underline-offset-4 hover:underline';
  if (isInCart)
    return (
      <a ref={link} href={localizeHref('/cart')} className={face}>
        <Icon name="check" className="size-4 text-success" />
        {m.content_page_in_cart()}
      </a>
    );
  return (
    <button
      type="button"
      className={`${face} noscript:hidden`}
      onClick={() => {
        press();
        addToCart({ contentId, variantId: id, priceSeen: 0 });
      }}
    >
      {m.content_page_free_to_cart()}
    </button>
  );
}

/** On a phone: the price and the main button above the bar along the bottom, while the main button is out of sight. */
function StickyAction({ hidden, ...action }: ActionProps & { hidden: boolean }) {
  const { name, price, isOwned } = action.variant;
  if (price === null && !isOwned) return null;
  return (
    <div
      hidden={hidden}
      className="fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-canvas px-4 py-2 md:hidden print:hidden"
    >
      <p className="min-w-0 text-14">
        <span className="block truncate text-12 text-muted">{name}</span>
        <span className={`block text-16 font-medium tabular-nums ${price === 0 || isOwned ? 'text-success' : ''}`}>
          {describePrice(action.variant)}
        </span>
      </p>
      <MainButton {...action} brief className="shrink-0" />
    </div>
  );
}
