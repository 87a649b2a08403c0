import { SkeletonRows, useIsSlow } from '../../../../../ui/admin/lists/skeleton-rows.tsx';
import { SortLink, toHeaderSort } from '../../../../../ui/admin/lists/sort-link.tsx';
import { TableScroller } from '../../../../../ui/admin/lists/table-scroller.tsx';
import type { ListLocation } from '../../../../../ui/admin/lists/use-list.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { WorkColumn } from '../../contract/works.ts';
import type { LoadedWorks } from './load-works.ts';
import { WorkRow } from './work-row.tsx';
import { columnsOf, columnWords, tabKeys, type Work, type WorksTab, worksSorts, worksTabs } from './works-list.ts';

const head =
  'sticky top-[calc(4rem+1px)] z-10 border-b border-line bg-paper px-3 py-2.5 text-12 font-medium whitespace-nowrap text-muted first:rounded-tl-card last:rounded-tr-card';

const isLeft = (column: WorkColumn): boolean => column === 'title' || column === 'status' || column === 'updated';

const columnsByTab = Object.fromEntries(tabKeys.map((tab) => [tab, columnsOf(tab)])) as Record<
  WorksTab,
  readonly WorkColumn[]
>;

interface WorksTableProps {
  readonly tab: WorksTab;
  readonly works: LoadedWorks;
  readonly place: ListLocation;
  readonly selected: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly problems: ReadonlyMap<string, string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly onOpen: (work: Work) => void;
}

/** Table of works with their results and sortable headers; cards in narrow windows. */
export function WorksTable(props: WorksTableProps) {
  const { tab, works, place, selected, busy, problems, onSelect, onSelectAll, onOpen } = props;
  const { items, currency, standings } = works;
  // This array is the same in each rendering, so that React skips unchanged rows.
  const columns = columnsByTab[tab];
  const isSelectable = tab !== 'review';
  const isSlow = useIsSlow(place.isLoading);
  const hasFigures = tab === 'published';
  const title = worksTabs[tab].label();
  return (
    <TableScroller label={title}>
      <table
        aria-label={title}
        aria-busy={place.isLoading}
        className="w-full border-separate border-spacing-0 text-14 transition-opacity delay-150 aria-busy:opacity-60 max-lg:block lg:rounded-card lg:bg-paper lg:outline lg:outline-line"
      >
        <thead className="max-lg:sr-only">
          <tr>
            {isSelectable ? (
              <th scope="col" className={`${head} w-10 pr-0`}>
                <label className="grid size-8 place-items-center">
                  <span className="sr-only">{m.earnings_works_select_all()}</span>
                  <input
                    type="checkbox"
                    checked={items.length > 0 && items.every(({ _id }) => selected.has(_id))}
                    onChange={(event) => onSelectAll(event.currentTarget.checked)}
                    className="size-4.5 accent-ink"
                  />
                </label>
              </th>
            ) : null}
            {columns.map((column) => {
              const sort = toHeaderSort({ sorts: worksSorts(tab) }, column, place.state.sort);
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sort?.direction}
                  className={`${head} ${isLeft(column) ? 'text-left' : 'text-right'}`}
                >
                  <SortLink
                    label={columnWords[column]()}
                    direction={sort?.direction}
                    href={place.href({ sort: sort?.next ?? '' })}
                  />
                </th>
              );
            })}
            {hasFigures ? (
              <th scope="col" className={head}>
                <span className="sr-only">{m.drafts_open()}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
          {isSlow ? (
            <SkeletonRows
              rows={Math.min(items.length, 8)}
              cells={columns.length + (isSelectable ? 1 : 0) + (hasFigures ? 1 : 0)}
            />
          ) : (
            items.map((work) => (
              <WorkRow
                key={work._id}
                {...{ work, columns, currency, onSelect, onOpen }}
                path={worksTabs[tab].path}
                standing={standings[work._id]}
                isSelected={isSelectable ? selected.has(work._id) : undefined}
                isBusy={busy.has(work._id)}
                problem={problems.get(work._id)}
              />
            ))
          )}
        </tbody>
      </table>
    </TableScroller>
  );
}
