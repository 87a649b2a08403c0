import type { ColorName } from '../../../platform/media/color-names.ts';
import { formatMoney } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Choices, FilterName } from './filter-choices.ts';
import { type Parameter, toMinor, toTakaRange } from './listing-address.ts';

const colors = {
  red: m.catalogue_color_red,
  orange: m.catalogue_color_orange,
  yellow: m.catalogue_color_yellow,
  green: m.catalogue_color_green,
  teal: m.catalogue_color_teal,
  blue: m.catalogue_color_blue,
  purple: m.catalogue_color_purple,
  pink: m.catalogue_color_pink,
  brown: m.catalogue_color_brown,
  black: m.catalogue_color_black,
  grey: m.catalogue_color_grey,
  white: m.catalogue_color_white,
} satisfies Record<ColorName, () => string>;

/** The colours to choose from, in the order of the rail. */
export const colorChoices = Object.keys(colors);

/** The words of filters whose choices never change; the others bring their names from the catalogue. */
const fixed: { readonly [word: string]: () => string } = {
  'price:free': m.catalogue_free,
  'price:paid': m.catalogue_paid,
  'orientation:landscape': m.catalogue_orientation_landscape,
  'orientation:portrait': m.catalogue_orientation_portrait,
  'orientation:square': m.catalogue_orientation_square,
  'ai:exclude': m.catalogue_ai_exclude,
  'ai:only': m.catalogue_ai_only,
  ...Object.fromEntries(Object.entries(colors).map(([color, label]) => [`color:${color}`, label])),
};

export function toWord(name: Parameter, value: string, choices: Choices, currency: string): string {
  const known = fixed[`${name}:${value}`];
  if (known !== undefined) return known();
  if (name === 'price') return toRange(value, currency);
  if (name === 'format') return value.toUpperCase();
  return choices[name as FilterName]?.find((choice) => choice.value === value)?.label ?? value;
}

function toRange(price: string, currency: string): string {
  const { min, max } = toTakaRange(price);
  const shown = (taka: string) => formatMoney(Number(toMinor(taka)), currency);
  if (max === '') return m.catalogue_price_from({ min: shown(min) });
  if (min === '') return m.catalogue_price_to({ max: shown(max) });
  return `${shown(min)} – ${shown(max)}`;
}

const titles: { readonly [P in Parameter]?: () => string } = {
  q: m.catalogue_filter_q,
  category: m.catalogue_filter_category,
  subcategory: m.catalogue_filter_subcategory,
  keyword: m.catalogue_filter_keyword,
  collection: m.catalogue_filter_collection,
  contributor: m.catalogue_filter_contributor,
  price: m.catalogue_filter_price,
  format: m.catalogue_filter_format,
  orientation: m.catalogue_filter_orientation,
  color: m.catalogue_filter_color,
  licence: m.catalogue_filter_licence,
  ai: m.catalogue_filter_ai,
  not: m.catalogue_filter_not,
  sort: m.catalogue_sort,
  limit: m.catalogue_filter_limit,
  cursor: m.catalogue_filter_cursor,
};

export function describeFilter(name: Parameter): string {
  return titles[name]?.() ?? name;
}
