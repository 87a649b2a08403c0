import type { MissingPart, OwnContent } from '../../../catalogue/content/contract/own-content.ts';

/** Parts that every draft needs and that files don't contain. */
const needed: readonly MissingPart[] = ['category', 'subcategory', 'keywords', 'description', 'price'];

/** Lists the missing parts of a draft. Without a category, the subcategory is missing, too. */
export const listMissing = ({ missing }: Pick<OwnContent, 'missing'>): readonly MissingPart[] =>
  missing.flatMap((part) => (part === 'category' ? [part, 'subcategory' as const] : part));

/** Counts the completed fields among those that a review requires. */
export function countProgress(content: Pick<OwnContent, 'missing'>): { readonly done: number; readonly total: number } {
  const missing = listMissing(content);
  const total = needed.length + missing.filter((part) => !needed.includes(part)).length;
  return { done: total - missing.length, total };
}
