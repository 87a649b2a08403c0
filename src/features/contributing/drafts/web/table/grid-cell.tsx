import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { readNote } from './cell-notes.tsx';
import type { Choices, Column } from './columns.ts';
import { stickyTitle } from './sticky.ts';

export interface CellProps {
  readonly column: Column;
  readonly content: OwnContent;
  readonly choices: Choices;
  readonly row: number;
  readonly at: number;
  /** Whether the Tab key reaches this cell, which is the only one in the table. */
  readonly isCurrent: boolean;
  /** Commits a text. Returns an error message for an invalid one. */
  readonly onCommit: (text: string) => string | undefined;
  readonly onFocus: (row: number, at: number) => void;
  readonly onMove: (row: number, at: number) => void;
}

const editor = 'h-11 w-full min-w-0 bg-paper px-3 text-14 text-ink outline-2 -outline-offset-2 outline-ink';

/** Editable cell. Enter, F2 or typing opens it, Enter commits the text and moves down, Escape discards it. */
function PlainCell({ column, content, choices, row, at, isCurrent, onCommit, onFocus, onMove }: CellProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const cell = useRef<HTMLTableCellElement>(null);
  const text = column.read(content, choices);
  const options = column.options?.(content, choices);
  const isOpen = draft !== undefined;
  const { isMissing, isSuggested, describedBy } = readNote(column, content);
  // Removing the field triggers another blur event, when its text has been committed or discarded already.
  const isClosed = useRef(false);
  const open = (first?: string) => {
    isClosed.current = false;
    setError(undefined);
    setDraft(first ?? text);
  };
  const close = (next?: readonly [number, number]) => {
    isClosed.current = true;
    setDraft(undefined);
    setError(undefined);
    if (next === undefined) cell.current?.focus();
    else onMove(...next);
  };
  const commit = (value: string, next?: readonly [number, number]) => {
    const wrong = value === text ? undefined : onCommit(value);
    if (wrong === undefined) close(next);
    else setError(wrong);
  };
  // The element that was clicked keeps the focus.
  const leave = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
    if (isClosed.current) return;
    const wrong = value === text ? undefined : onCommit(value);
    setError(wrong);
    if (wrong === undefined) setDraft(undefined);
  };
  useEffect(() => {
    const field = isOpen
      ? cell.current?.querySelector<HTMLTextAreaElement | HTMLSelectElement>('textarea, select')
      : null;
    field?.focus();
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [isOpen]);
  const onKey = (event: KeyboardEvent) => {
    if (isOpen) {
      event.stopPropagation();
      if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(draft, [row + 1, at]);
      else if (event.key === 'Tab') commit(draft, [row, at + (event.shiftKey ? -1 : 1)]);
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') open();
    else if (event.key === 'Delete' || event.key === 'Backspace') setError(onCommit(''));
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && options === undefined)
      open(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <td
      ref={cell}
      tabIndex={isCurrent && !isOpen ? 0 : -1}
      data-cell={`${row}:${at}`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy}
      onFocus={() => onFocus(row, at)}
      onDoubleClick={() => open()}
      onKeyDown={onKey}
      className={`h-12 cursor-cell border-r border-b border-line px-0 text-14 focus:outline-2 focus:-outline-offset-2 focus:outline-ink ${isMissing ? 'inset-ring inset-ring-danger' : ''} ${column.key === 'title' ? stickyTitle : 'relative'}`}
    >
      {isOpen ? (
        options === undefined ? (
          // A single-line field would remove line breaks from the text.
          <textarea
            aria-label={column.label()}
            rows={1}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={leave}
            className={`${editor} block resize-none py-3 leading-5`}
          />
        ) : (
          <select
            aria-label={column.label()}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={leave}
            className={editor}
          >
            {options.some(({ value }) => value === draft) ? null : <option value={draft}>{draft}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )
      ) : (
        <span className={`flex items-center gap-1 px-2 ${text === '' ? 'text-muted' : ''}`}>
          {text === '' ? <span aria-hidden="true">–</span> : null}
          {text === '' ? <span className="sr-only">{m.drafts_empty_cell()}</span> : null}
          <span className={column.key === 'title' ? 'line-clamp-2 wrap-anywhere' : 'truncate'}>{text}</span>
          {isSuggested ? <Icon name="sparkles" className="ml-auto size-3.5 shrink-0 text-muted" /> : null}
        </span>
      )}
      {isOpen || column.note === undefined ? null : (
        <span className="block px-2 text-12 text-muted empty:hidden">{column.note(content)}</span>
      )}
      {error === undefined ? null : (
        <p
          role="alert"
          className="absolute top-full left-0 z-20 w-64 rounded-control border border-danger bg-paper px-3 py-2 text-12 text-danger shadow-float"
        >
          {error}
        </p>
      )}
    </td>
  );
}

export const GridCell = memo(
  PlainCell,
  (before, after) =>
    before.content === after.content &&
    before.choices === after.choices &&
    before.isCurrent === after.isCurrent &&
    before.row === after.row &&
    before.onMove === after.onMove &&
    before.onCommit === after.onCommit,
);
