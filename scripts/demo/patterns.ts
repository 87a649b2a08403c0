import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { shapes } from './looks.ts';
import { contentOf, licenceEntry, zipFile } from './pack.ts';
import { type Colors, fieldSvg, tileOf, tileSvg } from './pattern-art.ts';
import { masterOf } from './sheets.ts';
import type { Source } from './sets.ts';
import type { DemoContent, DemoVariant } from './types.ts';
import { type PatternEntry, patternEntries } from './pattern-list.ts';

const source: Source = {
  contributor: 'steve-schoger',
  licence: 'cc-by-4.0',
  attribution: 'Hero Patterns by Steve Schoger (heropatterns.com); colourways and large files made for this catalogue.',
  url: 'https://heropatterns.com',
};

/** Colourways that every pattern also comes in. */
const others: readonly (readonly [string, Colors])[] = [
  ['ink-on-paper', { ground: '#fbfaf7', ink: ['#1e1b22'] }],
  ['midnight', { ground: '#141b33', ink: ['#7fa4ff'] }],
  ['terracotta', { ground: '#f7e4d0', ink: ['#b9532f'] }],
  ['mangrove', { ground: '#143a34', ink: ['#7fd0b2'] }],
];

function variantsOf({ key, pattern, colors, prices, zoom }: PatternEntry): DemoVariant[] {
  const tile = () => tileOf(pattern);
  const svgName = `${key}-tile.svg`;
  const kinds: Omit<DemoVariant, 'price'>[] = [
    {
      name: 'SVG tile',
      licence: source.licence,
      files: [
        { name: svgName, mediaType: 'image/svg+xml', format: 'svg', width: Math.round(tile().width), height: Math.round(tile().height), build: async () => Buffer.from(`${tileSvg(tile(), colors)}\n`) },
      ],
    },
    {
      name: 'SVG in five colourways + PNG 2048',
      licence: source.licence,
      files: [
        zipFile(`${key}-colourways`, async () => [
          licenceEntry(source),
          { name: svgName, bytes: tileSvg(tile(), colors) },
          ...others.map(([name, colorway]) => ({ name: `${key}-${name}.svg`, bytes: tileSvg(tile(), colorway) })),
        ]),
        { name: `${key}-2048.png`, mediaType: 'image/png', format: 'png', width: 2048, height: 2048, build: () => rasterizeSvg(fieldSvg(tile(), colors, 2048, 2048, zoom * 1.6), { width: 2048, height: 2048 }) },
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
  return contentOf({ ...entry, source, drawings: () => [], sheet: 'grid paper square' }, variantsOf(entry), [
    { kind: 'image', alt: `${entry.title}, a seamless pattern`, image: () => masterOf(fieldSvg(tileOf(entry.pattern), entry.colors, width, height, entry.zoom), width, height) },
  ]);
}

export const patterns = (): DemoContent[] => patternEntries.map(patternContent);
