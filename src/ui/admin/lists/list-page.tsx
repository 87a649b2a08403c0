import type { RowSelectionState } from '@tanstack/react-table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { secondaryButton } from '../../components/button.ts';
import { Icon } from '../../components/icon.tsx';
import { localizeHref } from '../../locale.ts';
import { m } from '../../paraglide/messages.js';
import { EmptyState, PageHeading } from '../page-heading.tsx';
import { BatchOutcome } from './batch-outcome.tsx';
import { BulkBar, isBulkAction } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import {
  type AdminList,
  type BatchAction,
  formatTotal,
  type ListResponse,
  type ListRow,
  type RowAction,
  type RowChange,
} from './list.ts';
import { ListFilters } from './list-filters.tsx';
import { type Filters, isFiltered, toExportHref } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { PageLinks } from './page-links.tsx';
import { RowActionDialog, RowActions } from './row-actions.tsx';
import { useBatch } from './use-batch.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useList } from './use-list.ts';

const exportLink =
  'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';

/** Changes that actions made to the rows since they were loaded; cleared by a new answer, which includes them. */
function useChanges<Row extends ListRow>(answer: ListResponse<Row>, rowId: (row: Row) => string) {
  const [changes, setChanges] = useState<{ of: ListResponse<Row>; byId: Readonly<Record<string, Partial<Row>>> }>();
  const byId = changes?.of === answer ? changes.byId : {};
  return {
    rows: answer.items.map((row) => ({ ...row, ...byId[rowId(row)] })),
    change: (row: Row, part: Partial<Row>) =>
      setChanges({ of: answer, byId: { ...byId, [rowId(row)]: { ...byId[rowId(row)], ...part } } }),
  };
}

/** The selection is kept while the rows stay the same. */
function useSelection<Row extends ListRow>(answer: ListResponse<Row>) {
  const [selection, setSelection] = useState<{ of: ListResponse<Row>; chosen: RowSelectionState }>();
  return {
    chosen: selection?.of === answer ? selection.chosen : {},
    onChange: (chosen: RowSelectionState) => setSelection({ of: answer, chosen }),
  };
}

/**
 * Returns the focus to the table's row when the focused row or menu disappears, so that keyboard use continues there.
 */
function useFocusOnRow(isAsking: boolean, answer: unknown) {
  const container = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer may have taken the focused row away
  useEffect(() => {
    if (!isAsking && wasAsking.current && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
    wasAsking.current ||= isAsking;
  }, [isAsking, answer]);
  return container;
}

/** Page of a list: heading, filters, rows with actions, and page links. `children`: actions for the whole list. */
export function ListPage<Row extends ListRow, F extends Filters, S extends string>({
  list,
  answer,
  children,
}: {
  list: AdminList<Row, F, S>;
  answer: ListResponse<Row>;
  children?: ReactNode;
}) {
  const place = useList(list);
  const revalidator = useRevalidator();
  const { rows, change } = useChanges(answer, list.rowId);
  const selection = useSelection(answer);
  const [asked, setAsked] = useState<{ row: Row; action: Exclude<RowAction<Row>, BatchAction<Row>> } | null>(null);
  const batch = useBatch(list);
  const columns = useHiddenColumns(list.path);
  const container = useFocusOnRow(asked !== null || batch.asked !== null, answer);
  const actions = list.actions ?? [];
  const bulkActions = actions.filter(isBulkAction);
  const done = (row: Row, result: RowChange<Row>) => {
    setAsked(null);
    if (result === 'reload') void revalidator.revalidate();
    else change(row, result);
  };
  const begin = (row: Row, action: RowAction<Row>) =>
    action.kind === 'batch' ? batch.ask(action, [row]) : setAsked({ row, action });
  const act = (row: Row, key: string) => {
    const action = actions.find((each) => each.key === key);
    if (action !== undefined) begin(row, action);
  };
  const isNarrowed = isFiltered(list, place.state) || place.state.cursor !== undefined;
  return (
    <>
      <PageHeading title={list.title()} {...(list.text && { text: list.text() })}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p role="status" className="text-14 text-muted">
            {answer.total === 1 ? list.count.one(formatTotal(answer)) : list.count.many(formatTotal(answer))}
          </p>
          {rows.length === 0 || list.columns.length < 3 ? null : (
            <ColumnChoice columns={list.columns} hidden={columns.hidden} onToggle={columns.toggle} />
          )}
          {list.exportPath === undefined || rows.length === 0 ? null : (
            <a href={toExportHref(list, list.exportPath, place.state)} download className={exportLink}>
              <Icon name="download" className="size-4" />
              {m.admin_export()}
            </a>
          )}
          {children}
        </div>
      </PageHeading>
      <ListViews list={list} place={place} />
      <BatchOutcome outcome={batch.outcome} onClose={batch.forget} />
      <ListFilters list={list} place={place} rows={answer.items} />
      {rows.length === 0 ? (
        <EmptyState {...toEmptyWords(isNarrowed ? list.noMatch : list.none)}>
          {isNarrowed ? (
            <a href={localizeHref(list.path)} className={`${secondaryButton} mt-3`}>
              {m.admin_show_all()}
            </a>
          ) : null}
        </EmptyState>
      ) : (
        <div ref={container}>
          <ListTable
            list={list}
            hidden={columns.hidden}
            place={place}
            rows={rows}
            act={act}
            selection={bulkActions.length === 0 ? undefined : selection}
            inProgress={batch.inProgress}
            renderActions={
              actions.length === 0
                ? undefined
                : (row) => (
                    <RowActions
                      row={row}
                      rowName={list.rowName(row)}
                      actions={actions}
                      hasRecord={list.hasRecords ?? false}
                      onAction={(action) => begin(row, action)}
                    />
                  )
            }
          />
          {list.keysHint && <p className="mt-3 text-12 text-muted max-lg:hidden">{list.keysHint()}</p>}
          <BulkBar
            rows={rows.filter((row) => selection.chosen[list.rowId(row)])}
            actions={bulkActions}
            onClear={() => selection.onChange({})}
            onDone={() => revalidator.revalidate()}
            onBatch={batch.ask}
          />
        </div>
      )}
      <PageLinks
        first={place.state.cursor === undefined ? null : localizeHref(place.href({}))}
        next={answer.nextCursor === null ? null : localizeHref(place.href({ cursor: answer.nextCursor }))}
      />
      {asked === null ? null : (
        <RowActionDialog
          row={asked.row}
          action={asked.action}
          onDone={(result) => done(asked.row, result)}
          onClose={() => setAsked(null)}
        />
      )}
      {batch.asked === null ? null : (
        <batch.asked.action.Dialog rows={batch.asked.rows} run={batch.run} onClose={batch.close} />
      )}
    </>
  );
}

const toEmptyWords = ({ title, text }: { title: () => string; text: () => string }) => ({
  title: title(),
  text: text(),
});
