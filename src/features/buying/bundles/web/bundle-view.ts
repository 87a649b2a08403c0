import type { OutputOf } from '../../../../platform/http/operation.ts';
import { localizeHref, localizeName } from '../../../../ui/locale.ts';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CoverView } from '../../../catalogue/categories/web/category-covers.tsx';
import type { bundlesContract } from '../contract.ts';

export type Bundle = OutputOf<(typeof bundlesContract)['single']>;
export type BundleOffer = OutputOf<(typeof bundlesContract)['offer']>;
export type ListedBundle = OutputOf<(typeof bundlesContract)['all']>['items'][number];
export type OwnBundles = OutputOf<(typeof bundlesContract)['own']>;
export type OwnBundle = OwnBundles['items'][number];

type Named = Pick<ListedBundle, '_id' | 'name' | 'nameBn'>;

/** Path of a bundle's page, without a language. */
export const toBundlePath = ({ _id }: Pick<Named, '_id'>): string => `/bundles/${_id}`;

export const toBundleHref = (bundle: Pick<Named, '_id'>): string => localizeHref(toBundlePath(bundle));

export const nameBundle = (bundle: Named): string => localizeName(bundle);

export const countWorks = (count: number): string =>
  (count === 1 ? m.bundles_works_one : m.bundles_works)({ count: formatCount(count) });

/** How much less a bundle costs, such as `30%`; undefined below one percent. */
export function describeSaving({
  price,
  separatePrice,
}: Pick<ListedBundle, 'price' | 'separatePrice'>): string | undefined {
  const part = separatePrice === 0 ? 0 : Math.floor((1 - price / separatePrice) * 100) / 100;
  return part < 0.01 ? undefined : m.bundles_saving({ part: formatNumber(part, { style: 'percent' }) });
}

export function toCover({ kind, ...preview }: ListedBundle['covers'][number]): CoverView {
  const { _id, alt, width, height, widths, avifWidths, colors } = preview;
  return { _id, alt, width, height, widths, avifWidths, colors, ...(kind === 'font' ? { isWhole: true } : {}) };
}
