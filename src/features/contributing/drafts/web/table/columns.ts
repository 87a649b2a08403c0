import type { ReactNode } from 'react';
import { getLocale } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { parsePrice, writePrice } from '../../../../../ui/parse-price.ts';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { PriceVat } from '../../../../money/vat/web/entered-price.ts';
import { type DraftChanges, toVariantChange } from '../draft-values.ts';

interface Place {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Choices of cells with options. */
export interface Choices {
  readonly categories: readonly (Place & { readonly subcategories: readonly Place[] })[];
  readonly licences: readonly { readonly code: string; readonly name: string; readonly nameBn: string | null }[];
  /** Rates by which price fields take prices without VAT; null if they take what buyers pay. */
  readonly vat: PriceVat | null;
}

export const columnKeys = [
  'title',
  'category',
  'subcategory',
  'keywords',
  'description',
  'licence',
  'price',
  'ai',
  'language',
  'translatedTitle',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

export interface Column {
  readonly key: ColumnKey;
  readonly label: () => string;
  /** Class name for the width; one column takes the remaining width. */
  readonly width: string;
  /** Formats the value as text, which is shown, copied and exported. */
  readonly read: (content: OwnContent, choices: Choices) => string;
  /** Parses a text; a string as the result is an error message. */
  readonly parse: (text: string, content: OwnContent, choices: Choices) => DraftChanges | string;
  /** Options of the cell; undefined for free text. */
  readonly options?: (
    content: OwnContent,
    choices: Choices,
  ) => readonly { readonly value: string; readonly label: string }[];
  /** Line below the value. */
  readonly note?: (content: OwnContent) => ReactNode;
}

const isBn = () => getLocale() === 'bn';
const nameOf = ({ name, nameBn }: { name: string; nameBn: string | null }): string =>
  isBn() ? (nameBn ?? name) : name;
const same = (one: string | null, other: string) =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
const findPlace = <P extends Place>(places: readonly P[], text: string): P | undefined =>
  places.find(({ key, name, nameBn }) => same(key, text) || same(name, text) || same(nameBn, text));
const bare = ({ _id, key, name, nameBn }: Place): Place => ({ _id, key, name, nameBn });
const toOptions = (places: readonly Place[]) => places.map((place) => ({ value: nameOf(place), label: nameOf(place) }));
const findSubcategories = (content: OwnContent, { categories }: Choices) =>
  categories.find(({ _id }) => _id === content.category?._id)?.subcategories ?? [];

/** Returns the common text of all variants, or `…` if they differ. */
export const shared = (texts: readonly string[]): string => (new Set(texts).size > 1 ? '…' : (texts[0] ?? ''));

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'bn', label: 'বাংলা' },
] as const;

const yes = /^(1|yes|y|true|হ্যাঁ|ai|x|✓)$/i;
const no = /^(0|no|n|false|না|)$/i;

export const columns: readonly Column[] = [
  {
    key: 'title',
    label: () => m.drafts_title(),
    width: 'w-28 md:w-44',
    read: ({ title }) => title,
    parse: (text) => {
      const title = text.trim();
      if (title === '') return m.drafts_title_needed();
      return title.length > 200 ? m.drafts_too_long({ max: formatCount(200) }) : { title };
    },
  },
  {
    key: 'category',
    label: () => m.drafts_category(),
    width: 'w-31',
    read: ({ category }) => (category === null ? '' : nameOf(category)),
    parse: (text, _, { categories }) => {
      if (text.trim() === '') return { categoryId: null, category: null };
      const found = findPlace(categories, text);
      return found === undefined
        ? m.drafts_unknown_category({ text })
        : { categoryId: found._id, category: bare(found) };
    },
    options: (_, { categories }) => toOptions(categories),
  },
  {
    key: 'subcategory',
    label: () => m.drafts_subcategory(),
    width: 'w-31',
    read: ({ subcategories }) => subcategories.map(nameOf).join(', '),
    parse: (text, content, choices) => {
      const names = text.split(/[,;]/).filter((name) => name.trim() !== '');
      const found = names.map((name) => findPlace(findSubcategories(content, choices), name));
      const known = found.filter((place) => place !== undefined);
      if (known.length < names.length) return m.drafts_unknown_subcategory({ text });
      return { subcategoryIds: known.map(({ _id }) => _id), subcategories: known.map(bare) };
    },
    options: (content, choices) => toOptions(findSubcategories(content, choices)),
  },
  {
    key: 'keywords',
    label: () => m.drafts_keywords(),
    width: 'w-34',
    read: ({ keywords }) => keywords.join(', '),
    parse: (text) => {
      const words = splitKeywords(text);
      const long = words.find((word) => word.length > MAX_KEYWORD);
      if (long !== undefined) return m.drafts_keyword_too_long({ text: long, max: formatCount(MAX_KEYWORD) });
      return words.length > MAX_KEYWORDS
        ? m.drafts_too_many_keywords({ max: formatCount(MAX_KEYWORDS) })
        : { keywords: words };
    },
  },
  {
    key: 'description',
    label: () => m.drafts_description(),
    width: '',
    read: ({ description }) => description,
    parse: (text) =>
      text.length > 10_000 ? m.drafts_too_long({ max: formatCount(10_000) }) : { description: text.trim() },
  },
  {
    key: 'licence',
    label: () => m.drafts_licence(),
    width: 'w-28',
    read: ({ variants }, { licences }) =>
      shared(
        variants.map(({ licence }) =>
          nameOf(licences.find(({ code }) => code === licence) ?? { name: licence, nameBn: null }),
        ),
      ),
    parse: (text, { variants }, { licences }) => {
      const found = licences.find(
        ({ code, name, nameBn }) => same(code, text) || same(name, text) || same(nameBn, text),
      );
      if (found === undefined) return m.drafts_unknown_licence({ text });
      return { variants: variants.map((variant) => ({ ...toVariantChange(variant), licence: found.code })) };
    },
    options: (_, { licences }) => licences.map((licence) => ({ value: nameOf(licence), label: nameOf(licence) })),
  },
  {
    key: 'price',
    label: () => m.drafts_price(),
    width: 'w-22',
    read: ({ variants }) => shared(variants.map(({ price }) => writePrice(price))),
    parse: (text, { variants }) => {
      const price = parsePrice(text);
      if (price === undefined) return m.drafts_wrong_price({ text });
      return { variants: variants.map((variant) => ({ ...toVariantChange(variant), price })) };
    },
  },
  {
    key: 'ai',
    label: () => m.drafts_ai(),
    width: 'w-23',
    read: ({ ai }) => (ai ? m.drafts_yes() : m.drafts_no()),
    parse: (text) => {
      const said = text.trim();
      return yes.test(said) ? { ai: true } : no.test(said) ? { ai: false } : m.drafts_wrong_choice({ text });
    },
    options: () => [m.drafts_yes(), m.drafts_no()].map((label) => ({ value: label, label })),
  },
  {
    key: 'language',
    label: () => m.drafts_language(),
    width: 'w-21',
    read: ({ language }) => language,
    parse: (text) => {
      const code = text.trim().toLowerCase();
      return code === 'en' || code === 'bn' ? { language: code } : m.drafts_wrong_choice({ text });
    },
    options: () => languages,
  },
  {
    key: 'translatedTitle',
    label: () => m.drafts_translated_title(),
    width: 'w-40',
    read: ({ translatedTitle }) => translatedTitle ?? '',
    parse: (text) => {
      const title = text.trim();
      return title.length > 200
        ? m.drafts_too_long({ max: formatCount(200) })
        : { translatedTitle: title === '' ? null : title };
    },
  },
];

const MAX_KEYWORD = 60;
export const MAX_KEYWORDS = 50;

/** Splits a text into distinct lower-case keywords, as the server stores them. */
const splitKeywords = (text: string): string[] =>
  [...new Set(text.split(/[,;|\n\t]/).map((word) => word.trim().replace(/\s+/g, ' ').toLowerCase()))].filter(
    (word) => word !== '',
  );

/** Lists the words of a text that are valid keywords. */
export const toKeywordList = (text: string): string[] =>
  splitKeywords(text).filter((word) => word.length <= MAX_KEYWORD);
