import type * as z from 'zod';
import { cleanLine } from '../../../../platform/clean-text.ts';
import type { listQuery } from '../../catalogue/contract/filters.ts';

/** Parameters of a listing's URL, in the order in which they are written. The API uses the same names. */
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

/** Parameters of a URL as text, not validated, because the API validates them. Lists are comma-separated. */
export type ListingState = { readonly [P in Parameter]?: string };

/**
 * Converts the URL's parameters to a query, whose validation is up to the API. `isPersonal`: the result leaves out what
 * the caller excludes, unless the URL contains `show=all`.
 */
export function queryOf({ show, ...state }: ListingState, isPersonal: boolean): z.input<typeof listQuery> {
  const query = state as z.input<typeof listQuery>;
  return isPersonal && show !== 'all' ? { ...query, personal: '1' } : query;
}

/** Filters that may have several values. */
export const severalWords = new Set<Parameter>([
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

/** Parameters that filter a listing, as opposed to its order and pages. */
export const filterParameters = parameters.filter((name) => !['show', 'sort', 'limit', 'cursor'].includes(name));

export function readState(search: URLSearchParams): ListingState {
  const state: { [P in Parameter]?: string } = {};
  for (const name of parameters) {
    const values = search.getAll(name).map(cleanLine);
    const value = severalWords.has(name) ? values.flatMap(splitList).join(',') : values.find((one) => one !== '');
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

/** Resolves the form's `color=pick` and its separate colour field to the colour itself, without duplicates. */
const readColors = (colors: string, picked: string): string =>
  [...new Set(splitList(colors).map((color) => (color === 'pick' ? picked : color)))].join(',');

/** Lists colours from the colour picker, as opposed to named colours. */
export const listPickedColors = (colors: string | undefined): string[] =>
  splitList(colors).filter((color) => /^#?[0-9a-f]{6}$/i.test(color));

/** Converts the form's `price=range` with two amounts in taka to `price=min-max` in minor units. */
function readPrice(search: URLSearchParams): string | undefined {
  const price = search.getAll('price').find((one) => one !== '');
  if (price !== 'range') return price;
  const min = toMinor(search.get('priceMin') ?? '');
  const max = toMinor(search.get('priceMax') ?? '');
  return min === '' && max === '' ? undefined : `${min}-${max}`;
}

/** Converts taka such as `১,২৫০.৫` to `125050` poisha by integer arithmetic; empty for an invalid amount. */
export function toMinor(taka: string): string {
  const latin = taka.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s,৳]/g, '');
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(latin) ?? [];
  return whole === undefined ? '' : String(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/**
 * Converts `5000-` to `{ min: '50', max: '' }`, the values of the two fields; both are empty for `free`, `paid` and no
 * price.
 */
export function toTakaRange(price: string | undefined): { min: string; max: string } {
  const [, min = '', max = ''] = /^(\d*)-(\d*)$/.exec(price ?? '') ?? [];
  const taka = (minor: string) => (minor === '' ? '' : String(Number(minor) / 100));
  return { min: taka(min), max: taka(max) };
}

/** Returns true if a form submitted the URL and a shorter URL has the same meaning. */
export function needsCanonicalRedirect(search: URLSearchParams): boolean {
  if (['priceMin', 'priceMax', 'picked'].some((name) => search.has(name)) || search.get('price') === 'range')
    return true;
  return parameters.some((name) => {
    const values = search.getAll(name);
    return values.includes('') || (severalWords.has(name) && values.length > 1);
  });
}

/** Creates the URL of a state. `preset`: parameters that the path implies (`/free-resources`: `price`). */
export function toAddress(path: string, state: ListingState, preset: ListingState = {}): string {
  const search = new URLSearchParams();
  for (const name of parameters) {
    const value = state[name];
    if (value !== undefined && value !== '' && value !== preset[name]) search.set(name, value);
  }
  const query = search.toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/** Changes a state: the listing returns to its first page, and a changed category removes the subcategory. */
export function changeState(state: ListingState, change: ListingState): ListingState {
  const next: { [P in Parameter]?: string } = { ...state, ...change };
  delete next.cursor;
  // `asTyped` applies only to the search for which it was chosen.
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
 * Lists the parameters that the API refused, or all parameters that the path doesn't imply if the error names none.
 * `format`, `format.0` and `query.format.0` all refer to `format`.
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

/** Returns true if filters other than the category and those implied by the path are active. */
export function isNarrowed(state: ListingState, preset: ListingState): boolean {
  return filterParameters.some(
    (name) => name !== 'category' && (state[name] ?? '') !== '' && state[name] !== preset[name],
  );
}
