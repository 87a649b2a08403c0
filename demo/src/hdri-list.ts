export interface Hdri {
  /** Name in `@pmndrs/assets/hdri`. */
  name: string;
  sub: 'outdoor-hdri' | 'indoor-hdri' | 'studio-hdri';
  title: string;
  text: string;
  keywords: string;
  /** Prices in taka: EXR; EXR, HDR and tone-mapped JPEG. */
  prices: readonly number[];
  /** Exposure of the tone-mapped pictures in stops; the default is 0. */
  exposure?: number;
  /** Direction of the camera relative to the panorama's middle, as a fraction of a full turn. */
  turn?: number;
}

export const hdris: readonly Hdri[] = [
  {
    name: 'dawn',
    sub: 'outdoor-hdri',
    prices: [0, 0],
    title: 'Desert Rock at First Light',
    text: 'Lavender sky over bare rock, minutes before the sun. Almost no shadow, a violet tint in every highlight and a warm bounce from the ground.',
    keywords: 'hdri, dawn, desert, rock, lavender sky, soft light, environment',
  },
  {
    name: 'night',
    sub: 'outdoor-hdri',
    prices: [0],
    title: 'Bushveld under Moonlight',
    text: 'A long exposure of the savanna at night, stars above and rust-red earth below. It behaves like a dim, warm dusk and suits quiet scenes; raise the exposure and it turns into day.',
    keywords: 'hdri, night, savanna, stars, moonlight, desert, environment map',
  },
  {
    name: 'studio',
    sub: 'studio-hdri',
    prices: [0, 0],
    title: 'Photo Studio with Octabox',
    text: 'Black drapes, a white sweep and one large octagonal softbox. The classic product set-up as one file: turn it until the highlight runs where you want it.',
    keywords: 'hdri, studio, softbox, product photography, lighting, black, render',
  },
  {
    name: 'lobby',
    sub: 'indoor-hdri',
    prices: [0, 0],
    title: 'Museum Lobby',
    text: 'Lime wall, red benches and warm downlights on a wooden floor. The bright colours show up as cheerful accents in anything that reflects.',
    keywords: 'hdri, lobby, museum, interior, warm light, colourful, environment',
  },
];
