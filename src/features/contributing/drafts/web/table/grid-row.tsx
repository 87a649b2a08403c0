import { memo, useCallback, useSyncExternalStore } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../count-words.ts';
import { DraftPicture } from '../draft-picture.tsx';
import type { DraftsStore } from '../drafts-store.ts';
import { describeMissing } from '../missing-words.ts';
import { resolveConflict } from '../resolve-conflict.ts';
import type { Choices, Column } from './columns.ts';
import { GridCell } from './grid-cell.tsx';
import { SaveMark } from './save-mark.tsx';

export interface GridRowProps {
  readonly id: string;
  readonly row: number;
  readonly store: DraftsStore;
  readonly columns: readonly Column[];
  readonly choices: Choices;
  readonly path: string;
  readonly isSelected: boolean;
  /** Which of its cells the Tab key reaches; -1 for none. */
  readonly current: number;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onOpen: (id: string) => void;
  readonly onFocus: (row: number, at: number) => void;
  readonly onMove: (row: number, at: number) => void;
}

/** A draft as a row of the table. */
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
  return (
    <tr aria-rowindex={row + 2} aria-selected={isSelected} className="border-b border-line aria-selected:bg-canvas">
      <td className="w-12 pl-3">
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
      <td className="min-w-60 py-2 pr-3">
        <button type="button" onClick={() => onOpen(id)} className="group flex w-full items-center gap-3 text-left">
          <DraftPicture preview={content.previews[0]} path={path} />
          <span className="min-w-0">
            <span className="block max-w-52 truncate text-14 md:hidden">{content.title}</span>
            <span className="block text-14 font-medium group-hover:underline">
              {content.missing.length === 0 ? (
                <span className="inline-flex items-center gap-1 text-success">
                  <Icon name="check" className="size-4" />
                  {m.drafts_complete()}
                </span>
              ) : (
                countWords(content.missing.length, m.drafts_missing_count_one, m.drafts_missing_count)
              )}
            </span>
            <span className="block max-w-52 truncate text-12 text-muted">
              {content.missing.map(describeMissing).join(', ') || content.variants.map(({ name }) => name).join(', ')}
            </span>
          </span>
        </button>
        <SaveMark row={draft} onResolve={(keepsMine) => void resolveConflict(store, id, keepsMine)} />
      </td>
      {columns.map((column, at) => (
        <CommittingCell
          key={column.key}
          {...{ column, content, choices, row, at, commit, onFocus, onMove }}
          isCurrent={current === at}
        />
      ))}
    </tr>
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
