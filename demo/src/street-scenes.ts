import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { lineupPicture } from './lineup.ts';
import type { LookName, ShapeName } from './looks.ts';
import { once } from './once.ts';
import { createContent, createPackContent, licenceEntry, type PackText, zipFile } from './pack.ts';
import { drawPicture } from './pixels.ts';
import { readPiece, type Scene, sceneSvg } from './scene.ts';
import type { Source } from './sets.ts';
import { drawingSlides } from './slides/picture-slides.ts';
import { setSlides } from './slides/set-slides.ts';
import type { DemoContent } from './types.ts';

const source: Source = {
  contributor: 'streetmix',
  licence: 'cc-by-sa-4.0',
  attribution:
    'Streetmix Illustrations by Streetmix LLC and contributors; scenes composed from them for this catalogue.',
  url: 'https://github.com/streetmix/illustrations',
};

interface StreetScene extends PackText {
  scene: Scene;
  /** Prices in taka: the layered SVG; SVG with a PNG of 3840 pixels width. */
  prices: readonly [number, number];
}

function sceneContent(street: StreetScene): DemoContent {
  const { scene, key, prices } = street;
  const name = street.file ?? key;
  const svg = once(() => sceneSvg(scene));
  const wide = 3840;
  const high = Math.round((scene.height / scene.width) * wide);
  const svgEntry = () => ({ name: `${name}.svg`, bytes: `${svg()}\n` });
  const words =
    street.language === 'bn'
      ? ['এসভিজি (আলাদা স্তরসহ)', 'এসভিজি ও ৩৮৪০ পিক্সেল পিএনজি']
      : ['Layered SVG', 'Layered SVG + 3840 px PNG'];
  return createContent(
    { ...street, source, drawings: () => [], sheet: 'grid paper square' },
    [
      {
        name: words[0] ?? '',
        licence: source.licence,
        price: prices[0] * 100,
        files: [zipFile(`${name}-svg`, async () => [licenceEntry(source), svgEntry()])],
      },
      {
        name: words[1] ?? '',
        licence: source.licence,
        price: prices[1] * 100,
        files: [
          zipFile(`${name}-svg`, async () => [licenceEntry(source), svgEntry()]),
          {
            name: `${name}-3840.png`,
            mediaType: 'image/png',
            format: 'png',
            width: wide,
            height: high,
            build: () => rasterizeSvg(svg(), { width: wide, height: high }),
          },
        ],
      },
    ],
    [
      {
        kind: 'image',
        alt: street.title,
        image: () => drawPicture(svg(), 1366, Math.round((scene.height / scene.width) * 1366)),
      },
      ...drawingSlides(street.title, {
        svg,
        ratio: scene.width / scene.height,
        lookName: 'sand',
        near: [0.3, 0.75],
      }),
    ],
  );
}

const scenes: readonly StreetScene[] = [
  {
    key: 'street-palm-promenade',
    title: 'Palm Promenade at Dusk',
    text: 'Palms, lamps and late walkers between an apartment block and the water. The scene is one SVG with every tree and person as its own group, so you can empty the street or crowd it. Composed from Streetmix pieces and shared under the same terms.',
    keywords: 'street, city, palm, promenade, dusk, people, urban planning, flat illustration',
    in: 'illustrations/city-scenes',
    prices: [590, 990],
    scene: {
      width: 2400,
      height: 1350,
      sky: ['#2d2a5c', '#8b4a84', '#f08a6c', '#ffd29b'],
      light: [1640, 900, 150, '#ffe3b0'],
      pavement: '#d9b48f',
      road: '#4a4658',
      rows: [
        'buildings/apartments-wide-left@-60 buildings/waterfront-right@1880',
        'trees/palm-tree@760 trees/palm-tree@1120 trees/palm-tree@1500 lamps/lamp-traditional-both@1030 lamps/lamp-traditional-both@1420 people/people-01@940 people/people-05@1330 people/people-12@700 furniture/bench-left@1780',
        'bikes/biker-01-inbound@560 vehicles/car-sideways-left@1560',
      ],
    },
  },
  {
    key: 'street-market-morning',
    language: 'bn',
    title: 'হাটের সকাল',
    text: 'ফুটপাতের দোকানি, ঠেলাগাড়ি, গাছের ছায়া আর বাজারে আসা মানুষ: একটি শহুরে সকালের ছবি। এসভিজি ফাইলে প্রতিটি মানুষ ও দোকান আলাদা, তাই সরিয়ে বা রং বদলে নিজের মতো সাজানো যায়। পোস্টার, বইয়ের প্রচ্ছদ ও উপস্থাপনায় ব্যবহার করুন।',
    keywords: 'হাট, বাজার, রাস্তা, দোকান, মানুষ, শহর, সকাল, street market',
    in: 'illustrations/city-scenes',
    file: 'হাটের-সকাল',
    prices: [0, 690],
    scene: {
      width: 2400,
      height: 1350,
      sky: ['#8fd0ea', '#cdeaf3', '#fff3d6'],
      light: [430, 330, 110, '#fff0b8'],
      pavement: '#d8cbb4',
      rows: [
        'buildings/apartments-narrow-left@-40 buildings/arcade-right@1560',
        'trees/tree@560 trees/tree@1240 vendors/vendor-handcart@820 vendors/vendor-table@980 vendors/vendor-platform@1120 vendors/vendor-tarp@1490 utilities/utility-pole-left@700',
        'people/people-02@640 people/people-07@760 people/people-15@920 people/people-18@1080 people/people-21@1300 people/people-26@1420 people/people-30@1640 people/people-09@1840 people/people-28@440',
      ],
    },
  },
  {
    key: 'street-tram-line',
    title: 'The Tram to the Harbour',
    text: 'A tram, its shelter and the people who will not all get a seat. Wide format for page headers, with quiet sky on the left for a headline.',
    keywords: 'tram, public transport, city, street, commuters, header, flat illustration',
    in: 'illustrations/city-scenes',
    prices: [490, 890],
    scene: {
      width: 2600,
      height: 1200,
      sky: ['#bfe3df', '#e7f3e6'],
      pavement: '#c7c2b8',
      road: '#6b6f76',
      rows: [
        'trees/tree@1180 buildings/apartments-narrow-right@2080 trees/tree@1800 trees/tree@340 trees/tree@80',
        'transit/transit-shelter-01-left@700 people/people-03@860 people/people-11@980 people/people-17@640 people/people-24@1120 lamps/lamp-modern-right@1500 furniture/bench-right@1620',
        'transit/light-rail-inbound@1300 transit/bus-outbound@1680 bikes/biker-02-inbound@420',
      ],
    },
  },
  {
    key: 'street-night-bus',
    title: 'Night Bus Under a Blood Moon',
    text: 'Stars, street lamps and the last double-decker home. The night colours were mixed so that text in white stays readable across the whole upper half.',
    keywords: 'night, city, bus, stars, moon, street lamp, dark, illustration',
    in: 'illustrations/city-scenes',
    prices: [590, 990],
    scene: {
      width: 1800,
      height: 1800,
      sky: ['#0b1026', '#1c2250', '#4c2f63', '#a34a5a'],
      stars: true,
      light: [1340, 420, 150, '#d8604f'],
      pavement: '#3c3a4d',
      road: '#20202c',
      rows: [
        'buildings/apartments-wide-left@-420 trees/tree@780 trees/palm-tree@1340',
        'lamps/lamp-traditional-center@560 lamps/lamp-traditional-center@1240 people/people-08@700 people/people-20@1120 furniture/bench-left@1000',
        'transit/double-decker-bus-inbound@820 vehicles/taxi-inbound-door-left@300',
      ],
    },
  },
  {
    key: 'street-bike-boulevard',
    title: 'Bicycle Boulevard',
    text: 'Trees in a row, a bike-share stand and more riders than cars. Made with the pieces that planners use to argue for calmer streets.',
    keywords: 'bicycle, cycling, green city, trees, street, sustainable, urban planning',
    in: 'illustrations/city-scenes',
    prices: [0, 590],
    scene: {
      width: 2400,
      height: 1200,
      sky: ['#c9ecf7', '#f4fbf2'],
      pavement: '#b9d29b',
      road: '#8f9c8a',
      rows: [
        'trees/tree@40 trees/tree@420 trees/tree@800 trees/tree@1180 trees/tree@1560 trees/tree@1940 plants/bush@330 plants/bush@1480',
        'bikes/bikeshare-left@880 plants/flowers-red@300 plants/flowers-yellow@1820 people/people-14@640 people/people-19@1700 furniture/bench-center@1360 plants/flowers-white@2160',
        'bikes/biker-01-inbound@520 bikes/biker-02-outbound@740 bikes/biker-02-inbound@1160 bikes/biker-01-outbound@1500 scooters/scooter-inbound@1880 bikes/biker-01-inbound@2080',
      ],
    },
  },
  {
    key: 'street-food-trucks',
    title: 'Food Truck Friday',
    text: 'Two food trucks, café tables and a queue in the afternoon light. A friendly poster format with room for a date in the sky.',
    keywords: 'food truck, street food, café, event poster, people, festival, city',
    in: 'illustrations/city-scenes',
    prices: [490, 890],
    scene: {
      width: 1600,
      height: 2000,
      sky: ['#f7a35c', '#fbd08a', '#fdf0d0'],
      light: [1180, 520, 170, '#fff6d8'],
      pavement: '#e0a578',
      road: '#76524a',
      rows: [
        'trees/tree@120 trees/tree@1180 buildings/apartments-narrow-left@430',
        'furniture/cafe-seating-occupied@140 furniture/cafe-seating@1240 people/people-06@560 people/people-10@680 people/people-22@800 people/people-27@930 people/people-31@1080',
        'vehicles/foodtruck-left@240 vehicles/foodtruck-right@900',
      ],
    },
  },
  {
    key: 'street-front-gardens',
    title: 'Quiet Street, Front Gardens',
    text: 'Two houses face each other across lamps, hedges and a parked van. A calm residential view for property pages and neighbourhood newsletters.',
    keywords: 'houses, neighbourhood, residential, garden, street, home, real estate',
    in: 'illustrations/buildings-illustrations',
    prices: [490, 890],
    scene: {
      width: 2800,
      height: 1300,
      sky: ['#dfe7fb', '#fbe9e4'],
      pavement: '#cfd6b4',
      road: '#8a8790',
      rows: [
        'buildings/residential-left@0 buildings/residential-right@1820 trees/tree@1260',
        'plants/bush@1060 plants/flowers-blue@1160 plants/flowers-orange@1640 lamps/lamp-traditional-right@1180 people/people-13@1500 people/people-16@1620 plants/bush@1700',
        'vehicles/microvan-inbound@840 vehicles/car-sideways-right@1760 bikes/biker-02-inbound@1380',
      ],
    },
  },
];

interface PiecePack extends PackText {
  pieces: string;
  /** Number of rows, gap between pieces, look and shape of the line-up. */
  rows: readonly [number, number, LookName, ShapeName];
  prices: readonly number[];
}

const packs: readonly PiecePack[] = [
  {
    key: 'street-people',
    title: 'Passers-by: 24 flat people',
    text: 'Walkers in work clothes, summer dresses and coats, seen from the front and from behind. {n} people in simple flat shapes for section drawings, public-space plans and lively margins. All stand on the same ground line.',
    keywords: 'people, pedestrians, flat, urban planning, architecture, entourage, crowd',
    in: 'illustrations/people-illustrations',
    pieces: Array.from({ length: 24 }, (_, n) => `people/people-${String(n + 1).padStart(2, '0')}`).join(' '),
    rows: [2, -58, 'aqua', 'wide'],
    prices: [0, 590],
  },
  {
    key: 'street-vehicles',
    title: 'Head-on Traffic: vehicles from the front',
    text: 'Trams, buses, vans and a motorbike as you meet them at a crossing: {n} vehicles seen from the front or rear, scaled to each other. They fit any street cross-section at a glance.',
    keywords: 'vehicles, bus, tram, car, traffic, street section, flat, transport',
    in: 'illustrations/vehicles-illustrations',
    pieces:
      'transit/bus-inbound transit/bus-outbound transit/double-decker-bus-inbound transit/light-rail-inbound transit/streetcar-inbound transit/brt-bus-inbound transit/av-shuttle-inbound vehicles/car-inbound vehicles/car-outbound vehicles/truck-inbound vehicles/microvan-inbound vehicles/taxi-inbound-door-left vehicles/foodtruck-left vehicles/krz-motorbike-inbound vehicles/av-inbound vehicles/car-sideways-left bikes/biker-01-inbound scooters/scooter-inbound',
    rows: [3, 30, 'mustard', 'landscape'],
    prices: [390, 690],
  },
  {
    key: 'street-furniture',
    title: 'Street Furniture: lamps, benches, planters',
    text: 'The things that make a pavement a place: {n} pieces from shelter to bollard. Drawn to scale with the people and vehicles of the same family.',
    keywords: 'street furniture, lamp, bench, planter, urban design, public space, flat',
    in: 'illustrations/city-scenes',
    pieces:
      'lamps/lamp-traditional-both lamps/pride-banner-left furniture/bench-left furniture/bench-center furniture/cafe-seating transit/transit-shelter-01-left transit/transit-shelter-02-left wayfinding/nyc-wayfinding-pylon-large dividers/planter-box dividers/bollard dividers/dome construction/barricade construction/cone bikes/bike-rack-parallel-left lamps/lamp-traditional-right plants/bush plants/flowers-red',
    rows: [2, 26, 'sage', 'cinema'],
    prices: [290, 490],
  },
];

const piecePack = (pack: PiecePack): DemoContent => {
  const paths = pack.pieces.split(' ');
  const drawings = () => paths.map(readPiece);
  const content = createPackContent({ ...pack, source, drawings, sheet: 'grid paper square' }, paths.length);
  return {
    ...content,
    previews: [
      { kind: 'image', alt: pack.title, image: () => lineupPicture(drawings(), ...pack.rows) },
      ...setSlides(pack.title, drawings, pack.rows[2], 'stickers'),
    ],
  };
};

export const streets = (): DemoContent[] => [...scenes.map(sceneContent), ...packs.map(piecePack)];
