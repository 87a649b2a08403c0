import type * as z from 'zod';
import { cleanLine } from '../../../../platform/clean-text.ts';
import type { suggestion } from '../contract/search.ts';

type Suggestion = z.output<typeof suggestion>;

/** Something whose name matches what was typed. */
export interface SuggestionSource {
  /** A `word` opens a search, a `keyword` of several words the works that carry it. */
  readonly kind: Suggestion['kind'] | 'word';
  readonly key: string;
  readonly text: string;
  readonly textBn: string | null;
  /** Works on the page that it opens; null where that is a work's own. */
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

/** A suggestion with the page that it opens. */
export const toSuggestion = ({ kind, key, text, textBn, count }: SuggestionSource): Suggestion => ({
  kind: kind === 'word' ? 'keyword' : kind,
  text,
  textBn,
  href: toPath[kind](key),
  count,
});

/** Typed text as keywords are stored: lower case, single spaces. */
export const normalizeKeyword = (text: string): string => cleanLine(text).toLowerCase();
