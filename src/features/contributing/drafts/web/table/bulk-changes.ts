import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { applyChanges, type DraftChanges } from '../draft-values.ts';
import { type Choices, type ColumnKey, getColumn, MAX_KEYWORDS, toKeywordList } from './columns.ts';

/** What several drafts can be given at once, in the order in which one depends on another. */
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

/** A text for each field that is to change, as a cell of the table takes it. */
export type BulkValues = { readonly [Key in BulkKey]?: string };
export type BulkErrors = { readonly [Key in BulkKey]?: string };

function parseValue(key: BulkKey, text: string, content: OwnContent, choices: Choices): DraftChanges | string {
  if (key === 'keywords')
    return { keywords: [...new Set([...content.keywords, ...toKeywordList(text)])].slice(0, MAX_KEYWORDS) };
  if (key === 'showsPeople' || key === 'showsProperty') return { [key]: text === m.drafts_yes() };
  return getColumn(key).parse(text, content, choices);
}

/** What the values make of one draft: its changes, and what is wrong with those that it can't take. */
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

/** Plans the changes of several drafts: if anything is wrong with one of them, none is to be changed. */
export function planBulk(contents: readonly OwnContent[], values: BulkValues, choices: Choices) {
  const plans = contents.map((content) => ({ id: content._id, ...toBulkChanges(content, values, choices) }));
  let errors: BulkErrors = {};
  for (const plan of plans) errors = { ...errors, ...plan.errors };
  return { errors, changes: new Map(plans.map(({ id, changes }) => [id, changes])) };
}
