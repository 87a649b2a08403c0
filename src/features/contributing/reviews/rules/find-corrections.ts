import type { Correction } from '../contract/correction.ts';

type Work = { readonly [Field in Correction['field']]: Extract<Correction, { field: Field }>['before'] };

/** Lists the fields that a reviewer's change modified, in the order of the form. */
export function findCorrections(before: Work, after: Work): Correction[] {
  const all: readonly Correction[] = [
    { field: 'title', before: before.title, after: after.title },
    { field: 'description', before: before.description, after: after.description },
    { field: 'keywords', before: before.keywords, after: after.keywords },
    { field: 'category', before: before.category, after: after.category },
    { field: 'subcategories', before: before.subcategories, after: after.subcategories },
    { field: 'ai', before: before.ai, after: after.ai },
  ];
  return all.filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}
