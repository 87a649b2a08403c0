import type { SortingState } from '@tanstack/react-table';
import { Icon } from '../../components/icon.tsx';
import { localizeHref } from '../../locale.ts';
import type { Column } from './list.ts';
import type { ListLocation } from './use-list.ts';

type Direction = false | 'asc' | 'desc';

const sortIcons = { asc: 'chevron-up', desc: 'chevron-down', none: 'chevrons-up-down' } as const;
export const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Which column the list is sorted by, and which way; the list's first sort where the address names none. */
export function toSorting<Row>(columns: readonly Column<Row>[], sort: string | undefined): SortingState {
  if (sort === undefined) return [];
  const column = columns.find(({ sort: sorts }) => sorts?.ascending === sort || sorts?.descending === sort);
  return column === undefined ? [] : [{ id: column.key, desc: column.sort?.descending === sort }];
}

/** The header of a column that the operation can sort by: a link to the list in that order. */
export function SortLink({
  label,
  direction,
  sort: { ascending = '', descending = '' },
  place,
}: {
  label: string;
  direction: Direction;
  sort: NonNullable<Column<never>['sort']>;
  place: ListLocation;
}) {
  const next = direction === 'desc' ? ascending || descending : descending || ascending;
  return (
    <a
      href={localizeHref(place.href({ sort: next }))}
      data-keep-scroll
      className="-m-1 inline-flex items-center gap-1 rounded-control p-1 hover:text-ink"
    >
      {label}
      <Icon name={sortIcons[direction === false ? 'none' : direction]} className="size-3.5" />
    </a>
  );
}
