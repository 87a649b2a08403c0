import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { otherLanguage, toContentPath } from '../../../catalogue/catalogue/web/card-view.ts';
import { downloadAddress, variantArchiveAddress } from '../../downloads/web/download-address.ts';
import { WorkThumbnail } from '../../downloads/web/work-thumbnail.tsx';
import { type CartLineView, isDearer } from './cart-view.ts';

const textButton =
  'inline-flex min-h-9 items-center gap-1.5 text-14 underline-offset-4 hover:underline disabled:opacity-60 noscript:hidden';

interface CartLineActions {
  readonly remove: (line: CartLineView) => void;
  readonly undo: (line: CartLineView) => void;
  readonly acceptPrice: (line: CartLineView) => void;
}

interface CartLineProps extends CartLineActions {
  readonly line: CartLineView;
  /** Whether a call about the line is in progress. */
  readonly isBusy: boolean;
}

export function CartLine({ line, isBusy, remove, acceptPrice }: Omit<CartLineProps, 'undo'>) {
  const { title, lang, contributor, variantName, licence, formats, state } = line;
  const isPublic = contributor !== null;
  const name = `${title}, ${variantName}`;
  return (
    <li aria-busy={isBusy} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:gap-x-5">
      <WorkThumbnail
        picture={line.picture}
        isPublic={line.contributor !== null}
        width={112}
        className="size-20 sm:size-28"
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 lang={lang} className="text-16 font-medium wrap-anywhere">
              {isPublic ? (
                <a
                  href={localizeHref(toContentPath({ ...line, id: line.contentId }))}
                  className="inline-block min-h-6 underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </h2>
            {line.secondTitle === null ? null : (
              <p lang={otherLanguage(lang ?? getLocale())} className="text-14 text-muted wrap-anywhere">
                {line.secondTitle}
              </p>
            )}
            {contributor === null ? null : (
              <p className="text-14 text-muted">
                <a
                  href={localizeHref(`/contributors/${contributor.key}`)}
                  className="inline-flex min-h-6 items-center underline-offset-4 wrap-anywhere hover:text-ink hover:underline"
                >
                  {m.content_page_by({ name: contributor.name })}
                </a>
              </p>
            )}
          </div>
          <LinePrice line={line} />
        </div>
        <p className="mt-1 text-14 wrap-anywhere">
          {variantName}
          <span className="text-muted"> · {formats}</span>
        </p>
        <p className="text-14 text-muted wrap-anywhere">{licence}</p>
        <LineNote line={line} isBusy={isBusy} acceptPrice={acceptPrice} />
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          {state === 'owned' || (isPublic && line.price === 0) ? <DownloadLink line={line} /> : null}
          <button
            type="button"
            disabled={isBusy}
            onClick={() => remove(line)}
            aria-label={`${m.cart_remove()}: ${name}`}
            className={`${textButton} text-muted hover:text-ink`}
          >
            <Icon name="trash" className="size-4" />
            {m.cart_remove()}
          </button>
        </div>
      </div>
    </li>
  );
}

/** Link to the only file, or to a ZIP of all files. */
function DownloadLink({ line: { contentId, variantId, title, variantName, fileCount } }: { line: CartLineView }) {
  const isSeveral = fileCount > 1;
  const label = isSeveral ? m.downloads_all_files({ count: formatCount(fileCount) }) : m.cart_download();
  return (
    <a
      href={isSeveral ? variantArchiveAddress(contentId, variantId) : downloadAddress(contentId, variantId)}
      aria-label={`${label}: ${title}, ${variantName}`}
      className="inline-flex min-h-9 items-center gap-1.5 text-14 underline-offset-4 hover:underline"
    >
      <Icon name="download" className="size-4" />
      {label}
    </a>
  );
}

function LinePrice({ line: { price, listPrice, discount, priceSeen, currency, state } }: { line: CartLineView }) {
  if (price === null) return null;
  const charged = price - discount;
  const before = state === 'price_changed' ? priceSeen : (listPrice ?? price);
  return (
    <p className="shrink-0 text-right text-16 font-medium tabular-nums">
      {before === charged ? null : (
        <s className="mr-2 text-14 font-normal text-muted">
          <span className="sr-only">{m.cart_price_before()} </span>
          {toPriceText(before, currency)}
        </s>
      )}
      <span className={charged === 0 ? 'text-success' : ''}>{toPriceText(charged, currency)}</span>
    </p>
  );
}

const toPriceText = (price: number, currency: string): string =>
  price === 0 ? m.catalogue_free() : formatMoney(price, currency);

function explain({ state, price, priceSeen, currency }: CartLineView): string | undefined {
  switch (state) {
    case 'price_changed': {
      const before = toPriceText(priceSeen, currency);
      if (price === 0) return m.cart_line_now_free({ before });
      const values = { before, now: toPriceText(price ?? 0, currency) };
      return isDearer({ state, price, priceSeen }) ? m.cart_line_price_changed(values) : m.cart_line_cheaper(values);
    }
    case 'withdrawn':
      return m.cart_line_withdrawn();
    case 'not_for_sale':
      return m.cart_line_not_for_sale();
    case 'owned':
      return m.cart_line_owned();
    default:
      return undefined;
  }
}

function LineNote({ line, isBusy, acceptPrice }: Pick<CartLineProps, 'line' | 'isBusy' | 'acceptPrice'>) {
  const text = explain(line);
  if (text === undefined) return null;
  const isGood = line.state === 'owned' || (line.state === 'price_changed' && !isDearer(line));
  return (
    <div className="mt-3 rounded-control border border-line bg-canvas px-3 py-2.5 text-14">
      <p className="flex items-start gap-2">
        <Icon
          name={isGood ? 'check' : 'info'}
          className={`mt-0.5 size-4 ${isGood ? 'text-success' : 'text-warning'}`}
        />
        {text}
      </p>
      {isDearer(line) ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => acceptPrice(line)}
          aria-label={`${m.cart_accept_price()}: ${line.title}, ${line.variantName}`}
          className={`${secondaryButton} mt-2.5 h-10! px-4! text-14! noscript:hidden`}
        >
          {m.cart_accept_price()}
        </button>
      ) : null}
    </div>
  );
}

/** Placeholder for a removed line, with a button to undo. */
export function RemovedLine({ line, isBusy, undo }: Pick<CartLineProps, 'line' | 'isBusy' | 'undo'>) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-4">
      <p role="status" className="min-w-0 text-14 text-muted wrap-anywhere">
        {m.cart_removed({ title: line.title })}
      </p>
      <button
        type="button"
        ref={takeFocus}
        disabled={isBusy}
        onClick={() => undo(line)}
        aria-label={`${m.cart_undo()}: ${line.title}, ${line.variantName}`}
        className={`${textButton} font-medium underline`}
      >
        <Icon name="rotate-ccw" className="size-4" />
        {m.cart_undo()}
      </button>
    </li>
  );
}

/** The button that had the focus was removed, so the undo button in its place takes it. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body)
    button?.focus({ preventScroll: true });
}
