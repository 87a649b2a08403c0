import type * as z from 'zod';
import type { PictureSource } from '../../../ui/components/picture.tsx';
import { localizedName, withLocale } from '../../../ui/locale.ts';
import type { category } from '../contract.ts';

export type Category = z.output<typeof category>;

/** A category as pages carry it, in the page's language. */
export interface CategoryView {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly covers: readonly PictureSource[];
  readonly subcategories: readonly { readonly key: string; readonly name: string; readonly count: number }[];
}

export function toCategoryView(given: Category): CategoryView {
  return {
    key: given.key,
    name: localizedName(given),
    description: withLocale(given.description, given.descriptionBn),
    count: given.contentCount,
    covers: given.covers.slice(0, 3),
    subcategories: given.subcategories.map((sub) => ({
      key: sub.key,
      name: localizedName(sub),
      count: sub.contentCount,
    })),
  };
}
