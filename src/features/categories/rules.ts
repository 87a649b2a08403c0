import type * as z from 'zod';
import type { suggestion } from './contract.ts';

type Suggestion = z.output<typeof suggestion>;

interface Found {
  readonly kind: Suggestion['kind'];
  readonly key: string;
  readonly text: string;
  readonly text_bn: string | null;
  readonly n: number | null;
}

const addresses: Record<Suggestion['kind'], (key: string) => string> = {
  keyword: (key) => `/content?q=${encodeURIComponent(key)}`,
  category: (key) => `/categories/${key}`,
  subcategory: (key) => `/content?subcategory=${key}`,
  contributor: (key) => `/contributors/${key}`,
};

/** What to show for something found, and where it leads. */
export const toSuggestion = (found: Found): Suggestion => ({
  kind: found.kind,
  text: found.text,
  textBn: found.text_bn,
  href: addresses[found.kind](found.key),
  count: found.n,
});
