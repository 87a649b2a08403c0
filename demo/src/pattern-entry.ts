import type { ShapeName } from './looks.ts';
import type { PackText } from './pack.ts';
import type { Colors } from './pattern-art.ts';

export interface PatternEntry extends PackText {
  /** Name in the `hero-patterns` package. */
  pattern: string;
  colors: Colors;
  shape: ShapeName;
  zoom: number;
  /** Prices in taka: the SVG tile; colourways with a large PNG. */
  prices: readonly number[];
}

/** Creates an entry of the lists; its key follows from the pattern's name. */
export const entry = (
  pattern: string,
  sub: string,
  shape: ShapeName,
  zoom: number,
  [ground, ...ink]: readonly [string, ...string[]],
  prices: readonly number[],
  title: string,
  text: string,
  keywords: string,
  language: 'en' | 'bn' = 'en',
  file?: string,
): PatternEntry => ({
  key: `pattern-${pattern.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  pattern,
  in: `patterns/${sub}`,
  shape,
  zoom,
  colors: { ground, ink },
  prices,
  title,
  text,
  keywords,
  language,
  ...(file === undefined ? {} : { file }),
});
