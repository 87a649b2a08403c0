import { readdirSync } from 'node:fs';
import type { Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { openFont } from '../../src/platform/media/font.ts';
import type { FontEntry } from './font-entry.ts';
import { latinFonts } from './font-list.ts';
import { bengaliFonts } from './font-list-bangla.ts';
import { createContent, splitKeywords } from './pack.ts';
import { packageBytes, packagePath, packageText } from './package-file.ts';
import { specimenPicture } from './specimen.ts';
import type { DemoContent, DemoFile } from './types.ts';
import { createZip, type ZipEntry } from './zip.ts';

const subsets = (entry: FontEntry): string[] =>
  entry.bengali === true ? ['bengali', 'latin'] : ['latin', 'latin-ext'];

/** The package's WOFF2 files of the subsets that are offered, every weight. */
function listFontFiles(entry: FontEntry): string[] {
  const wanted = subsets(entry).map((subset) => new RegExp(`^${entry.package}-${subset}-\\d+-\\w+\\.woff2$`));
  return readdirSync(packagePath('@fontsource', entry.package, 'files'))
    .filter((name) => wanted.some((pattern) => pattern.test(name)))
    .toSorted();
}

const readFontFile = (entry: FontEntry, file: string): Buffer =>
  packageBytes('@fontsource', entry.package, 'files', file);

const createLicenceEntry = (entry: FontEntry): ZipEntry => ({
  name: entry.licence === 'ofl-1.1' ? 'OFL.txt' : 'LICENSE.txt',
  bytes: packageText('@fontsource', entry.package, 'LICENSE'),
});

const findFaceFile = (entry: FontEntry, subset: string): string =>
  `${entry.package}-${subset}-${entry.weight ?? 400}-normal.woff2`;

const faces = (entry: FontEntry): Font[] =>
  subsets(entry).flatMap((subset) =>
    listFontFiles(entry).includes(findFaceFile(entry, subset))
      ? [openFont(readFontFile(entry, findFaceFile(entry, subset)))]
      : [],
  );

function fontFaceCss(entry: FontEntry): string {
  const rules = listFontFiles(entry).map((file) => {
    const [, weight = '400', style = 'normal'] = /-(\d+)-(\w+)\.woff2$/.exec(file) ?? [];
    const range = file.includes('-bengali-')
      ? 'U+0951-0952, U+0964-0965, U+0980-09FE, U+1CD0, U+200C-200D, U+20B9, U+25CC'
      : 'U+0000-02FF, U+2000-206F, U+20A0-20CF, U+2122';
    return `@font-face {\n  font-family: '${entry.family}';\n  font-style: ${style};\n  font-weight: ${weight};\n  font-display: swap;\n  src: url('./${file}') format('woff2');\n  unicode-range: ${range};\n}\n`;
  });
  return rules.join('\n');
}

/** Selling an OFL font on its own is what its licence forbids, so every font here is free. */
function fontContent(entry: FontEntry): DemoContent {
  const name = entry.file ?? entry.package;
  const zip = (suffix: string, build: () => Promise<ZipEntry[]>): DemoFile => ({
    name: `${name}-${suffix}.zip`,
    mediaType: 'application/zip',
    format: 'zip',
    build: async () => createZip([createLicenceEntry(entry), ...(await build())]),
  });
  const main = findFaceFile(entry, entry.bengali === true ? 'bengali' : 'latin');
  const web: DemoFile = {
    name: main,
    mediaType: 'font/woff2',
    format: 'woff2',
    build: async () => readFontFile(entry, main),
  };
  const kit = zip('web-kit', async () => [
    { name: `${entry.package}.css`, bytes: fontFaceCss(entry) },
    ...listFontFiles(entry).map((file) => ({ name: file, bytes: readFontFile(entry, file) })),
  ]);
  const desktop = zip('ttf', () =>
    Promise.all(
      listFontFiles(entry).map(async (file) => ({
        name: file.replace(/woff2$/, 'ttf'),
        bytes: Buffer.from(await decompress(readFontFile(entry, file))),
      })),
    ),
  );
  const single: DemoFile = {
    name: main.replace(/woff2$/, 'ttf'),
    mediaType: 'font/ttf',
    format: 'ttf',
    build: async () => Buffer.from(await decompress(readFontFile(entry, main))),
  };
  const words = entry.bengali === true ? ['ওয়েবফন্ট (WOFF2)', 'ডেস্কটপ (TTF)'] : ['Web fonts (WOFF2)', 'Desktop (TTF)'];
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
      { name: words[0] ?? '', licence: entry.licence, price: 0, files: [web, kit] },
      { name: words[1] ?? '', licence: entry.licence, price: 0, files: [single, desktop] },
    ],
    [
      {
        kind: 'font',
        alt: entry.title,
        image: () => specimenPicture(faces(entry), entry.lines, look, shape, style),
        asset: async () => ({ bytes: readFontFile(entry, main), mediaType: 'font/woff2', ext: 'woff2' }),
      },
    ],
  );
  return { ...content, keywords: splitKeywords(entry.keywords) };
}

export const fonts = (): DemoContent[] => [...bengaliFonts, ...latinFonts].map(fontContent);
