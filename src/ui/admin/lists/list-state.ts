type Text = () => string;

/** A text filter. */
interface SearchFilter {
  readonly kind: 'search';
  readonly label: Text;
  readonly maxLength?: number;
}

/** A filter with few values. `isOpen`: an address may contain a value that isn't among the choices. */
interface ChoiceFilter {
  readonly kind: 'choice';
  readonly label: Text;
  readonly choices: readonly (readonly [value: string, label: Text])[];
  readonly isOpen?: true;
  readonly maxLength?: number;
  /** Label without a choice; default: all. */
  readonly noChoice?: Text;
}

/** A filter that is set by links in the table and removed by a chip. */
interface LinkFilter {
  readonly kind: 'link';
  /** Label of the chip's button. */
  readonly removeLabel: Text;
  readonly maxLength?: number;
}

type Filter = SearchFilter | ChoiceFilter | LinkFilter;
/** Filters by their names in the address and in the operation's query. */
export type Filters = Readonly<Record<string, Filter>>;

type FilterValue<T extends Filter> = T extends { readonly isOpen: true }
  ? string
  : T extends { readonly choices: readonly (readonly [infer V extends string, Text])[] }
    ? V
    : string;

/** A sort in both directions: a column's key is ascending, with a minus descending. */
export type EitherWay<S extends string> = string extends S ? string : S | (S extends `-${infer K}` ? K : `-${S}`);

/** State of a list according to its address. A missing key means no filter, the first sort, the first page. */
export type ListState<F extends Filters = Filters, S extends string = string> = {
  readonly [K in keyof F]?: FilterValue<F[K]>;
} & { readonly sort?: EitherWay<S>; readonly cursor?: string };

export type ListQuery<F extends Filters, S extends string> = ListState<F, S> & { readonly limit: number };

export interface ListCodec<F extends Filters = Filters, S extends string = string> {
  /** Path of the page, without a language. */
  readonly path: string;
  readonly filters: F;
  /** Sortable columns, with a minus if the first press on the header sorts descending. The first one is the default. */
  readonly sorts?: readonly S[];
}

const maxTextLength = 100;

function readFilter(filter: Filter, text: string | null): string | undefined {
  const value = text?.trim().slice(0, filter.maxLength ?? maxTextLength);
  if (value === undefined || value === '') return undefined;
  if (filter.kind !== 'choice' || filter.isOpen) return value;
  return filter.choices.find(([each]) => each === value)?.[0];
}

/** Sort by that column in the opposite direction. */
export const flipSort = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

/** Column of a sort. */
export const sortColumn = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : sort);

/** Parses an address and ignores invalid values. */
export function parseListState<F extends Filters, S extends string>(
  { filters, sorts = [] }: ListCodec<F, S>,
  query: URLSearchParams,
): ListState<F, S> {
  const found = Object.entries(filters).map(([name, filter]) => [name, readFilter(filter, query.get(name))] as const);
  const sort = sorts.flatMap((each) => [each, flipSort(each)]).find((each) => each === query.get('sort'));
  const cursor = query.get('cursor')?.trim().slice(0, 400);
  const entries = [
    ...found,
    ['sort', sort === sorts[0] ? undefined : sort] as const,
    ['cursor', cursor || undefined] as const,
  ];
  // The cast is safe because the filters above only let valid names and values through.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ListState<F, S>;
}

/** The address of a list in a state, without a language. */
export function toListHref({ path, filters, sorts = [] }: ListCodec, state: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const name of [...Object.keys(filters), 'sort', 'cursor']) {
    const value = state[name];
    if (value === undefined || value === '' || (name === 'sort' && value === sorts[0])) continue;
    query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Address of the CSV export with the list's filters and sort. */
export function toExportHref(list: ListCodec, path: string, state: ListState): string {
  const [, query = ''] = toListHref(list, { ...state, cursor: '' }).split('?');
  return `/api/v1${path}${query === '' ? '' : `?${query}`}`;
}

/** Whether a filter is set; sort and page don't count. */
export function isFiltered({ filters }: ListCodec, state: ListState): boolean {
  return Object.keys(filters).some((name) => state[name] !== undefined);
}
