import type * as z from 'zod';
import { localizeName, localizeText } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { category as categorySchema } from '../contract/categories.ts';
import type { CoverView } from './category-covers.tsx';

export type Category = z.output<typeof categorySchema>;

/** A category as loaders pass it to pages, in the page's language. */
export interface CategoryView {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly covers: readonly CoverView[];
  readonly subcategories: readonly {
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly cover: CoverView | null;
  }[];
}

export function toCategoryView(category: Category): CategoryView {
  return {
    key: category.key,
    name: localizeName(category),
    description: localizeText(category.description, category.descriptionBn),
    count: category.contentCount,
    covers: category.covers.slice(0, 3),
    subcategories: category.subcategories.map((sub) => ({
      key: sub.key,
      name: localizeName(sub),
      count: sub.contentCount,
      cover: sub.cover,
    })),
  };
}

export function formatWorkCount(count: number): string {
  return count === 1
    ? m.categories_work_one({ count: formatCount(1) })
    : m.categories_works({ count: formatCount(count) });
}
