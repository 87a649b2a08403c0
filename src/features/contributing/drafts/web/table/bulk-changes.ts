import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { applyChanges, type DraftChanges } from '../draft-values.ts';
import { type Choices, type ColumnKey, MAX_KEYWORDS, toKeywordList } from './columns.ts';
import { listColumns } from './price-column.tsx';

/** Fields that can be set in several drafts at once, ordered by their dependencies. */
export const bulkKeys = [
  'category',
  'subcategory',
  'licence',
  'price',
  'keywords',
  'description',
  'language',
  'ai',
  'showsPeople',
  'showsProperty',
] as const satisfies readonly (ColumnKey | 'showsPeople' | 'showsProperty')[];
export type BulkKey = (typeof bulkKeys)[number];

/** Text of each field to change, in the format of the table's cells. */
export type BulkValues = { readonly [Key in BulkKey]?: string };
export type BulkErrors = { readonly [Key in BulkKey]?: string };

function parseValue(key: BulkKey, text: string, content: OwnContent, choices: Choices): DraftChanges | string {
  if (key === 'keywords')
    return { keywords: [...new Set([...content.keywords, ...toKeywordList(text)])].slice(0, MAX_KEYWORDS) };
  if (key === 'showsPeople' || key === 'showsProperty') return { [key]: text === m.drafts_yes() };
  const column = listColumns(choices).find((each) => each.key === key);
  return column?.parse(text, content, choices) ?? {};
}

/** Computes the changes of one draft, and the problems of values that don't fit it. */
function toBulkChanges(
  content: OwnContent,
  values: BulkValues,
  choices: Choices,
): { readonly changes: DraftChanges; readonly errors: BulkErrors } {
  let changes: DraftChanges = {};
  const errors: { [Key in BulkKey]?: string } = {};
  for (const key of bulkKeys) {
    const text = values[key]?.trim() ?? '';
    if (text === '') continue;
    const parsed = parseValue(key, text, applyChanges(content, changes), choices);
    if (typeof parsed === 'string') errors[key] = parsed;
    else changes = { ...changes, ...parsed };
  }
  return { changes, errors };
}

/** Plans the changes of several drafts. If one of them has a problem, none should be changed. */
export function planBulk(contents: readonly OwnContent[], values: BulkValues, choices: Choices) {
  const plans = contents.map((content) => ({ id: content._id, ...toBulkChanges(content, values, choices) }));
  let errors: BulkErrors = {};
  for (const plan of plans) errors = { ...errors, ...plan.errors };
  return { errors, changes: new Map(plans.map(({ id, changes }) => [id, changes])) };
}
