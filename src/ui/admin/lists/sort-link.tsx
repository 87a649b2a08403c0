import { Icon } from '../../components/icon.tsx';
import { localizeHref } from '../../locale.ts';
import { flipSort, type ListCodec, sortColumn } from './list-state.ts';

const sortIcons = { ascending: 'chevron-up', descending: 'chevron-down', none: 'chevrons-up-down' } as const;

export interface HeaderSort {
  /** Value of `aria-sort`. */
  readonly direction: 'ascending' | 'descending' | undefined;
  /** Sort order after a click on the header. */
  readonly next: string;
}

/** Sort state of a column's header; undefined if the list can't be sorted by it. */
export function toHeaderSort(
  { sorts = [] }: Pick<ListCodec, 'sorts'>,
  column: string,
  sort = sorts[0],
): HeaderSort | undefined {
  const first = sorts.find((each) => sortColumn(each) === column);
  if (first === undefined) return undefined;
  if (sort === undefined || sortColumn(sort) !== column) return { direction: undefined, next: first };
  return { direction: sort === column ? 'ascending' : 'descending', next: flipSort(sort) };
}

/** Header of a sortable column, which links to the list in that order. */
export function SortLink({
  label,
  direction,
  href,
}: {
  label: string;
  direction: HeaderSort['direction'];
  href: string;
}) {
  return (
    <a
      href={localizeHref(href)}
      data-keep-scroll
      className="-m-1 inline-flex items-center gap-1 rounded-control p-1 hover:text-ink"
    >
      {label}
      <Icon name={sortIcons[direction ?? 'none']} className="size-3.5 shrink-0" />
    </a>
  );
}
