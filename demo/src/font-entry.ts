import type { LookName, ShapeName } from './looks.ts';

export interface FontEntry {
  /** Name of the package in `@fontsource`. */
  package: string;
  family: string;
  contributor: string;
  licence: 'ofl-1.1' | 'apache-2.0';
  /** Copyright notice from the font's own name table. */
  copyright: string;
  in: string;
  title: string;
  text: string;
  keywords: string;
  lines: readonly string[];
  look: readonly [LookName, ShapeName, 'stack' | 'giant' | 'left'];
  weight?: number;
  bengali?: true;
  file?: string;
}

export const latin = (
  pack: string,
  family: string,
  contributor: string,
  sub: string,
  copyright: string,
  look: FontEntry['look'],
  lines: readonly string[],
  title: string,
  text: string,
  keywords: string,
  licence: FontEntry['licence'] = 'ofl-1.1',
  weight = 400,
): FontEntry => ({
  package: pack,
  family,
  contributor,
  in: sub,
  copyright,
  look,
  lines,
  title,
  text,
  keywords,
  licence,
  weight,
});
