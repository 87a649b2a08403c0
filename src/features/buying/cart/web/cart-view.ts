import type * as z from 'zod';
import { getLocale, localizeName } from '../../../../ui/locale.ts';
import { type PictureView, toPicture, toSecondTitle } from '../../../catalogue/catalogue/web/card-view.ts';
import type { cartContract, cartItem } from '../contract.ts';

export type CartItem = z.output<typeof cartItem>;
export type CartAnswer = z.output<(typeof cartContract)['all']['output']>;

/** A line as the page shows it, in the page's language. */
export interface CartLineView extends Pick<CartItem, 'state' | 'priceSeen'> {
  readonly contentId: string;
  readonly variantId: string;
  readonly title: string;
  /** The title's language, where it isn't the page's. */
  readonly lang: 'en' | 'bn' | undefined;
  readonly secondTitle: string | null;
  /** Null for a work that is no longer public. */
  readonly contributor: { readonly key: string; readonly name: string } | null;
  readonly variantName: string;
  readonly licence: string;
  readonly formats: string;
  readonly fileCount: number;
  /** Minor units; null where it can't be bought. */
  readonly price: number | null;
  readonly currency: string;
  readonly picture: PictureView | null;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  readonly currency: string;
}

function toLine({ contentInfo, variant, state, priceSeen }: CartItem): CartLineView {
  const { contributor, preview, language } = contentInfo;
  return {
    contentId: contentInfo._id,
    variantId: variant._id,
    title: contentInfo.title,
    lang: language === getLocale() ? undefined : language,
    secondTitle: toSecondTitle(contentInfo),
    contributor: contributor && { key: contributor.username, name: contributor.name },
    variantName: variant.name,
    licence: localizeName(variant.licence),
    formats: variant.formats.join(', '),
    fileCount: variant.fileCount,
    price: variant.price,
    currency: variant.currency,
    state,
    priceSeen,
    picture: preview === null ? null : toPicture(preview),
  };
}

export const toCartView = ({ items, currency }: CartAnswer): CartView => ({ lines: items.map(toLine), currency });

/** Whether a line costs more than the person has seen. */
export const isDearer = ({ state, price, priceSeen }: Pick<CartLineView, 'state' | 'price' | 'priceSeen'>): boolean =>
  state === 'price_changed' && (price ?? 0) > priceSeen;

/** What the page sums up while lines are taken out and put back. */
export interface CartSums {
  /** Minor units; a missing price counts as zero. */
  readonly subtotal: number;
  /** Lines that can be bought. */
  readonly count: number;
  /** Lines that cost more than was seen: their prices have to be accepted first. */
  readonly dearer: readonly CartLineView[];
}

export function sumUp(lines: readonly CartLineView[]): CartSums {
  return {
    subtotal: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
    count: lines.filter(({ price }) => price !== null).length,
    dearer: lines.filter(isDearer),
  };
}

/** A line of the list, with what was taken out standing in its place until the page is left. */
export interface CartRow {
  readonly line: CartLineView;
  readonly isRemoved: boolean;
}

/** `removed`: what was taken out, with the place it had. */
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
