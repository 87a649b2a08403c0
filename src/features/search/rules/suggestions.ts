import type * as z from 'zod';
import { cleanLine } from '../../../platform/clean-text.ts';
import type { suggestion } from '../contract.ts';

type Suggestion = z.output<typeof suggestion>;

/** Something whose name matches what was typed. */
export interface SuggestionSource {
  readonly kind: Suggestion['kind'];
  readonly key: string;
  readonly text: string;
  readonly textBn: string | null;
  /** In how many contents; null where that isn't said. */
  readonly count: number | null;
}

const toPath: Record<Suggestion['kind'], (key: string) => string> = {
  keyword: (key) => `/content?q=${encodeURIComponent(key)}`,
  category: (key) => `/categories/${key}`,
  subcategory: (key) => `/content?subcategory=${key}`,
  contributor: (key) => `/contributors/${key}`,
};

/** A suggestion with the page that it opens. */
export const toSuggestion = ({ kind, key, text, textBn, count }: SuggestionSource): Suggestion => ({
  kind,
  text,
  textBn,
  href: toPath[kind](key),
  count,
});

/** Typed text as keywords are stored: lower case, single spaces. */
export const normalizeKeyword = (text: string): string => cleanLine(text).toLowerCase();
