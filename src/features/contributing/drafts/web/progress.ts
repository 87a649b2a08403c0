import type { MissingPart, OwnContent } from '../../../catalogue/content/contract/own-content.ts';

/** What every draft needs and no file brings. */
const needed: readonly MissingPart[] = ['category', 'subcategory', 'keywords', 'description', 'price'];

/** What a draft lacks; without a category, a subcategory too. */
export const listMissing = ({ missing }: Pick<OwnContent, 'missing'>): readonly MissingPart[] =>
  missing.flatMap((part) => (part === 'category' ? [part, 'subcategory' as const] : part));

/** How many of the fields that a review asks for are filled in. */
export function countProgress(content: Pick<OwnContent, 'missing'>): { readonly done: number; readonly total: number } {
  const missing = listMissing(content);
  const total = needed.length + missing.filter((part) => !needed.includes(part)).length;
  return { done: total - missing.length, total };
}
