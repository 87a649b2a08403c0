import type { Hdri } from '../hdri-list.ts';
import { lamp } from './lamp.ts';
import type { Sky } from './sky.ts';
import type { Studio } from './studio.ts';

/** An environment map that is computed: a studio or an open sky. */
export type LightWork = Hdri & {
  /** Width of the map in pixels. */
  readonly width: number;
} & ({ readonly studio: Studio } | { readonly sky: Sky });

const white = { surface: [0.8, 0.8, 0.79], ceiling: [0.03, 0.03, 0.03], gloss: 0 } as const;
const black = { surface: [0.05, 0.05, 0.055], ceiling: [0.01, 0.01, 0.01], gloss: 0.12 } as const;

export const lightWorks: readonly LightWork[] = [
  {
    name: 'two-softboxes',
    sub: 'studio-hdri',
    width: 4096,
    prices: [0, 0],
    title: 'White Cyclorama with Two Softboxes',
    text: 'Key from the left, a weaker fill from the right and an octabox behind, on white paper that bends up into the wall. Measured in stops rather than taste: the key is 28 times as bright as white paper, the fill 12 times.',
    keywords: 'hdri, studio, softbox, cyclorama, white, product photography, 4k, lighting',
    studio: {
      ...white,
      lamps: [
        lamp({ shape: 'box', width: 1.4, height: 1.9, place: [-26, 16, 2.6], light: 28 }),
        lamp({ shape: 'box', width: 1, height: 1.4, place: [52, 12, 3], light: 12 }),
        lamp({ shape: 'octagon', width: 1.2, height: 1.2, place: [180, 55, 2.2], light: 16 }),
      ],
    },
  },
  {
    name: 'strip-lights',
    sub: 'studio-hdri',
    width: 4096,
    prices: [140, 260],
    title: 'Two Strips on Black Acrylic',
    text: 'Two narrow softboxes, one a little cooler than the other, and a warm bank overhead. The floor mirrors them. Bottles, cars and phones get the two long highlights that their edges were designed for.',
    keywords: 'hdri, studio, strip light, rim light, black, acrylic, product, 4k',
    studio: {
      ...black,
      lamps: [
        lamp({ shape: 'box', width: 0.35, height: 2.2, place: [-48, 8, 2.6], light: 46 }),
        lamp({ shape: 'box', width: 0.35, height: 2.2, place: [48, 8, 2.6], light: 46, kelvin: 7200 }),
        lamp({ shape: 'box', width: 2.2, height: 0.3, place: [180, 62, 2.1], light: 30, kelvin: 4200 }),
      ],
    },
  },
  {
    name: 'ring-light',
    sub: 'studio-hdri',
    width: 2048,
    prices: [120],
    title: 'Ring Light and Rose Paper',
    text: 'A ring straight ahead for round highlights in eyes and lenses, two small discs behind, and rose paper that tints every shadow. Made for characters and cosmetics.',
    keywords: 'hdri, studio, ring light, beauty, portrait, rose, pink, lighting',
    studio: {
      surface: [0.72, 0.4, 0.38],
      ceiling: [0.05, 0.03, 0.03],
      gloss: 0,
      lamps: [
        lamp({ shape: 'ring', width: 1.3, height: 1.3, place: [0, 6, 2.2], light: 34 }),
        lamp({ shape: 'disc', width: 0.5, height: 0.5, place: [140, 25, 2.8], light: 40, kelvin: 4400 }),
        lamp({ shape: 'disc', width: 0.5, height: 0.5, place: [-140, 25, 2.8], light: 40, kelvin: 4400 }),
      ],
    },
  },
  {
    name: 'north-window',
    sub: 'studio-hdri',
    width: 2048,
    prices: [0],
    title: 'North Window in a Painter’s Room',
    text: 'One tall window of six panes, cool and even, in a room with warm grey walls. Still lifes look painted: one direction, long gradients, a quiet second light from the wall opposite.',
    keywords: 'hdri, window light, studio, still life, soft, interior, daylight',
    studio: {
      surface: [0.42, 0.38, 0.33],
      ceiling: [0.3, 0.29, 0.27],
      gloss: 0.03,
      lamps: [
        lamp({ shape: 'window', width: 1.7, height: 2.2, place: [-70, 14, 3.2], light: 22, kelvin: 7600 }),
        lamp({ shape: 'disc', width: 0.3, height: 0.3, place: [120, 20, 3], light: 9, kelvin: 3000 }),
      ],
    },
  },
  {
    name: 'bay-at-sunset',
    sub: 'outdoor-hdri',
    width: 2048,
    prices: [0],
    title: 'Bay of Bengal at Sunset',
    text: 'The sun stands seven degrees above open water. Orange low light, a clear blue sky overhead and a long glitter path: the classic light for boats, cars and gold.',
    keywords: 'hdri, sky, sunset, sea, bay of bengal, golden hour, water, outdoor',
    sky: { sun: [7, 35], turbidity: 4, clouds: 0.35, ground: 'water', seed: 3 },
  },
  {
    name: 'char-at-noon',
    sub: 'outdoor-hdri',
    width: 2048,
    prices: [90],
    title: 'Sand Bank under a Clear Sky',
    text: 'Hard winter sun on a river’s sand bank, with nothing around that could cast a shadow. The sun is as bright as half precision allows, so shadows are as sharp as outside.',
    keywords: 'hdri, sky, clear, sun, sand, char, noon, outdoor, hard light',
    sky: { sun: [48, -60], turbidity: 2.6, clouds: 0, ground: 'sand', seed: 5 },
  },
  {
    name: 'before-the-rain',
    sub: 'outdoor-hdri',
    width: 2048,
    prices: [0],
    title: 'Paddy Field before the Rain',
    text: 'A closed layer of monsoon clouds over green fields. Light comes from everywhere and shadows are only hints; greens turn deep and whites stay neutral.',
    keywords: 'hdri, sky, overcast, clouds, monsoon, paddy, green, soft light, outdoor',
    sky: { sun: [52, 20], turbidity: 5, clouds: 0.9, ground: 'grass', seed: 9 },
  },
];
