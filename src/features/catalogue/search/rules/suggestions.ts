import type * as z from 'zod';
import { cleanLine } from '../../../../platform/clean-text.ts';
import type { suggestion } from '../contract/search.ts';

type Suggestion = z.output<typeof suggestion>;

/** A word, keyword, category, contributor or work whose name matches the typed text. */
export interface SuggestionSource {
  /** A `word` opens a search; a `keyword` of several words opens the works that have it. */
  readonly kind: Suggestion['kind'] | 'word';
  readonly key: string;
  readonly text: string;
  readonly textBn: string | null;
  /** Number of works on the page that the suggestion opens; null for the page of a work. */
  readonly count: number | null;
}

const toPath: Record<SuggestionSource['kind'], (key: string) => string> = {
  word: (key) => `/content?q=${encodeURIComponent(key)}`,
  keyword: (key) => `/content?keyword=${encodeURIComponent(key)}`,
  category: (key) => `/categories/${key}`,
  subcategory: (key) => `/content?subcategory=${key}`,
  contributor: (key) => `/contributors/${key}`,
  work: (key) => `/content/${key}`,
};

/** Creates a suggestion with a link. */
export const toSuggestion = ({ kind, key, text, textBn, count }: SuggestionSource): Suggestion => ({
  kind: kind === 'word' ? 'keyword' : kind,
  text,
  textBn,
  href: toPath[kind](key),
  count,
});

/** Normalizes typed text in the way that keywords are stored: lower case, single spaces. */
export const normalizeKeyword = (text: string): string => cleanLine(text).toLowerCase();
