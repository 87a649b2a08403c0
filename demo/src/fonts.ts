import { readdirSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { openFont } from '../../src/platform/media/font.ts';
import type { FontEntry } from './font-entry.ts';
import { latinFonts } from './font-list.ts';
import { bengaliFonts } from './font-list-bangla.ts';
import { createContent, splitKeywords, zipFile } from './pack.ts';
import { packageBytes, packageJson, packagePath, packageText } from './package-file.ts';
import { fontSlides } from './slides/font-slides.ts';
import { openTypeface } from './slides/shaping.ts';
import { specimenPicture } from './specimen.ts';
import type { DemoContent, DemoFile } from './types.ts';
import type { ZipEntry } from './zip.ts';

/** Reads the characters of each web subset of the family, in CSS notation. */
const readSubsets = (entry: FontEntry): Record<string, string> =>
  packageJson('@fontsource', entry.package, 'unicode.json');

interface WebFont {
  readonly file: string;
  readonly subset: string;
  readonly weight: string;
  readonly style: string;
}

/** Lists all weights and styles as WOFF2 files, one per subset. */
function listWebFonts(entry: FontEntry): WebFont[] {
  const subsets = Object.keys(readSubsets(entry));
  const shape = new RegExp(`^${entry.package}-(?<subset>[a-z-]+)-(?<weight>\\d+)-(?<style>\\w+)\\.woff2$`);
  return readdirSync(packagePath('@fontsource', entry.package, 'files'))
    .toSorted()
    .flatMap((file) => {
      const { subset = '', weight = '', style = '' } = shape.exec(file)?.groups ?? {};
      return subsets.includes(subset) ? [{ file, subset, weight, style }] : [];
    });
}

const readWebFont = (entry: FontEntry, file: string): Buffer =>
  packageBytes('@fontsource', entry.package, 'files', file);

/** Lists the paths of complete fonts below the package, lightest first: one TTF per style with all its scripts. */
const listDesktopFonts = (entry: FontEntry): string[] =>
  readdirSync(packagePath('@expo-google-fonts', entry.package), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ttf'))
    .toSorted();

const readDesktopFont = (entry: FontEntry, path: string): Buffer =>
  packageBytes('@expo-google-fonts', entry.package, ...path.split(sep));

/** Renames `Poppins_300Light_Italic.ttf` to the usual form `Poppins-LightItalic.ttf`. */
const toFontName = (path: string): string =>
  basename(path)
    .replace(/_\d{3}([A-Za-z]+)_Italic\.ttf$/, '_$1Italic.ttf')
    .replace(/_\d{3}/, '_')
    .replace('_RegularItalic', '_Italic')
    .replace('_', '-');

const createLicenceEntry = (entry: FontEntry): ZipEntry => ({
  name: entry.licence === 'ofl-1.1' ? 'OFL.txt' : 'LICENSE.txt',
  bytes: packageText('@fontsource', entry.package, 'LICENSE'),
});

/** Finds the subset and style that represent the family. */
const findMainWebFont = (entry: FontEntry): string =>
  `${entry.package}-${entry.bengali === true ? 'bengali' : 'latin'}-${entry.weight ?? 400}-normal.woff2`;

function findMainDesktopFont(entry: FontEntry): string {
  const shape = new RegExp(`_${entry.weight ?? 400}[A-Za-z]+\\.ttf$`);
  const found = listDesktopFonts(entry).find((path) => shape.test(path));
  if (found === undefined) throw new Error(`${entry.family} has no TTF of weight ${entry.weight ?? 400}.`);
  return found;
}

function fontFaceCss(entry: FontEntry): string {
  const ranges = readSubsets(entry);
  const rules = listWebFonts(entry).map(
    ({ file, subset, weight, style }) =>
      `@font-face {\n  font-family: '${entry.family}';\n  font-style: ${style};\n  font-weight: ${weight};\n  font-display: swap;\n  src: url('./${file}') format('woff2');\n  unicode-range: ${ranges[subset]?.replaceAll(',', ', ')};\n}\n`,
  );
  return rules.join('\n');
}

/**
 * Creates the content of a font. All fonts here are free, because the OFL forbids selling a font on its own. The first
 * file of a variant, which the main button downloads, contains the whole family with its licence.
 */
function fontContent(entry: FontEntry): DemoContent {
  const name = entry.file ?? entry.package;
  const mainWeb = findMainWebFont(entry);
  const mainDesktop = findMainDesktopFont(entry);
  const family = zipFile(`${name}-ttf`, async () => [
    createLicenceEntry(entry),
    ...listDesktopFonts(entry).map((path) => ({ name: toFontName(path), bytes: readDesktopFont(entry, path) })),
  ]);
  const single: DemoFile = {
    name: toFontName(mainDesktop),
    mediaType: 'font/ttf',
    format: 'ttf',
    build: async () => readDesktopFont(entry, mainDesktop),
  };
  const kit = zipFile(`${name}-web-kit`, async () => [
    createLicenceEntry(entry),
    { name: `${entry.package}.css`, bytes: fontFaceCss(entry) },
    ...listWebFonts(entry).map(({ file }) => ({ name: file, bytes: readWebFont(entry, file) })),
  ]);
  const web: DemoFile = {
    name: mainWeb,
    mediaType: 'font/woff2',
    format: 'woff2',
    build: async () => readWebFont(entry, mainWeb),
  };
  const words = entry.bengali === true ? ['ডেস্কটপ (TTF)', 'ওয়েবফন্ট (WOFF2)'] : ['Desktop (TTF)', 'Web fonts (WOFF2)'];
  const [look, shape, style] = entry.look;
  const source = {
    contributor: entry.contributor,
    licence: entry.licence,
    attribution: entry.copyright,
    url: `https://fontsource.org/fonts/${entry.package}`,
  };
  const content = createContent(
    {
      key: `font-${entry.package}`,
      title: entry.title,
      text: entry.text,
      keywords: entry.keywords,
      in: `fonts/${entry.in}`,
      language: entry.bengali === true ? 'bn' : 'en',
      source,
      drawings: () => [],
      sheet: 'grid paper square',
      prices: [],
    },
    [
      { name: words[0] ?? '', licence: entry.licence, price: 0, files: [family, single] },
      { name: words[1] ?? '', licence: entry.licence, price: 0, files: [kit, web] },
    ],
    [
      {
        kind: 'font',
        alt: entry.title,
        image: () => specimenPicture([openFont(readDesktopFont(entry, mainDesktop))], entry.lines, look, shape, style),
      },
      ...fontSlides(entry.title, () => openTypeface(entry.package, readDesktopFont(entry, mainDesktop)), {
        lookName: look,
        isBangla: entry.bengali === true,
      }),
    ],
  );
  return { ...content, keywords: splitKeywords(entry.keywords) };
}

export const fonts = (): DemoContent[] => [...bengaliFonts, ...latinFonts].map(fontContent);
