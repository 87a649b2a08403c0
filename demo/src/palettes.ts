import { flavors } from '@catppuccin/palette';
import * as radix from '@radix-ui/colors';
import schemes from 'colorbrewer/index.es.js';
import { type ShapeName, shapes } from './looks.ts';
import { createContent, licenceEntry, type PackText, zipFile } from './pack.ts';
import { packageJson } from './package-file.ts';
import { drawPicture } from './pixels.ts';
import type { Source } from './sets.ts';
import { paletteSlides } from './slides/palette-slides.ts';
import { type Swatch, type SwatchLayout, swatchSvg, toAse, toCss, toGpl, toJson } from './swatches.ts';
import type { DemoContent } from './types.ts';

const sources = {
  openColor: {
    contributor: 'open-color',
    licence: 'mit',
    attribution: 'Copyright (c) 2016 heeyeun. Open Color.',
    url: 'https://github.com/yeun/open-color',
  },
  brewer: {
    contributor: 'colorbrewer',
    licence: 'apache-2.0',
    attribution:
      'Color specifications and designs developed by Cynthia Brewer (colorbrewer.org). Copyright (c) 2002 Cynthia Brewer, Mark Harrower and The Pennsylvania State University.',
    url: 'https://colorbrewer2.org',
  },
  radix: {
    contributor: 'radix',
    licence: 'mit',
    attribution: 'Copyright (c) 2022 WorkOS. Radix Colors.',
    url: 'https://github.com/radix-ui/colors',
  },
  catppuccin: {
    contributor: 'catppuccin',
    licence: 'mit',
    attribution: 'Copyright (c) 2021 Catppuccin. Catppuccin palette.',
    url: 'https://github.com/catppuccin/palette',
  },
} as const satisfies Record<string, Source>;

interface Palette extends PackText {
  source: Source;
  /** Returns the rows as they are displayed; the files contain them one after the other. */
  rows: () => Swatch[][];
  layout: SwatchLayout;
  shape: ShapeName;
  ground: string;
  /** Prices in taka: CSS and JSON; swatch files for Adobe, GIMP and others. */
  prices: readonly number[];
}

const openColor = (): Swatch[][] =>
  Object.entries(packageJson<Record<string, string[] | string>>('open-color', 'open-color.json')).flatMap(
    ([name, shades]) => (Array.isArray(shades) ? [shades.map((hex, at) => ({ name: `${name} ${at}`, hex }))] : []),
  );

const hsl = /hsl\(([\d.]+), ([\d.]+)%, ([\d.]+)%\)/;

function toHex(value: string): string {
  const match = hsl.exec(value);
  if (match === null) return value.slice(0, 7);
  const [h, s, l] = [Number(match[1]), Number(match[2]) / 100, Number(match[3]) / 100];
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const radixRows = (names: string, suffix = ''): Swatch[][] =>
  names
    .split(' ')
    .map((name) =>
      Object.entries((radix as unknown as Record<string, Record<string, string>>)[name + suffix] ?? {}).map(
        ([step, value]) => ({ name: step, hex: toHex(value) }),
      ),
    );

const brewer = (names: string, count: number): Swatch[][] =>
  names.split(' ').map((name) => (schemes[name]?.[count] ?? []).map((hex, at) => ({ name: `${name} ${at + 1}`, hex })));

const flavor = (name: keyof typeof flavors): Swatch[][] => {
  const swatches = Object.values(flavors[name].colors).map((color) => ({ name: color.name, hex: color.hex }));
  return [swatches.slice(0, 14), swatches.slice(14)];
};

const palettes: readonly Palette[] = [
  {
    key: 'palette-open-color',
    source: sources.openColor,
    rows: openColor,
    layout: 'rows',
    shape: 'landscape',
    ground: '#ffffff',
    prices: [0, 190],
    in: 'palettes/ui-palettes',
    title: 'Open Color, the whole fan',
    text: 'Thirteen hues in ten steps each, tuned so that the same step has the same brightness across hues. Ready as CSS variables, JSON and, in the larger pack, as swatches for Adobe, GIMP, Inkscape and Krita.',
    keywords: 'colour palette, ui colours, css variables, swatches, ase, design system, shades',
  },
  {
    key: 'palette-radix-light',
    source: sources.radix,
    rows: () => radixRows('red tomato orange amber yellow lime grass green teal cyan blue indigo violet plum pink'),
    layout: 'columns',
    shape: 'classic',
    ground: '#fcfcfc',
    prices: [0, 190],
    in: 'palettes/ui-palettes',
    title: 'Radix Scales, Daylight',
    text: 'Twelve steps per hue, each with a job: background, border, solid, text. Contrast between the last two steps and the first two is guaranteed by design.',
    keywords: 'colour scale, accessible, contrast, ui, light theme, css, design tokens',
  },
  {
    key: 'palette-radix-dark',
    source: sources.radix,
    rows: () =>
      radixRows('red tomato orange amber yellow lime grass green teal cyan blue indigo violet plum pink', 'Dark'),
    layout: 'discs',
    shape: 'landscape',
    ground: '#111113',
    prices: [190],
    in: 'palettes/ui-palettes',
    title: 'Radix Scales, After Dark',
    text: 'The same twelve jobs for dark interfaces, mixed anew instead of inverted. Pairs with the daylight scales name by name.',
    keywords: 'dark theme, colour scale, accessible, ui, css, design tokens',
  },
  {
    key: 'palette-earths',
    source: sources.radix,
    rows: () => radixRows('mauve slate sage olive sand gold bronze brown'),
    layout: 'mosaic',
    shape: 'square',
    ground: '#f7f4ef',
    prices: [0],
    in: 'palettes/ui-palettes',
    title: 'Greys with Opinions',
    text: 'Eight neutrals from cool mauve to warm brown, twelve steps each. Choose the one that makes your accent colour sing.',
    keywords: 'neutral colours, grey, beige, earth tones, ui palette, css',
  },
  {
    key: 'palette-latte',
    source: sources.catppuccin,
    rows: () => flavor('latte'),
    layout: 'mosaic',
    shape: 'cinema',
    ground: '#eff1f5',
    prices: [0],
    in: 'palettes/ui-palettes',
    title: 'Catppuccin Latte',
    text: 'Twenty-six pastel tones for bright rooms, loved by people who look at code all day. Names such as Rosewater and Flamingo come with the file.',
    keywords: 'pastel, catppuccin, light theme, editor theme, colours, soft',
  },
  {
    key: 'palette-mocha',
    source: sources.catppuccin,
    rows: () => flavor('mocha'),
    layout: 'mosaic',
    shape: 'cinema',
    ground: '#1e1e2e',
    prices: [0],
    in: 'palettes/ui-palettes',
    title: 'Catppuccin Mocha',
    text: 'The darkest of the family: warm blacks, milky accents. Comfortable at midnight and printable on a mug.',
    keywords: 'pastel, catppuccin, dark theme, editor theme, colours, night',
  },
  {
    key: 'palette-sequential',
    source: sources.brewer,
    rows: () => brewer('YlOrRd YlGnBu PuRd GnBu OrRd BuPu Greens Blues Purples Reds', 9),
    layout: 'arcs',
    shape: 'landscape',
    ground: '#ffffff',
    prices: [190, 350],
    in: 'palettes/data-palettes',
    title: 'Brewer’s Ramps for Maps',
    text: 'Ten sequential schemes that go evenly from little to much. Made by a cartographer, tested in print, on screens and by people who see colours differently.',
    keywords: 'data visualisation, choropleth, sequential, colorbrewer, map colours, charts',
  },
  {
    key: 'palette-diverging',
    source: sources.brewer,
    rows: () => brewer('BrBG PiYG PRGn PuOr RdBu RdYlBu RdYlGn Spectral', 11),
    layout: 'rows',
    shape: 'wide',
    ground: '#ffffff',
    prices: [190, 350],
    in: 'palettes/data-palettes',
    title: 'Brewer’s Two-way Scales',
    text: 'Eight diverging schemes with a light middle, for temperatures, votes and profits that may also be losses. Eleven steps each, even to the eye on both sides.',
    keywords: 'data visualisation, diverging, colorbrewer, heat map, charts, scale',
  },
  {
    key: 'palette-categories',
    source: sources.brewer,
    rows: () => brewer('Set1 Set2 Pastel1 Pastel2 Dark2 Accent', 8),
    layout: 'mosaic',
    shape: 'landscape',
    ground: '#fbfaf7',
    prices: [0, 250],
    in: 'palettes/data-palettes',
    title: 'Brewer’s Groups',
    text: 'Six qualitative sets whose members differ clearly and weigh the same, so no line in a chart shouts for attention. Eight colours a set, as many as a reader can tell apart.',
    keywords: 'data visualisation, categorical, qualitative, chart colours, colorbrewer, infographic',
  },
];

function paletteContent(palette: Palette): DemoContent {
  const { key, source, layout, ground, title } = palette;
  const [width, height] = shapes[palette.shape];
  const all = (): Swatch[] => palette.rows().flat();
  const picture = (): string =>
    swatchSvg(
      palette.rows().map((row) => row.map(({ hex }) => hex)),
      layout,
      width,
      height,
      ground,
    );
  const text = (name: string, mediaType: string, format: string, build: () => string) => ({
    name: `${key}.${name}`,
    mediaType,
    format,
    build: async () => Buffer.from(build()),
  });
  const kinds = [
    {
      name: 'CSS + JSON',
      files: [
        text('css', 'text/css', 'css', () => toCss(all())),
        text('json', 'application/json', 'json', () => toJson(all())),
      ],
    },
    {
      name: 'ASE + GPL + SVG + CSS + JSON',
      files: [
        { name: `${key}.ase`, mediaType: 'application/octet-stream', format: 'ase', build: async () => toAse(all()) },
        zipFile(`${key}-all`, async () => [
          licenceEntry(source),
          { name: `${key}.ase`, bytes: toAse(all()) },
          { name: `${key}.gpl`, bytes: toGpl(title, all()) },
          { name: `${key}.svg`, bytes: picture() },
          { name: `${key}.css`, bytes: toCss(all()) },
          { name: `${key}.json`, bytes: toJson(all()) },
        ]),
      ],
    },
  ];
  return createContent(
    { ...palette, drawings: () => [], sheet: 'grid paper square' },
    palette.prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [
      { kind: 'image', alt: `${title}: every colour`, image: () => drawPicture(picture(), width, height) },
      ...paletteSlides(title, all),
    ],
  );
}

export const colorPalettes = (): DemoContent[] => palettes.map(paletteContent);
