import type * as z from 'zod';
import { cleanLine } from '../../../../platform/clean-text.ts';
import type { listQuery } from '../../catalogue/contract/filters.ts';

/** The parameters of a listing's address, in the order in which they are written; the same as the call's. */
export const parameters = [
  'q',
  'asTyped',
  'category',
  'subcategory',
  'keyword',
  'collection',
  'contributor',
  'price',
  'format',
  'orientation',
  'color',
  'licence',
  'use',
  'style',
  'items',
  'ai',
  'not',
  'show',
  'sort',
  'limit',
  'cursor',
] as const;

export type Parameter = (typeof parameters)[number];

/** What an address says, as it says it: whether it makes sense is for the API to judge. Lists are joined by commas. */
export type ListingState = { readonly [P in Parameter]?: string };

/**
 * The boundary: an address is text, and the API says what of it is not a query. `isPersonal`: without what the caller
 * leaves out, where the address doesn't show it (`show=all`).
 */
export function queryOf({ show, ...state }: ListingState, isPersonal: boolean): z.input<typeof listQuery> {
  const query = state as z.input<typeof listQuery>;
  return isPersonal && show !== 'all' ? { ...query, personal: '1' } : query;
}

const lists = new Set<Parameter>([
  'asTyped',
  'format',
  'orientation',
  'color',
  'licence',
  'use',
  'style',
  'items',
  'not',
]);

/** What a listing is filtered by, as opposed to how it is ordered and paged. */
export const filterParameters = parameters.filter((name) => !['show', 'sort', 'limit', 'cursor'].includes(name));

export function readState(search: URLSearchParams): ListingState {
  const state: { [P in Parameter]?: string } = {};
  for (const name of parameters) {
    const values = search.getAll(name).map(cleanLine);
    const value = lists.has(name) ? values.flatMap(splitList).join(',') : values.find((one) => one !== '');
    if (value) state[name] = value;
  }
  if (state.color !== undefined) state.color = readColors(state.color, search.get('picked') ?? '');
  const price = readPrice(search);
  if (price === undefined) delete state.price;
  else state.price = price;
  return state;
}

export function splitList(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `color=pick` with a colour beside it is what the form says: the address has the colour itself, each once. */
const readColors = (colors: string, picked: string): string =>
  [...new Set(splitList(colors).map((color) => (color === 'pick' ? picked : color)))].join(',');

/** Colours that were picked, as opposed to those with a name. */
export const listPickedColors = (colors: string | undefined): string[] =>
  splitList(colors).filter((color) => /^#?[0-9a-f]{6}$/i.test(color));

/** `price=range` with two amounts in taka is what the form says; the address says `price=min-max` in minor units. */
function readPrice(search: URLSearchParams): string | undefined {
  const price = search.getAll('price').find((one) => one !== '');
  if (price !== 'range') return price;
  const min = toMinor(search.get('priceMin') ?? '');
  const max = toMinor(search.get('priceMax') ?? '');
  return min === '' && max === '' ? undefined : `${min}-${max}`;
}

/** `১,২৫০.৫` taka → `125050` poisha; empty where it is no amount. Integer arithmetic only. */
export function toMinor(taka: string): string {
  const latin = taka.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s,৳]/g, '');
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(latin) ?? [];
  return whole === undefined ? '' : String(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** `5000-` → `{ min: '50', max: '' }`: what the two fields show; empty for `free`, `paid` and none. */
export function toTakaRange(price: string | undefined): { min: string; max: string } {
  const [, min = '', max = ''] = /^(\d*)-(\d*)$/.exec(price ?? '') ?? [];
  const taka = (minor: string) => (minor === '' ? '' : String(Number(minor) / 100));
  return { min: taka(min), max: taka(max) };
}

/** True where a form sent the address and a shorter one says the same. */
export function needsCanonicalRedirect(search: URLSearchParams): boolean {
  if (['priceMin', 'priceMax', 'picked'].some((name) => search.has(name)) || search.get('price') === 'range')
    return true;
  return parameters.some((name) => {
    const values = search.getAll(name);
    return values.includes('') || (lists.has(name) && values.length > 1);
  });
}

/** The address of a state. `preset` is what the path itself says (`/free-resources`: `price`). */
export function toAddress(path: string, state: ListingState, preset: ListingState = {}): string {
  const search = new URLSearchParams();
  for (const name of parameters) {
    const value = state[name];
    if (value !== undefined && value !== '' && value !== preset[name]) search.set(name, value);
  }
  const query = search.toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/** The state after a change: from the first page again, and a subcategory goes with its category. */
export function changeState(state: ListingState, change: ListingState): ListingState {
  const next: { [P in Parameter]?: string } = { ...state, ...change };
  delete next.cursor;
  // Words are literal in the search that they were typed in.
  if ('q' in change && change.q !== state.q && !('asTyped' in change)) delete next.asTyped;
  if ('category' in change && change.category !== state.category && !('subcategory' in change)) delete next.subcategory;
  for (const name of parameters) if (next[name] === '') delete next[name];
  return next;
}

/** Keeps only these parameters: `pick(state, ['q', 'sort'])`. */
export function pick(state: ListingState, names: readonly Parameter[]): ListingState {
  return Object.fromEntries(names.filter((name) => state[name] !== undefined).map((name) => [name, state[name]]));
}

export function omitFilter(state: ListingState, name: Parameter, word?: string): ListingState {
  const rest =
    word === undefined
      ? ''
      : splitList(state[name])
          .filter((one) => one !== word)
          .join(',');
  return changeState(state, { [name]: rest });
}

/**
 * What of an address the API refused; all that the path doesn't say itself where it doesn't tell.
 * `format`, `format.0` and `query.format.0` all name `format`.
 */
export function findRefusedParameters(
  parsed: ListingState,
  preset: ListingState,
  errors: readonly { readonly path: string }[],
): Parameter[] {
  const named = new Set(errors.flatMap(({ path }) => path.split(/[.[\]/]/)));
  const removable = parameters.filter((name) => parsed[name] !== undefined && parsed[name] !== preset[name]);
  const refused = removable.filter((name) => named.has(name));
  return refused.length > 0 ? refused : removable;
}

/** True where filters beyond the path's own and the category are on. */
export function isNarrowed(state: ListingState, preset: ListingState): boolean {
  return filterParameters.some(
    (name) => name !== 'category' && (state[name] ?? '') !== '' && state[name] !== preset[name],
  );
}
