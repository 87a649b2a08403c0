/** Colours of a sheet. Backgrounds are pale, so that a page of previews looks uniform. */
export interface Look {
  ground: string;
  /** Colour of tiles and discs, slightly different from the background. */
  soft: string;
  /** Colour for single-colour drawings. */
  ink: string;
  /** Colours for tiles, discs and rays that should stand out. */
  accents: readonly [string, string, string];
}

const look = (ground: string, soft: string, ink: string, ...accents: [string, string, string]): Look => ({
  ground,
  soft,
  ink,
  accents,
});

export const looks = {
  sand: look('#efe6d8', '#e3d6c1', '#3b2f2a', '#c8553d', '#588b8b', '#f2a65a'),
  blush: look('#f7e1dc', '#f0cdc4', '#6b2737', '#d65a6f', '#f3a683', '#8a4f7d'),
  sage: look('#dde6d7', '#c8d7bf', '#27402f', '#6a994e', '#e9c46a', '#bc6c4b'),
  sky: look('#d9e8f4', '#c1d9ec', '#1d3b58', '#3f88c5', '#f49d6e', '#5c6bc0'),
  lilac: look('#e6dff3', '#d3c7ea', '#3e2b66', '#8767c9', '#ec86a8', '#5aa9a3'),
  butter: look('#fcecc0', '#f6dc93', '#5b4309', '#e8962e', '#d1603d', '#6f8f5a'),
  mint: look('#d3eee3', '#b6e0cf', '#12493c', '#2a9d8f', '#f4a261', '#e76f6f'),
  peach: look('#fddfc9', '#f9c9a6', '#7a3212', '#e8703a', '#c8446b', '#5b8e7d'),
  aqua: look('#c8ebee', '#a5dbe0', '#0d3b46', '#1793a5', '#ff8c61', '#4b5fa8'),
  mist: look('#e9ecef', '#d8dee4', '#28323c', '#e4572e', '#3f7cac', '#95a3ad'),
  paper: look('#fbfaf7', '#eeeae2', '#1e1b22', '#d9232e', '#2f6690', '#e0a030'),
  clay: look('#c96f4a', '#b85f3c', '#fff3e8', '#f2c78f', '#7d3b26', '#f7e4d0'),
  coral: look('#f2765f', '#e8654d', '#fff5ef', '#ffd3a8', '#a63446', '#fbe9dd'),
  mustard: look('#e5ab35', '#d99c22', '#2d1e05', '#fff0c9', '#b3541e', '#5e4b1b'),
  rose: look('#d95780', '#cb466f', '#fff2f6', '#ffc9d6', '#8c2350', '#fbe3ea'),
  cobalt: look('#2f4fd6', '#2743bf', '#f1f4ff', '#8fa5ff', '#ffb84d', '#1b2f94'),
  teal: look('#12615d', '#0e524f', '#daf1e8', '#5cc6ac', '#f2b263', '#093d3b'),
  forest: look('#21402f', '#2a4f3b', '#e6f0dc', '#8dbb6c', '#e9b872', '#152c20'),
  navy: look('#1b2a49', '#25375c', '#e9eef8', '#6ea8fe', '#ffd166', '#101b33'),
  plum: look('#43204a', '#53295c', '#f7e0f2', '#d883c9', '#ffb38a', '#2f1434'),
  ink: look('#1f1c24', '#2b2732', '#f5f0e9', '#e5484d', '#f4c95d', '#5a5366'),
  brick: look('#8f2d2a', '#7d2321', '#fdeee3', '#f0a17d', '#f6d186', '#611715'),
} as const satisfies Record<string, Look>;

const brightness = (hex: string): number =>
  Number.parseInt(hex.slice(1, 3), 16) * 0.3 +
  Number.parseInt(hex.slice(3, 5), 16) * 0.59 +
  Number.parseInt(hex.slice(5, 7), 16) * 0.11;

/** Returns the dark or the light colour of a look, whichever contrasts with `fill`. */
export function inkOn(fill: string, { ink, ground }: Look): string {
  const distance = (color: string): number => Math.abs(brightness(color) - brightness(fill));
  return distance(ink) >= distance(ground) * 0.8 ? ink : ground;
}

export type LookName = keyof typeof looks;

/** Shapes of sheets. Landscape sheets are as wide as the largest rendition, so that they are never scaled as pixels. */
export const shapes = {
  landscape: [1366, 911],
  wide: [1366, 768],
  cinema: [1366, 586],
  classic: [1366, 1024],
  square: [1200, 1200],
  portrait: [1000, 1333],
  tall: [900, 1350],
} as const satisfies Record<string, readonly [number, number]>;

export type ShapeName = keyof typeof shapes;
