import { useState } from 'react';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../count-words.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { type Choices, type ColumnKey, columns, getColumn, toKeywordList } from './columns.ts';

const bulkKeys: readonly ColumnKey[] = [
  'category',
  'subcategory',
  'keywords',
  'price',
  'licence',
  'ai',
  'description',
  'language',
];
const button =
  'inline-flex h-11 items-center rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-50';
const submitButton =
  'inline-flex h-11 items-center rounded-control px-4 text-14 font-medium bg-accent text-on-accent hover:bg-accent-pressed';

/** Changes all selected drafts at once. Keywords are added to those that a draft has. */
export function BulkBar({
  chosen,
  store,
  choices,
  readyCount,
  onMerge,
  onDelete,
  onSubmit,
}: {
  chosen: readonly string[];
  store: DraftsStore;
  choices: Choices;
  readyCount: number;
  onMerge: () => void;
  onDelete: () => void;
  onSubmit: (() => void) | undefined;
}) {
  const [key, setKey] = useState<ColumnKey>('category');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  if (chosen.length === 0) return null;
  const column = getColumn(key);
  const first = store.getRow(chosen[0] ?? '')?.content;
  const options = first === undefined ? undefined : column.options?.(first, choices);
  const apply = () => {
    let wrong = '';
    store.edit(chosen, (content) => {
      if (key === 'keywords')
        return { keywords: [...new Set([...content.keywords, ...toKeywordList(text)])].slice(0, 50) };
      const changes = column.parse(text, content, choices);
      if (typeof changes !== 'string') return changes;
      wrong = changes;
      return {};
    });
    setError(wrong);
  };
  const value = { value: text, 'aria-label': m.drafts_bulk_value() };
  return (
    <div className="sticky top-20 z-10 mb-4 rounded-card border border-line bg-canvas p-3 shadow-float">
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <p className="mr-2 text-14 font-medium" role="status">
          {countWords(chosen.length, m.drafts_selected_one, m.drafts_selected)}
        </p>
        <select
          aria-label={m.drafts_bulk_field()}
          value={key}
          onChange={(event) => {
            setKey(event.currentTarget.value as ColumnKey);
            setText('');
            setError('');
          }}
          className={`h-11 max-w-44 ${fieldBox}`}
        >
          {columns
            .filter((each) => bulkKeys.includes(each.key))
            .map((each) => (
              <option key={each.key} value={each.key}>
                {each.label()}
              </option>
            ))}
        </select>
        {options === undefined ? (
          <input
            {...value}
            onChange={(event) => setText(event.currentTarget.value)}
            className={`h-11 max-w-60 ${fieldBox}`}
          />
        ) : (
          <select
            {...value}
            onChange={(event) => setText(event.currentTarget.value)}
            className={`h-11 max-w-60 ${fieldBox}`}
          >
            <option value="" />
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className={button}>
          {key === 'keywords' ? m.drafts_bulk_add() : m.drafts_bulk_apply()}
        </button>
        <span className="ml-auto flex flex-wrap gap-2">
          <button type="button" onClick={onMerge} disabled={chosen.length < 2} className={button}>
            {m.drafts_merge()}
          </button>
          <button type="button" onClick={onDelete} className={button}>
            {m.drafts_delete()}
          </button>
          {onSubmit === undefined ? null : (
            <button type="button" onClick={onSubmit} className={submitButton}>
              {countWords(readyCount, m.drafts_submit_count_one, m.drafts_submit_count)}
            </button>
          )}
        </span>
      </form>
      {error === '' ? null : (
        <p role="alert" className="mt-2 text-14 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
