import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { type Arrangement, sheetPicture } from './contact-sheets.ts';
import { type Drawing, endAnimation, listIcons, standaloneSvg, tint } from './icon-set.ts';
import { licenceText } from './licences.ts';
import { iconSources, type Source } from './sets.ts';
import { translatedTitles } from './translated-titles.ts';
import type { DemoContent, DemoFile, DemoPreview, DemoVariant } from './types.ts';
import { createZip, type ZipEntry } from './zip.ts';

export interface PackText {
  key: string;
  title: string;
  /** `{n}` stands for the number of drawings. */
  text: string;
  /** Separated by commas. */
  keywords: string;
  /** `category/subcategory`, several apart by spaces. */
  in: string;
  language?: 'en' | 'bn';
  /** What its downloads are called, without an ending; default: the key. */
  file?: string;
}

export interface Pack extends PackText {
  source: Source;
  /** Read only when they are needed: a set is parsed once per process. */
  drawings: () => Drawing[];
  /** What a buyer sees first; a second arrangement gives a second preview. */
  sheet: Arrangement;
  more?: Arrangement;
  /** BDT, one for each variant: SVG; SVG + PNG; everything with large PNG. 0 is free. */
  prices: readonly number[];
  /** Colour of plain drawings in PNG files. */
  color?: string;
  moving?: boolean;
}

const poisha = (taka: number): number => Math.round(taka * 100);

export const splitKeywords = (list: string): string[] => list.split(',').map((word) => word.trim());

function parseCategories(path: string): { category: string; subcategories: string[] } {
  const [category = '', rest = ''] = path.split('/');
  return { category, subcategories: rest.split(' ') };
}

const names = {
  en: { svg: 'SVG', png: 'SVG + PNG', all: 'SVG + PNG + large PNG' },
  bn: { svg: 'এসভিজি', png: 'এসভিজি ও পিএনজি', all: 'এসভিজি, পিএনজি ও বড় পিএনজি' },
};

export const zipFile = (name: string, entries: () => Promise<ZipEntry[]>): DemoFile => ({
  name: `${name}.zip`,
  mediaType: 'application/zip',
  format: 'zip',
  build: async () => createZip(await entries()),
});

export const licenceEntry = (source: Source): ZipEntry => ({
  name: 'LICENCE.txt',
  bytes: licenceText(source.licence, source.attribution, source.url),
});

async function pngEntries(pack: Pack, side: number): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const drawing of pack.drawings()) {
    const still = tint(pack.moving === true ? endAnimation(drawing) : drawing, pack.color ?? '#17151a');
    const size = still.width >= still.height ? { width: side } : { height: side };
    entries.push({ name: `png-${side}/${drawing.name}.png`, bytes: await rasterizeSvg(standaloneSvg(still), size) });
  }
  return entries;
}

const svgEntries = (pack: Pack): ZipEntry[] =>
  pack.drawings().map((drawing) => ({ name: `svg/${drawing.name}.svg`, bytes: standaloneSvg(drawing) }));

function createVariants(pack: Pack): DemoVariant[] {
  const { source, prices } = pack;
  const name = pack.file ?? pack.key;
  const words = names[pack.language ?? 'en'];
  const svg = zipFile(`${name}-svg`, async () => [licenceEntry(source), ...svgEntries(pack)]);
  const png = zipFile(`${name}-svg-png`, async () => [
    licenceEntry(source),
    ...svgEntries(pack),
    ...(await pngEntries(pack, 512)),
  ]);
  const large = zipFile(`${name}-png-1024`, async () => [licenceEntry(source), ...(await pngEntries(pack, 1024))]);
  const kinds: { name: string; files: DemoFile[] }[] = [
    { name: words.svg, files: [svg] },
    { name: words.png, files: [png] },
    { name: words.all, files: [png, large] },
  ];
  return prices.flatMap((price, at) => {
    const kind = kinds[at];
    return kind === undefined
      ? []
      : [{ name: kind.name, licence: source.licence, price: poisha(price), files: kind.files }];
  });
}

export function createContent(pack: Pack, variants: DemoVariant[], previews: DemoPreview[], count = 0): DemoContent {
  return {
    key: pack.key,
    contributor: pack.source.contributor,
    ...parseCategories(pack.in),
    title: pack.title,
    translatedTitle: translatedTitles[pack.key] ?? null,
    language: pack.language ?? 'en',
    description: pack.text.replaceAll('{n}', String(count)),
    keywords: splitKeywords(pack.keywords),
    ai: false,
    attribution: pack.source.attribution,
    sourceUrl: pack.source.url,
    variants,
    previews,
  };
}

/** A themed set of drawings: ZIP files with its licence inside, shown as one designed sheet. */
export function createPackContent(pack: Pack, count: number): DemoContent {
  const shown = (): Drawing[] => (pack.moving === true ? pack.drawings().map(endAnimation) : pack.drawings());
  const previews = [pack.sheet, pack.more].flatMap((arrangement, at): DemoPreview[] =>
    arrangement === undefined
      ? []
      : [{ kind: 'image', alt: pack.title, image: () => sheetPicture(arrangement, shown(), `${pack.key}${at}`) }],
  );
  return createContent(pack, createVariants(pack), previews, count);
}

export interface IconPack extends PackText {
  icons: string;
  sheet: Arrangement;
  more?: Arrangement;
  prices: readonly number[];
  color?: string;
}

/** Packs of one icon set. */
export function iconPacks(set: string, packs: readonly IconPack[], moving = false): DemoContent[] {
  const source = iconSources[set];
  if (source === undefined) throw new Error(`Nothing is known about the source of ${set}.`);
  return packs.map((pack) =>
    createPackContent(
      { ...pack, moving, source, drawings: () => listIcons(set, pack.icons) },
      pack.icons.trim().split(/\s+/).length,
    ),
  );
}
