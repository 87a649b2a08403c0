import type * as z from 'zod';
import { getLocale, localizeName } from '../../../../ui/locale.ts';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';
import { chooseTitles, toPicture } from '../../../catalogue/catalogue/web/to-card-view.ts';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import type { cartContract, cartItem } from '../contract.ts';

export type CartItem = z.output<typeof cartItem>;
export type CartAnswer = z.output<(typeof cartContract)['all']['output']>;

/** A line as the page shows it, in the page's language. */
export interface CartLineView extends Pick<CartItem, 'state' | 'priceSeen'> {
  readonly contentId: string;
  readonly variantId: string;
  readonly title: string;
  /** Language of the title if it isn't the page's. */
  readonly lang: 'en' | 'bn' | undefined;
  /** The contributor's original title if `title` is a translation. */
  readonly secondTitle: string | null;
  /** Contributor of the work; null if the work is no longer public. */
  readonly contributor: { readonly key: string; readonly name: string } | null;
  readonly variantName: string;
  readonly licence: string;
  readonly formats: string;
  readonly fileCount: number;
  /** Price in minor units; null if it can't be bought. */
  readonly price: number | null;
  /** Price without a sale. */
  readonly listPrice: number | null;
  /** What the coupon takes off the price. */
  readonly discount: number;
  readonly currency: string;
  readonly picture: PictureView | null;
}

/** A coupon that the buyer has entered. */
export interface CouponView {
  readonly code: string;
  /** Whether it takes off less than it says, because the site pays its part out of its fee. */
  readonly isCapped: boolean;
  /** Why the coupon can't be used; null if it is used. */
  readonly refusal: string | null;
  /** The buyer's unpaid order that uses it, if that is the reason. */
  readonly unpaidOrderId: string | null;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  readonly currency: string;
  /** Null if no code was entered. */
  readonly coupon: CouponView | null;
}

function toLine({ contentInfo, variant, state, priceSeen }: CartItem): CartLineView {
  const { contributor, preview } = contentInfo;
  const { title, lang, secondTitle } = chooseTitles(contentInfo);
  return {
    contentId: contentInfo._id,
    variantId: variant._id,
    title,
    lang: lang === getLocale() ? undefined : lang,
    secondTitle,
    contributor: contributor && { key: contributor.username, name: contributor.name },
    variantName: localizeVariantName(variant.name),
    licence: localizeName(variant.licence),
    formats: variant.formats.join(', '),
    fileCount: variant.fileCount,
    price: variant.price,
    listPrice: variant.listPrice,
    discount: 0,
    currency: variant.currency,
    state,
    priceSeen,
    picture: preview === null ? null : toPicture(preview),
  };
}

export const toCartView = ({ items, currency }: CartAnswer): CartView => ({
  lines: items.map(toLine),
  currency,
  coupon: null,
});

/** Ids of the variants that a coupon is asked for: of the whole cart, or of the only one to buy. */
export function listCouponVariants({ lines }: CartView, only: string | null): string[] {
  const ids = lines.flatMap(({ variantId, price }) => (price === null ? [] : [variantId]));
  return only !== null && ids.includes(only) ? [only] : ids;
}

/** The cart with what a coupon takes off its lines. */
export function addCoupon(
  cart: CartView,
  coupon: CouponView,
  quoted: readonly { readonly variantId: string; readonly discount: number }[],
): CartView {
  const discounts = new Map(quoted.map(({ variantId, discount }) => [variantId, discount]));
  const lines = cart.lines.map((line) => ({ ...line, discount: discounts.get(line.variantId) ?? 0 }));
  return { ...cart, lines, coupon };
}

/** Whether a line costs more than the buyer has seen. */
export const isDearer = ({ state, price, priceSeen }: Pick<CartLineView, 'state' | 'price' | 'priceSeen'>): boolean =>
  state === 'price_changed' && (price ?? 0) > priceSeen;

/** Totals of the page while lines are removed and restored. */
export interface CartSums {
  /** Subtotal in minor units; a missing price counts as zero. */
  readonly subtotal: number;
  /** What the coupon takes off the subtotal. */
  readonly discount: number;
  /** What is charged. */
  readonly total: number;
  /** Number of lines that can be bought. */
  readonly count: number;
  /** Lines that cost more than the buyer has seen; the buyer accepts their prices first. */
  readonly dearer: readonly CartLineView[];
}

export function sumUp(lines: readonly CartLineView[]): CartSums {
  const subtotal = lines.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  return {
    subtotal,
    discount,
    total: subtotal - discount,
    count: lines.filter(({ price }) => price !== null).length,
    dearer: lines.filter(isDearer),
  };
}

/** A row of the list. A removed line keeps its row until the page is left. */
export interface CartRow {
  readonly line: CartLineView;
  readonly isRemoved: boolean;
}

/** Merges the cart's lines with the removed ones, which keep their former positions. */
export function toRows(
  lines: readonly CartLineView[],
  removed: ReadonlyMap<string, { readonly line: CartLineView; readonly index: number }>,
): CartRow[] {
  const rows = lines.map((line) => ({ line, isRemoved: removed.has(line.variantId) }));
  const gone = [...removed.values()].filter(({ line }) => !lines.some((each) => each.variantId === line.variantId));
  for (const { line, index } of gone.sort((one, other) => one.index - other.index))
    rows.splice(Math.min(index, rows.length), 0, { line, isRemoved: true });
  return rows;
}
