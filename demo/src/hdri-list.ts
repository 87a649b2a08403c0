export interface Hdri {
  /** Name in `@pmndrs/assets/hdri`. */
  name: string;
  sub: 'outdoor-hdri' | 'indoor-hdri' | 'studio-hdri';
  title: string;
  text: string;
  keywords: string;
  /** BDT: EXR; EXR, HDR and tone-mapped JPEG. */
  prices: readonly number[];
  /** Brightness of the tone-mapped pictures, in stops about 0. */
  exposure?: number;
  /** Part of a full turn that the camera looks away from the panorama's middle. */
  turn?: number;
}

export const hdris: readonly Hdri[] = [
  {
    name: 'venice',
    sub: 'outdoor-hdri',
    prices: [0, 390],
    title: 'Venice Quay before Sunrise',
    text: 'Cobbles, a curved quay wall and the lagoon under a cold blue sky. The light is even and slightly cool, which keeps whites honest; the water gives reflections a clean horizon.',
    keywords: 'hdri, venice, dawn, quay, lagoon, blue hour, environment map',
  },
  {
    name: 'sunset',
    sub: 'outdoor-hdri',
    prices: [0],
    title: 'Doge’s Palace at Sunset',
    text: 'Saint Mark’s columns and the pink palace while the sun leaves the square. Warm from the left, pale sky above, stone below: metal looks expensive here.',
    keywords: 'hdri, venice, sunset, palace, stone, warm light, environment map',
  },
  {
    name: 'dawn',
    sub: 'outdoor-hdri',
    prices: [290, 490],
    title: 'Desert Rock at First Light',
    text: 'Lavender sky over bare rock, minutes before the sun. Almost no shadow, a violet tint in every highlight and a warm bounce from the ground.',
    keywords: 'hdri, dawn, desert, rock, lavender sky, soft light, environment',
  },
  {
    name: 'sunrise',
    sub: 'outdoor-hdri',
    prices: [290, 490],
    title: 'Field Path, Low Sun',
    text: 'Mist, tracks through wet grass and a sun just over the trees. One strong, warm key with a blue sky as fill gives renders a clear edge without any extra lamp.',
    keywords: 'hdri, sunrise, field, mist, golden hour, grass, environment',
  },
  {
    name: 'night',
    sub: 'outdoor-hdri',
    prices: [290],
    title: 'Bushveld under Moonlight',
    text: 'A long exposure of the savanna at night, stars above and rust-red earth below. It behaves like a dim, warm dusk and suits quiet scenes; raise the exposure and it turns into day.',
    keywords: 'hdri, night, savanna, stars, moonlight, desert, environment map',
  },
  {
    name: 'sky',
    sub: 'outdoor-hdri',
    prices: [0, 290],
    title: 'Clouds over Still Water',
    text: 'Fair-weather clouds and their soft mirror image, nothing else. A neutral, objectless daylight for architecture, aircraft and checking materials.',
    keywords: 'hdri, sky, clouds, reflection, neutral daylight, sea, environment',
  },
  {
    name: 'forest',
    sub: 'outdoor-hdri',
    prices: [390, 590],
    title: 'Pine Slope',
    text: 'Thin trunks, ferns and dappled sun on a forest floor. Green bounce light and small bright holes make bark, moss and characters sit in the landscape.',
    keywords: 'hdri, forest, pine, trees, dappled light, nature, environment',
  },
  {
    name: 'park',
    sub: 'outdoor-hdri',
    prices: [290, 490],
    title: 'Wide Lawn at Noon',
    text: 'A mown field to the horizon and a deep blue sky. High sun, hard shadow, green light from below: summer in one file.',
    keywords: 'hdri, park, lawn, grass, noon, summer, blue sky, environment',
  },
  {
    name: 'esplanade',
    sub: 'outdoor-hdri',
    prices: [290],
    title: 'Shopping Arcade',
    text: 'Skylights, wooden shutters and a patterned floor. Dozens of small lamps give glass and jewellery a busy sparkle.',
    keywords: 'hdri, mall, arcade, skylight, interior, shopping, sparkle, environment',
  },
  {
    name: 'bridge',
    sub: 'outdoor-hdri',
    prices: [290, 490],
    title: 'Glass Footbridge',
    text: 'A white tunnel with daylight on both long sides. The two broad sources work like strip lights and model cylinders beautifully.',
    keywords: 'hdri, bridge, tunnel, strip light, white, modern, product lighting',
  },
  {
    name: 'city',
    sub: 'outdoor-hdri',
    prices: [0],
    title: 'Potsdamer Platz, Overcast',
    text: 'Glass towers, wide asphalt and a flat grey sky. The standard choice for a car on a road and for checking that chrome looks like chrome.',
    keywords: 'hdri, city, berlin, overcast, street, chrome, car render, environment',
  },
  {
    name: 'apartment',
    sub: 'indoor-hdri',
    prices: [290, 490],
    title: 'Empty Apartment',
    text: 'Cream walls, parquet and one tall window that throws its shape on the floor. Natural for furniture and ceramics, because a window appears as a window in every reflection.',
    keywords: 'hdri, interior, apartment, window light, room, product, environment',
  },
  {
    name: 'hall',
    sub: 'indoor-hdri',
    prices: [290],
    title: 'Ballroom with Black Ceiling',
    text: 'Clusters of lamps against black, a pale inlaid floor and curtained arches. High contrast from above reveals the curvature of bottles and helmets.',
    keywords: 'hdri, ballroom, hall, indoor, ceiling lights, contrast, environment',
  },
  {
    name: 'lab',
    sub: 'indoor-hdri',
    prices: [290],
    title: 'Machine Laboratory in Green',
    text: 'An old electrical laboratory: green walls, motors on plinths, high windows. A cool, slightly industrial light with a colour cast that you will want to keep.',
    keywords: 'hdri, laboratory, industrial, green, windows, machine, indoor',
  },
  {
    name: 'lobby',
    sub: 'indoor-hdri',
    prices: [390, 590],
    title: 'Museum Lobby',
    text: 'Lime wall, red benches and warm downlights on a wooden floor. The bright colours show up as cheerful accents in anything that reflects.',
    keywords: 'hdri, lobby, museum, interior, warm light, colourful, environment',
  },
  {
    name: 'warehouse',
    sub: 'indoor-hdri',
    prices: [0, 390],
    title: 'Empty Warehouse',
    text: 'Neon tubes, concrete and dusty windows. Wide soft light from above, much loved for machines and robots.',
    keywords: 'hdri, warehouse, industrial, neon, concrete, indoor, environment',
  },
  {
    name: 'workshop',
    sub: 'indoor-hdri',
    prices: [290, 490],
    title: 'Workshop with Green Floor',
    text: 'Cranes, steel and a painted floor with yellow lanes. For vehicles and tools that should look at home, with clean rectangular highlights from the roof.',
    keywords: 'hdri, workshop, factory, garage, tools, indoor, green floor, environment',
  },
  {
    name: 'studio',
    sub: 'studio-hdri',
    prices: [490, 790],
    title: 'Photo Studio with Octabox',
    text: 'Black drapes, a white sweep and one large octagonal softbox. The classic product set-up as one file: turn it until the highlight runs where you want it.',
    keywords: 'hdri, studio, softbox, product photography, lighting, black, render',
  },
];
