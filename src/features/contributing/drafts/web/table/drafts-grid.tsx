import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { m } from '../../../../../ui/paraglide/messages.js';
import { parseSeparated } from '../csv.ts';
import type { DraftsPages, UnreadDrafts } from '../drafts-pages.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { applyTable, type TableProblem } from './apply-table.ts';
import { CellNotes } from './cell-notes.tsx';
import type { Choices } from './columns.ts';
import { GridRow } from './grid-row.tsx';
import { MoreRows } from './more-rows.tsx';
import { listColumns } from './price-column.tsx';
import { stickySelect, stickyStatus, stickyTitle } from './sticky.ts';
import { useCellClipboard } from './use-cell-clipboard.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Number of rows that are rendered at first, and each time when more are requested. */
const DRAWN = 100;

/** Table of drafts that is edited with the keyboard like a spreadsheet. */
export function DraftsGrid({
  store,
  pages,
  unread: { unread, state },
  ids,
  choices,
  path,
  selected,
  readFirst,
  onSelect,
  onSelectAll,
  onOpen,
  onProblems,
}: {
  store: DraftsStore;
  pages: DraftsPages;
  unread: UnreadDrafts;
  ids: readonly string[];
  choices: Choices;
  path: string;
  selected: ReadonlySet<string>;
  /** Loads this many drafts; resolves to whether they are loaded. */
  readFirst: (count: number) => Promise<boolean>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
  onOpen: (id: string) => void;
  onProblems: (problems: readonly TableProblem[]) => void;
}) {
  const columns = useMemo(() => listColumns(choices), [choices]);
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState({ row: 0, at: 0 });
  const [drawn, setDrawn] = useState(DRAWN);
  const shown = ids.slice(0, drawn);
  const count = shown.length;
  const more = async () => {
    if (state === 'reading') return;
    if (drawn < ids.length || (await pages.readMore())) setDrawn(drawn + DRAWN);
  };
  const move = useCallback(
    (row: number, at: number) => {
      const [nextRow, nextAt] = [Math.min(Math.max(row, 0), count - 1), Math.min(Math.max(at, 0), columns.length - 1)];
      setCurrent({ row: nextRow, at: nextAt });
      table.current?.querySelector<HTMLElement>(`[data-cell="${nextRow}:${nextAt}"]`)?.focus();
    },
    [count, columns],
  );
  const focus = useCallback((row: number, at: number) => setCurrent({ row, at }), []);
  const selectOne = useCallback((id: string, isSelected: boolean) => onSelect([id], isSelected), [onSelect]);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).dataset['cell'] === undefined) return;
    const step = arrows[event.key];
    if (event.key === 'ArrowDown' && current.row === count - 1 && count < ids.length + unread) void more();
    else if (step !== undefined) move(current.row + step[0], current.at + step[1]);
    else if (event.key === 'Home') move(current.row, 0);
    else if (event.key === 'End') move(current.row, columns.length - 1);
    else return;
    event.preventDefault();
  };
  const copy = (data: DataTransfer) => {
    const content = store.getRow(ids[current.row] ?? '')?.content;
    const text = content === undefined ? '' : (columns[current.at]?.read(content, choices) ?? '');
    data.setData('text/plain', text);
  };
  const paste = async (data: DataTransfer) => {
    const cells = parseSeparated(data.getData('text/plain'), '\t');
    // A single pasted value fills the whole selection, as in a spreadsheet.
    const [[first = ''] = []] = cells;
    const isFill = cells.length === 1 && cells[0]?.length === 1 && selected.has(ids[current.row] ?? '');
    if (!isFill && !(await readFirst(current.row + cells.length))) return;
    const order = store.getOrder();
    const target = isFill ? order.filter((id) => selected.has(id)) : order.slice(order.indexOf(ids[current.row] ?? ''));
    const rows = isFill ? target.map(() => [first]) : cells;
    onProblems(applyTable(store, { ids: target, columns: columns.slice(current.at), rows, choices }));
  };
  useCellClipboard(table, { copy, paste: (data) => void paste(data) });
  const allSelected = unread === 0 && ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className="rounded-card border border-line bg-paper">
      <CellNotes />
      <div className="scroll-pl-44 overflow-x-auto rounded-t-card md:scroll-pl-80" tabIndex={-1}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of the table are editable
          role="grid"
          aria-label={m.drafts_table()}
          aria-rowcount={ids.length + unread + 1}
          className="w-full min-w-[86rem] table-fixed border-separate border-spacing-0 text-left"
          onKeyDown={onKeyDown}
        >
          <thead className="bg-canvas text-12 text-muted [&_th]:border-b [&_th]:border-line">
            <tr aria-rowindex={1}>
              <th scope="col" className={stickySelect}>
                <label className="grid size-10 place-items-center">
                  <span className="sr-only">{m.drafts_select_all()}</span>
                  <input
                    type="checkbox"
                    checked={allSelected}
                    onChange={(event) => onSelectAll(event.currentTarget.checked)}
                    className="size-5 accent-ink"
                  />
                </label>
              </th>
              <th scope="col" className={`px-2 font-medium ${stickyStatus}`}>
                <span className="max-md:sr-only">{m.drafts_before_review()}</span>
              </th>
              {columns.map(({ key, label, width }) => (
                <th
                  key={key}
                  scope="col"
                  className={`border-r px-2 py-3 font-medium ${width} ${key === 'title' ? stickyTitle : ''}`}
                >
                  <span className="block truncate">{label()}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((id, row) => (
              <GridRow
                key={id}
                {...{ id, row, store, columns, choices, path, onOpen }}
                isSelected={selected.has(id)}
                current={Math.min(current.row, count - 1) === row ? current.at : -1}
                onSelect={selectOne}
                onFocus={focus}
                onMove={move}
              />
            ))}
          </tbody>
        </table>
      </div>
      {count < ids.length + unread ? (
        <MoreRows left={ids.length + unread - count} state={state} onMore={() => void more()} />
      ) : null}
    </div>
  );
}
