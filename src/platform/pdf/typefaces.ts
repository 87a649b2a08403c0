import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';

export type Weight = 400 | 600;

/** A font file: HarfBuzz shapes text with it, and fontkit measures it and extracts the used glyphs. */
export interface Typeface {
  readonly name: string;
  readonly shaping: ShapingFont;
  readonly font: Font;
}

/** Subsets in the order in which they are searched for a letter. */
const SCRIPTS = ['latin', 'bengali', 'latin-ext'] as const;
const { resolve } = createRequire(import.meta.url);
const opened = new Map<Weight, Promise<readonly Typeface[]>>();

async function openTypeface(script: string, weight: Weight): Promise<Typeface> {
  const name = `hind-siliguri-${script}-${weight}-normal`;
  const bytes = await convert(await readFile(resolve(`@fontsource/hind-siliguri/files/${name}.woff`)), 'sfnt');
  const font = create(bytes);
  if (font.type !== 'TTF') throw new Error(`${name} is not one font.`);
  return { name, shaping: new ShapingFont(new Face(new Blob(bytes))), font };
}

/** Font faces of a weight, read once per process. */
export function openTypefaces(weight: Weight): Promise<readonly Typeface[]> {
  let faces = opened.get(weight);
  if (faces === undefined) {
    faces = Promise.all(SCRIPTS.map((script) => openTypeface(script, weight)));
    opened.set(weight, faces);
    faces.catch(() => opened.delete(weight));
  }
  return faces;
}
