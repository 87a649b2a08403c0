import type { ColorName } from '../../../../platform/media/color-names.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Choices, FilterName } from './filter-choices.ts';
import { type Parameter, severalWords, splitList, toMinor, toTakaRange } from './listing-address.ts';

const colors = {
  red: m.search_color_red,
  orange: m.search_color_orange,
  yellow: m.search_color_yellow,
  green: m.search_color_green,
  teal: m.search_color_teal,
  blue: m.search_color_blue,
  purple: m.search_color_purple,
  pink: m.search_color_pink,
  brown: m.search_color_brown,
  black: m.search_color_black,
  grey: m.search_color_grey,
  white: m.search_color_white,
} satisfies Record<ColorName, () => string>;

/** Colours to choose from, in the order of the filter. */
export const colorChoices = Object.keys(colors);

/** Names of choices that never change; other names come from the catalogue. */
const fixed: { readonly [word: string]: () => string } = {
  'price:free': m.catalogue_free,
  'price:paid': m.search_paid,
  'orientation:landscape': m.search_orientation_landscape,
  'orientation:portrait': m.search_orientation_portrait,
  'orientation:square': m.search_orientation_square,
  'use:no-credit': m.search_use_no_credit,
  'use:resale': m.search_use_resale,
  'style:flat': m.search_style_flat,
  'style:line': m.search_style_line,
  'style:hand-drawn': m.search_style_hand_drawn,
  'style:3d': m.search_style_3d,
  'style:minimal': m.search_style_minimal,
  'style:vintage': m.search_style_vintage,
  'style:watercolor': m.search_style_watercolor,
  'style:pixel': m.search_style_pixel,
  'style:geometric': m.search_style_geometric,
  'items:1': m.search_items_1,
  'items:2-20': m.search_items_2,
  'items:21-100': m.search_items_21,
  'items:101-': m.search_items_101,
  'ai:exclude': m.search_ai_exclude,
  'ai:only': m.search_ai_only,
  ...Object.fromEntries(Object.entries(colors).map(([color, label]) => [`color:${color}`, label])),
};

export function describeChoice(name: Parameter, value: string, choices: Choices, currency: string): string {
  const known = fixed[`${name}:${value}`];
  if (known !== undefined) return known();
  if (name === 'price') return toRange(value, currency);
  if (name === 'format') return value.toUpperCase();
  if (name === 'color') return m.search_color_picked({ hex: value.toUpperCase() });
  return choices[name as FilterName]?.find((choice) => choice.value === value)?.label ?? value;
}

function toRange(price: string, currency: string): string {
  const { min, max } = toTakaRange(price);
  const shown = (taka: string) => formatMoney(Number(toMinor(taka)), currency);
  if (max === '') return m.search_price_from({ min: shown(min) });
  if (min === '') return m.search_price_to({ max: shown(max) });
  return `${shown(min)} – ${shown(max)}`;
}

const titles: { readonly [P in Parameter]?: () => string } = {
  q: m.search_filter_q,
  asTyped: m.search_filter_as_typed,
  category: m.search_filter_category,
  subcategory: m.search_filter_subcategory,
  keyword: m.search_filter_keyword,
  collection: m.search_filter_collection,
  contributor: m.search_filter_contributor,
  price: m.search_filter_price,
  format: m.search_filter_format,
  orientation: m.search_filter_orientation,
  color: m.search_filter_color,
  licence: m.search_filter_licence,
  use: m.search_filter_use,
  style: m.search_filter_style,
  items: m.search_filter_items,
  ai: m.search_filter_ai,
  not: m.search_filter_not,
  sort: m.search_sort,
  limit: m.search_filter_limit,
  cursor: m.search_filter_cursor,
};

export function describeFilter(name: Parameter): string {
  return titles[name]?.() ?? name;
}

/** Names of the collection and the contributor, which addresses have by their keys. */
export type FilterNames = { readonly [P in Parameter]?: string };

/** The values of a filter. */
export const listWords = (name: Parameter, value: string): readonly string[] =>
  severalWords.has(name) ? splitList(value) : [value];

function describeExact(name: Parameter, word: string): string | undefined {
  if (name === 'not') return m.search_without({ word });
  if (name !== 'asTyped') return undefined;
  return word === '*' ? m.search_exactly() : m.search_exactly_word({ word });
}

/** A value of a filter, as the page shows it. */
export const describeWord = (
  name: Parameter,
  word: string,
  { names, choices, currency }: { readonly names: FilterNames; readonly choices: Choices; readonly currency: string },
): string => describeExact(name, word) ?? names[name] ?? describeChoice(name, word, choices, currency);
