import { shapes } from './looks.ts';
import { createContent, licenceEntry, zipFile } from './pack.ts';
import { type Colors, fieldSvg, tileSvg, toTile } from './pattern-art.ts';
import type { PatternEntry } from './pattern-entry.ts';
import { patternEntries } from './pattern-list.ts';
import { drawPicture, repeatTile, toSharp } from './pixels.ts';
import type { Source } from './sets.ts';
import { patternSlides } from './slides/pattern-slides.ts';
import type { DemoContent, DemoVariant } from './types.ts';

const source: Source = {
  contributor: 'steve-schoger',
  licence: 'cc-by-4.0',
  attribution: 'Hero Patterns by Steve Schoger (heropatterns.com); colourways and large files made for this catalogue.',
  url: 'https://heropatterns.com',
};

/** Computes a size of at most 2048 pixels that is a multiple of the tile, so that the PNG is seamless, too. */
function measureBlock({ pattern, zoom }: PatternEntry): { tile: [number, number]; size: [number, number] } {
  const { width, height } = toTile(pattern);
  const tile: [number, number] = [
    Math.max(1, Math.round(width * zoom * 1.6)),
    Math.max(1, Math.round(height * zoom * 1.6)),
  ];
  const whole = (side: number): number => side * Math.max(1, Math.floor(2048 / side));
  return { tile, size: [whole(tile[0]), whole(tile[1])] };
}

/** Draws one tile and repeats it as pixels, because drawing an area of small tiles takes seconds. */
async function blockPicture(entry: PatternEntry): Promise<Buffer> {
  const { tile, size } = measureBlock(entry);
  const drawn = await drawPicture(tileSvg(toTile(entry.pattern), entry.colors), tile[0], tile[1]);
  return toSharp(repeatTile(drawn, size[0], size[1]))
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
}

/** Additional colourways of every pattern. */
const others: readonly (readonly [string, Colors])[] = [
  ['ink-on-paper', { ground: '#fbfaf7', ink: ['#1e1b22'] }],
  ['midnight', { ground: '#141b33', ink: ['#7fa4ff'] }],
  ['terracotta', { ground: '#f7e4d0', ink: ['#b9532f'] }],
  ['mangrove', { ground: '#143a34', ink: ['#7fd0b2'] }],
];

function createVariants(entry: PatternEntry): DemoVariant[] {
  const { pattern, colors, prices } = entry;
  const name = entry.file ?? entry.key;
  const { size } = measureBlock(entry);
  const tile = () => toTile(pattern);
  const svgName = `${name}-tile.svg`;
  const kinds: Omit<DemoVariant, 'price'>[] = [
    {
      name: 'SVG tile',
      licence: source.licence,
      files: [
        {
          name: svgName,
          mediaType: 'image/svg+xml',
          format: 'svg',
          width: Math.round(tile().width),
          height: Math.round(tile().height),
          build: async () => Buffer.from(`${tileSvg(tile(), colors)}\n`),
        },
      ],
    },
    {
      name: 'SVG in all colourways + large PNG',
      licence: source.licence,
      files: [
        zipFile(`${name}-colourways`, async () => [
          licenceEntry(source),
          { name: svgName, bytes: tileSvg(tile(), colors) },
          ...others.map(([way, colorway]) => ({ name: `${name}-${way}.svg`, bytes: tileSvg(tile(), colorway) })),
        ]),
        {
          name: `${name}-seamless.png`,
          mediaType: 'image/png',
          format: 'png',
          width: size[0],
          height: size[1],
          build: () => blockPicture(entry),
        },
      ],
    },
  ];
  return prices.flatMap((price, at) => {
    const kind = kinds[at];
    return kind === undefined ? [] : [{ ...kind, price: price * 100 }];
  });
}

function patternContent(entry: PatternEntry): DemoContent {
  const [width, height] = shapes[entry.shape];
  return createContent({ ...entry, source, drawings: () => [], sheet: 'grid paper square' }, createVariants(entry), [
    {
      kind: 'image',
      alt: `${entry.title}, a seamless pattern`,
      image: () => drawPicture(fieldSvg(toTile(entry.pattern), entry.colors, width, height, entry.zoom), width, height),
    },
    ...patternSlides(entry.title, () => toTile(entry.pattern), entry.colors),
  ]);
}

export const patterns = (): DemoContent[] => patternEntries.map(patternContent);
