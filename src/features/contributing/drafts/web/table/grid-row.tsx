import { memo, useCallback, useSyncExternalStore } from 'react';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { DraftPicture } from '../draft-picture.tsx';
import type { DraftsStore } from '../drafts-store.ts';
import { describeMissing } from '../missing-words.ts';
import { countProgress } from '../progress.ts';
import { resolveConflict } from '../resolve-conflict.ts';
import type { Choices, Column } from './columns.ts';
import { GridCell } from './grid-cell.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { SaveMark } from './save-mark.tsx';
import { stickySelect, stickyStatus } from './sticky.ts';

export interface GridRowProps {
  readonly id: string;
  readonly row: number;
  readonly store: DraftsStore;
  readonly columns: readonly Column[];
  readonly choices: Choices;
  readonly path: string;
  readonly isSelected: boolean;
  /** Index of the cell that the Tab key reaches; -1 for none. */
  readonly current: number;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onOpen: (id: string) => void;
  readonly onFocus: (row: number, at: number) => void;
  readonly onMove: (row: number, at: number) => void;
}

/** A row of the table with one draft. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, row, store, columns, choices, path, isSelected, current, onSelect, onOpen, onFocus, onMove } = props;
  const draft = useSyncExternalStore(
    store.subscribe,
    () => store.getRow(id),
    () => store.getRow(id),
  );
  const commit = useCallback(
    (column: Column, text: string): string | undefined => {
      const content = store.getRow(id)?.content;
      const changes = content === undefined ? {} : column.parse(text, content, choices);
      if (typeof changes === 'string') return changes;
      store.edit([id], () => changes);
      return undefined;
    },
    [id, store, choices],
  );
  if (draft === undefined) return null;
  const { content } = draft;
  const { done, total } = countProgress(content);
  const missing = content.missing.map(describeMissing).join(', ');
  const words = { title: content.title, done: formatCount(done), total: formatCount(total), missing };
  const isWrong = draft.state === 'failed' || draft.state === 'refused' || draft.state === 'conflict';
  return (
    <>
      <tr aria-rowindex={row + 2} aria-selected={isSelected} className="group aria-selected:bg-canvas">
        <td className={`border-b border-line ${stickySelect}`}>
          <label className="grid size-10 place-items-center">
            <span className="sr-only">{m.drafts_select({ title: content.title })}</span>
            <input
              type="checkbox"
              checked={isSelected}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
              className="size-5 accent-ink"
            />
          </label>
        </td>
        <td className={`border-b border-line p-1.5 ${stickyStatus}`}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            title={missing === '' ? m.drafts_complete() : m.drafts_cell_missing({ part: missing })}
            className="flex items-center gap-1.5 rounded-control hover:bg-line/60 max-md:flex-col"
          >
            <span className="sr-only">
              {missing === '' ? m.drafts_open_complete(words) : m.drafts_open_incomplete(words)}
            </span>
            <DraftPicture preview={content.previews[0]} path={path} className="size-11" />
            <ProgressRing done={done} total={total} />
          </button>
        </td>
        {columns.map((column, at) => (
          <CommittingCell
            key={column.key}
            {...{ column, content, choices, row, at, commit, onFocus, onMove }}
            isCurrent={current === at}
          />
        ))}
      </tr>
      {isWrong ? (
        <tr>
          <td colSpan={columns.length + 2} className="border-b border-line p-2">
            <div className="sticky left-2 w-fit">
              <SaveMark row={draft} onResolve={(keepsMine) => void resolveConflict(store, id, keepsMine)} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
});

function CommittingCell({
  commit,
  ...cell
}: Omit<Parameters<typeof GridCell>[0], 'onCommit'> & {
  commit: (column: Column, text: string) => string | undefined;
}) {
  const { column } = cell;
  const onCommit = useCallback((text: string) => commit(column, text), [commit, column]);
  return <GridCell {...cell} onCommit={onCommit} />;
}
