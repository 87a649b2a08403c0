type Text = () => string;

/** A line to type into. */
interface SearchFilter {
  readonly kind: 'search';
  readonly label: Text;
  readonly maxLength?: number;
}

/** One of few values. `isOpen`: an address may ask for a value that isn't among the choices. */
interface ChoiceFilter {
  readonly kind: 'choice';
  readonly label: Text;
  readonly choices: readonly (readonly [value: string, label: Text])[];
  readonly isOpen?: true;
  readonly maxLength?: number;
  /** What stands there without a choice; default: all. */
  readonly noChoice?: Text;
}

/** Set by links in the table and taken off by a chip. */
interface LinkFilter {
  readonly kind: 'link';
  /** What a press on the chip does. */
  readonly removeLabel: Text;
  readonly maxLength?: number;
}

type Filter = SearchFilter | ChoiceFilter | LinkFilter;
/** By their names in the address and in the operation's query. */
export type Filters = Readonly<Record<string, Filter>>;

type FilterValue<T extends Filter> = T extends { readonly isOpen: true }
  ? string
  : T extends { readonly choices: readonly (readonly [infer V extends string, Text])[] }
    ? V
    : string;

/** What a list shows, as its address says it. Without a key: no such filter, the first sort, the first page. */
export type ListState<F extends Filters = Filters, S extends string = string> = {
  readonly [K in keyof F]?: FilterValue<F[K]>;
} & { readonly sort?: S; readonly cursor?: string };

export type ListQuery<F extends Filters, S extends string> = ListState<F, S> & { readonly limit: number };

export interface ListCodec<F extends Filters = Filters, S extends string = string> {
  /** Path of the page, without a language. */
  readonly path: string;
  readonly filters: F;
  /** The first is the order without a word in the address. Only what the operation offers. */
  readonly sorts?: readonly (readonly [value: S, label: Text])[];
}

const maxTextLength = 100;

function readFilter(filter: Filter, text: string | null): string | undefined {
  const value = text?.trim().slice(0, filter.maxLength ?? maxTextLength);
  if (value === undefined || value === '') return undefined;
  if (filter.kind !== 'choice' || filter.isOpen) return value;
  return filter.choices.find(([each]) => each === value)?.[0];
}

/** What an address says; what makes no sense is left out. */
export function parseListState<F extends Filters, S extends string>(
  { filters, sorts = [] }: ListCodec<F, S>,
  query: URLSearchParams,
): ListState<F, S> {
  const found = Object.entries(filters).map(([name, filter]) => [name, readFilter(filter, query.get(name))] as const);
  const sort = sorts.slice(1).find(([value]) => value === query.get('sort'))?.[0];
  const cursor = query.get('cursor')?.trim().slice(0, 400);
  const entries = [...found, ['sort', sort] as const, ['cursor', cursor || undefined] as const];
  // The values are those that the filters above let through, by their names.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ListState<F, S>;
}

/** The address of a list in a state, without a language. */
export function toListHref({ path, filters, sorts = [] }: ListCodec, state: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const name of [...Object.keys(filters), 'sort', 'cursor']) {
    const value = state[name];
    if (value === undefined || value === '' || (name === 'sort' && value === sorts[0]?.[0])) continue;
    query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Whether anything narrows the list: an order and a page don't. */
export function isFiltered({ filters }: ListCodec, state: ListState): boolean {
  return Object.keys(filters).some((name) => state[name] !== undefined);
}
