import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { type Arrangement, sheetPicture } from './contact-sheets.ts';
import { type Drawing, endAnimation, listIcons, standaloneSvg, tint } from './icon-set.ts';
import { licenceText } from './licences.ts';
import type { LookName } from './looks.ts';
import type { Picture } from './pixels.ts';
import { iconSources, type Source } from './sets.ts';
import { type SetUse, setSlides } from './slides/set-slides.ts';
import { slide } from './slides/slide.ts';
import { translatedTitles } from './translated-titles.ts';
import type { DemoArchive, DemoContent, DemoFile, DemoPreview, DemoVariant } from './types.ts';
import type { ZipEntry } from './zip.ts';

export interface PackText {
  key: string;
  title: string;
  /** Text in which `{n}` stands for the number of drawings. */
  text: string;
  /** Comma-separated keywords. */
  keywords: string;
  /** `category/subcategory`; several subcategories are separated by spaces. */
  in: string;
  language?: 'en' | 'bn';
  /** Base name of its downloads without an extension; the default is the key. */
  file?: string;
}

export interface Pack extends PackText {
  source: Source;
  /** Loads the drawings when they are needed; a set is parsed once per process. */
  drawings: () => Drawing[];
  /** Arrangement of the first preview; a second arrangement creates a second preview. */
  sheet: Arrangement;
  more?: Arrangement;
  /** Prices of the variants in taka: SVG; SVG + PNG; everything with large PNG. 0 is free. */
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

export const zipFile = (name: string, entries: () => Promise<ZipEntry[]>): DemoArchive => ({
  name: `${name}.zip`,
  mediaType: 'application/zip',
  format: 'zip',
  entries,
});

export const licenceEntry = (source: Source): ZipEntry => ({
  name: 'LICENCE.txt',
  bytes: licenceText(source.licence, source.attribution, source.url),
});

/** Options that create PNG files in two thirds of the time, but a fifth larger. */
const quickPng = { compressionLevel: 2 };

async function pngEntries(pack: Pack, side: number): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const drawing of pack.drawings()) {
    const still = tint(pack.moving === true ? endAnimation(drawing) : drawing, pack.color ?? '#17151a');
    const svg = standaloneSvg(still);
    const size = still.width >= still.height ? { width: side } : { height: side };
    entries.push({
      name: `png-${side}/${drawing.name}.png`,
      bytes: await rasterizeSvg(svg, size, quickPng),
      drawing: svg,
    });
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

/** Orders the captions of a preview, so that the one in the work's language comes first. */
function turnCaptions(preview: DemoPreview, language: 'en' | 'bn'): DemoPreview {
  const { caption, translatedCaption } = preview;
  if (language === 'en' || caption === undefined || translatedCaption === undefined) return preview;
  return { ...preview, caption: translatedCaption, translatedCaption: caption };
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
    previews: previews.map((preview) => turnCaptions(preview, pack.language ?? 'en')),
  };
}

const uses: Readonly<Record<string, SetUse>> = {
  emoji: 'stickers',
  illustrations: 'stickers',
  avatars: 'people',
  flags: 'people',
};

const findUse = (pack: Pack): SetUse => uses[pack.in.split('/')[0] ?? ''] ?? 'interface';

/**
 * Creates a content from a themed set of drawings: ZIP files with its licence, and one designed sheet as the preview.
 */
export function createPackContent(pack: Pack, count: number): DemoContent {
  const shown = (): Drawing[] => (pack.moving === true ? pack.drawings().map(endAnimation) : pack.drawings());
  const draw = (arrangement: Arrangement, at: number) => (): Promise<Picture> =>
    sheetPicture(arrangement, shown(), `${pack.key}${at}`);
  const { title, sheet, more } = pack;
  const previews: DemoPreview[] = [
    { kind: 'image', alt: title, image: draw(sheet, 0) },
    ...(more === undefined ? [] : [slide(title, 'The set in another light', 'অন্য সাজে পুরো সেট', draw(more, 1))]),
  ];
  const look = pack.sheet.split(' ')[1] as LookName;
  const slides = setSlides(pack.title, shown, look, findUse(pack));
  return createContent(pack, createVariants(pack), [...previews, ...slides], count);
}

export interface IconPack extends PackText {
  icons: string;
  sheet: Arrangement;
  more?: Arrangement;
  prices: readonly number[];
  color?: string;
}

/** Creates packs of one icon set. */
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
