import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';

export type Weight = 400 | 600;

/** One file of a family: HarfBuzz shapes with it, fontkit measures it and cuts out what a document uses. */
export interface Typeface {
  readonly name: string;
  readonly shaping: ShapingFont;
  readonly font: Font;
}

/** In the order of being asked for a letter. */
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

/** The faces of a weight, read once for the process. */
export function openTypefaces(weight: Weight): Promise<readonly Typeface[]> {
  let faces = opened.get(weight);
  if (faces === undefined) {
    faces = Promise.all(SCRIPTS.map((script) => openTypeface(script, weight)));
    opened.set(weight, faces);
    faces.catch(() => opened.delete(weight));
  }
  return faces;
}
