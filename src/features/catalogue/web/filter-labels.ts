import { formatMoney } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Choices, FilterName } from './filter-choices.ts';
import { type Parameter, toMinor, toTakaRange } from './listing-address.ts';

/** The words of filters whose choices never change; the others bring their names from the catalogue. */
const fixed: { readonly [word: string]: () => string } = {
  'price:free': m.content_free,
  'price:paid': m.content_paid,
  'orientation:landscape': m.content_orientation_landscape,
  'orientation:portrait': m.content_orientation_portrait,
  'orientation:square': m.content_orientation_square,
  'ai:exclude': m.content_ai_exclude,
  'ai:only': m.content_ai_only,
  'color:red': m.content_color_red,
  'color:orange': m.content_color_orange,
  'color:yellow': m.content_color_yellow,
  'color:green': m.content_color_green,
  'color:teal': m.content_color_teal,
  'color:blue': m.content_color_blue,
  'color:purple': m.content_color_purple,
  'color:pink': m.content_color_pink,
  'color:brown': m.content_color_brown,
  'color:black': m.content_color_black,
  'color:grey': m.content_color_grey,
  'color:white': m.content_color_white,
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
  if (max === '') return m.content_price_from({ min: shown(min) });
  if (min === '') return m.content_price_to({ max: shown(max) });
  return `${shown(min)} – ${shown(max)}`;
}

const titles: { readonly [P in Parameter]?: () => string } = {
  q: m.content_filter_q,
  category: m.content_filter_category,
  subcategory: m.content_filter_subcategory,
  keyword: m.content_filter_keyword,
  collection: m.content_filter_collection,
  contributor: m.content_filter_contributor,
  price: m.content_filter_price,
  format: m.content_filter_format,
  orientation: m.content_filter_orientation,
  color: m.content_filter_color,
  licence: m.content_filter_licence,
  ai: m.content_filter_ai,
  not: m.content_filter_not,
  sort: m.content_sort,
  limit: m.content_filter_limit,
  cursor: m.content_filter_cursor,
};

export function describeFilter(name: Parameter): string {
  return titles[name]?.() ?? name;
}
