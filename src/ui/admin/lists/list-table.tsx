import {
  createColumnHelper,
  metaHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { Spinner } from '../../components/spinner.tsx';
import { m } from '../../paraglide/messages.js';
import type { AdminList, ListRow } from './list.ts';
import type { Filters } from './list-state.ts';
import { cardRow, cellClass, SkeletonRows, useIsSlow } from './skeleton-rows.tsx';
import { SortLink, toHeaderSort } from './sort-link.tsx';
import { TableScroller } from './table-scroller.tsx';
import type { ListLocation } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';

interface ColumnMeta {
  readonly label: () => string;
  readonly className: string;
  readonly isUnlabelled: boolean;
}

const features = tableFeatures({ rowSelectionFeature, columnMeta: metaHelper<ColumnMeta>() });

const headClass =
  'sticky top-[calc(4rem+1px)] z-10 border-b border-line bg-paper px-3 py-2.5 text-left text-12 font-medium text-muted first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4';

export interface ListTableProps<Row extends ListRow, F extends Filters, S extends string> {
  readonly list: AdminList<Row, F, S>;
  /** Keys of hidden columns. */
  readonly hidden: ReadonlySet<string>;
  readonly place: ListLocation;
  readonly rows: readonly Row[];
  /** Runs the action with this key. */
  readonly act: (row: Row, key: string) => void;
  /** Last cell of each row; undefined if rows have no actions. */
  readonly renderActions: ((row: Row) => ReactNode) | undefined;
  /** Selected rows by id; undefined if the list has no bulk actions. */
  /** Rows with a call in progress. */
  readonly inProgress: ReadonlySet<string>;
  readonly selection:
    | { readonly chosen: RowSelectionState; readonly onChange: (chosen: RowSelectionState) => void }
    | undefined;
}

const noSelection: RowSelectionState = {};
/** Dense table with a sticky header; cards in narrow windows. */
export function ListTable<Row extends ListRow, F extends Filters, S extends string>(props: ListTableProps<Row, F, S>) {
  const { list, hidden, place, rows, act, renderActions, inProgress, selection } = props;
  const helper = useMemo(() => createColumnHelper<typeof features, Row>(), []);
  // A ref keeps the columns stable, because new ones in each render would remove the focus from their cells.
  const latestAct = useRef(act);
  latestAct.current = act;
  const columns = useMemo(
    () =>
      list.columns
        .filter(({ key }, index) => index === 0 || !hidden.has(key))
        .map((column) =>
          helper.display({
            id: column.key,
            cell: ({ row }) => column.cell(row.original, place, (key) => latestAct.current(row.original, key)),
            meta: {
              label: column.header,
              className: column.className ?? '',
              isUnlabelled: column.isUnlabelled ?? false,
            },
          }),
        ),
    [helper, list.columns, hidden, place],
  );
  const data = useMemo(() => [...rows], [rows]);
  const chosen = selection?.chosen ?? noSelection;
  const table = useTable({
    features,
    columns,
    data,
    getRowId: list.rowId,
    enableRowSelection: selection !== undefined,
    state: { rowSelection: chosen },
    onRowSelectionChange: (update) => selection?.onChange(typeof update === 'function' ? update(chosen) : update),
  });
  const keys = useRowKeys();
  const tableRows = table.getRowModel().rows;
  const isSlow = useIsSlow(place.isLoading);
  const cellCount = columns.length + (selection === undefined ? 0 : 1) + (renderActions === undefined ? 0 : 1);
  return (
    <TableScroller label={list.title()}>
      <table
        aria-label={list.title()}
        aria-busy={place.isLoading}
        className="w-full border-separate border-spacing-0 text-14 transition-opacity delay-150 aria-busy:opacity-60 max-lg:block lg:rounded-card lg:bg-paper lg:outline lg:outline-line"
      >
        <thead className="max-lg:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection === undefined ? null : (
                <th scope="col" className={`${headClass} w-10`}>
                  <input
                    type="checkbox"
                    aria-label={m.admin_choose_all()}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                    className="size-4 align-middle accent-ink"
                  />
                </th>
              )}
              {group.headers.map((header) => {
                const meta = header.column.columnDef.meta;
                const label = meta?.label() ?? '';
                const sort = toHeaderSort(list, header.column.id, place.state.sort);
                return (
                  <th
                    key={header.id}
                    data-column={header.column.id}
                    scope="col"
                    aria-sort={sort?.direction}
                    className={headClass}
                  >
                    {sort === undefined ? (
                      label
                    ) : (
                      <SortLink label={label} direction={sort.direction} href={place.href({ sort: sort.next })} />
                    )}
                  </th>
                );
              })}
              {renderActions === undefined ? null : (
                <th scope="col" className={headClass}>
                  <span className="sr-only">{m.accounts_admin_column_action()}</span>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody {...keys.body} className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
          {isSlow ? <SkeletonRows rows={Math.min(tableRows.length, 8)} cells={cellCount} /> : null}
          {(isSlow ? [] : tableRows).map((row, index) => (
            <tr
              key={row.id}
              {...keys.row(index, tableRows.length)}
              aria-busy={inProgress.has(row.id)}
              aria-selected={selection === undefined ? undefined : row.getIsSelected()}
              className={cardRow}
            >
              {selection === undefined ? null : (
                <td className={`${cellClass} max-lg:absolute max-lg:top-4 max-lg:right-4`}>
                  <input
                    type="checkbox"
                    data-row-choice
                    aria-label={m.admin_choose_row({ name: list.rowName(row.original) })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                    className="size-4 align-middle accent-ink max-lg:size-6"
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => {
                const meta = cell.column.columnDef.meta;
                const content = table.FlexRender({ cell });
                return (
                  <td
                    key={cell.id}
                    data-column={cell.column.id}
                    className={`${cellClass} ${meta?.isUnlabelled ? '' : 'max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-3'} ${meta?.className ?? ''}`}
                  >
                    {meta?.isUnlabelled ? (
                      content
                    ) : (
                      <>
                        <span aria-hidden="true" className="font-normal text-muted lg:hidden">
                          {meta?.label()}
                        </span>
                        <div className="min-w-0">{content}</div>
                      </>
                    )}
                  </td>
                );
              })}
              {renderActions === undefined ? null : (
                <td className={`${cellClass} lg:text-right`}>
                  {inProgress.has(row.id) ? (
                    <span className="inline-grid h-9 place-items-center px-3 max-lg:h-10">
                      <Spinner />
                      <span className="sr-only">{m.admin_in_progress()}</span>
                    </span>
                  ) : (
                    renderActions(row.original)
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
