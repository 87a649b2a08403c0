import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { type LookName, looks, type ShapeName, shapes } from './looks.ts';
import { type Box, boxOf, countries, inside, mainBox } from './map-data.ts';
import { contentOf, licenceEntry, type PackText, zipFile } from './pack.ts';
import type { Source } from './sets.ts';
import { masterOf } from './sheets.ts';
import type { DemoContent } from './types.ts';

const source: Source = {
  contributor: 'svg-maps',
  licence: 'cc-by-4.0',
  attribution: '“Map of World” by Victor Cazanave (SVG Maps), CC BY 4.0; cropped and coloured for this catalogue.',
  url: 'https://github.com/VictorCazanave/svg-maps',
};

interface RegionMap extends PackText {
  /** Country codes; all of them for the world. */
  ids: string;
  look: LookName;
  shape: ShapeName;
  style: 'filled' | 'outlined' | 'dots';
  prices: readonly number[];
  /** Wider than the region itself, as a part of its size. */
  margin?: number;
}

/** Grown to the wanted proportions about its middle. */
function framed([left, top, right, bottom]: Box, ratio: number, margin: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = (Math.max(right - left, (bottom - top) * ratio) / 2) * (1 + margin);
  return [x - half, y - half / ratio, x + half, y + half / ratio];
}

const touches = (one: Box, other: Box): boolean => one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

function dots(ids: ReadonlySet<string>, frame: Box, step: number, fill: string, accent: string): string {
  const shown = [...countries().values()].filter(({ id }) => ids.has(id)).flatMap(({ id, rings }) => rings.map((ring) => ({ id, ring, box: boxOf(ring) })));
  const circles: string[] = [];
  for (let y = frame[1] + step / 2, row = 0; y < frame[3]; y += step * 0.87, row += 1) {
    for (let x = frame[0] + (row % 2 === 0 ? step / 2 : step); x < frame[2]; x += step) {
      const hit = shown.find(({ ring, box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside([x, y], ring));
      if (hit !== undefined) circles.push(`<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(step * 0.36).toFixed(2)}" fill="${hit.id === 'bd' ? accent : fill}"/>`);
    }
  }
  return circles.join('');
}

function mapSvg({ ids, look: lookName, shape, style, margin = 0.12 }: RegionMap): string {
  const look = looks[lookName];
  const [width, height] = shapes[shape];
  const wanted = new Set(ids === 'world' ? [...countries().keys()].filter((id) => id !== 'aq') : ids.split(' '));
  const frame = framed(mainBox([...wanted]), width / height, margin);
  const scale = width / (frame[2] - frame[0]);
  const line = (1.5 / scale).toFixed(4);
  const fills = [look.accents[0], look.accents[1], look.ink, look.accents[2]];
  const order = [...wanted];
  const shown = [...countries().values()].filter(({ id, rings }) => (wanted.has(id) || ids !== 'world') && rings.some((ring) => touches(boxOf(ring), frame)));
  const title = (name: string): string => `<title>${name.replaceAll('&', '&amp;')}</title>`;
  const lands = shown.map(({ id, name, path }) => {
    const chosen = wanted.has(id);
    const fill = style === 'outlined' ? (chosen ? look.soft : 'none') : chosen ? (fills[(order.indexOf(id) * 7) % fills.length] ?? look.ink) : look.soft;
    const stroke = style === 'outlined' ? look.accents[0] : look.ground;
    return `<path id="${id}" d="${path}" fill="${fill}"${style === 'outlined' ? '' : chosen ? ' fill-opacity="0.92"' : ''} stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round">${title(name)}</path>`;
  });
  const drawn = style === 'dots' ? dots(wanted, frame, (frame[2] - frame[0]) / 120, look.ink, look.accents[0]) : lands.join('');
  const view = [frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1]].map((n) => n.toFixed(3)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><rect x="${frame[0]}" y="${frame[1]}" width="${frame[2] - frame[0]}" height="${frame[3] - frame[1]}" fill="${look.ground}"/>${drawn}</svg>`;
}

const region = (key: string, ids: string, look: LookName, shape: ShapeName, style: RegionMap['style'], prices: readonly number[], title: string, text: string, keywords: string, rest: Partial<RegionMap> = {}): RegionMap => ({ key: `map-${key}`, in: 'maps/region-maps', ids, look, shape, style, prices, title, text, keywords, ...rest });

const regions: readonly RegionMap[] = [
  region('bangladesh', 'bd', 'forest', 'portrait', 'filled', [0, 290], 'বাংলাদেশের মানচিত্র', 'প্রতিবেশী দেশ ও বঙ্গোপসাগরের মাঝে বাংলাদেশের সীমারেখা, নদীমোহনার দ্বীপসহ। সীমানাটি একটি আলাদা পাথ, তাই রং বদলানো, কেটে নেওয়া বা পোস্টারে বড় করা সহজ।', 'বাংলাদেশ, মানচিত্র, সীমানা, বঙ্গোপসাগর, দেশ, পোস্টার, ভেক্টর, bangladesh map', { in: 'maps/country-maps', language: 'bn', file: 'বাংলাদেশের-মানচিত্র', margin: 0.28 }),
  region('bangladesh-dots', 'bd', 'ink', 'square', 'dots', [190, 350], 'বিন্দুতে বাংলাদেশ', 'হাজারো বিন্দু দিয়ে আঁকা দেশের মুখ। তথ্যচিত্র, উপস্থাপনার প্রচ্ছদ ও টি-শার্টে ছাপার জন্য; প্রতিটি বিন্দু আলাদা, তাই যেকোনো জেলা রঙিন করা যায়।', 'বাংলাদেশ, মানচিত্র, বিন্দু, ইনফোগ্রাফিক, টি-শার্ট, ভেক্টর, dotted map', { in: 'maps/country-maps', language: 'bn', file: 'বিন্দুতে-বাংলাদেশ', margin: 0.2 }),
  region('south-asia', 'bd in np bt lk mv pk af', 'sand', 'classic', 'filled', [190, 350], 'দক্ষিণ এশিয়ার মানচিত্র', 'সার্কের আটটি দেশ, চারপাশের দেশগুলোর হালকা রূপরেখাসহ। পাঠ্যবই, সংবাদ ও ব্যবসার উপস্থাপনায় ব্যবহারের জন্য প্রতিটি দেশ নামসহ আলাদা স্তরে আছে।', 'দক্ষিণ এশিয়া, মানচিত্র, সার্ক, ভূগোল, পাঠ্যবই, ভেক্টর, south asia', { language: 'bn', file: 'দক্ষিণ-এশিয়ার-মানচিত্র' }),
  region('world-political', 'world', 'sky', 'wide', 'filled', [0, 390], 'World, in four colours', 'All countries as named shapes in four muted colours, without Antarctica. Every path carries its two-letter code as an id, so a script can colour it by data in a line.', 'world map, countries, political, infographic, vector, data, choropleth', { in: 'maps/world-maps', margin: 0.03 }),
  region('world-outline', 'world', 'navy', 'wide', 'outlined', [290], 'World by Night, outlined', 'Coasts and borders as fine lines on midnight blue. A calm stage for routes, arcs and office locations.', 'world map, outline, dark, lines, borders, presentation, vector', { in: 'maps/world-maps', margin: 0.03 }),
  region('world-dots', 'world', 'plum', 'wide', 'dots', [390, 690], 'World in Dots', 'The continents as a honeycomb of dots, with Bangladesh lit. Small enough to load in a page header, regular enough to animate.', 'world map, dotted, dots, technology, header, infographic, vector', { in: 'maps/world-maps', margin: 0.03 }),
  region('southeast-asia', 'mm th la kh vn my sg id bn ph tl', 'mint', 'landscape', 'filled', [190, 350], 'Southeast Asia', 'From the Irrawaddy to Timor: eleven countries and some twenty thousand islands, simplified with care so that the small ones survive.', 'southeast asia, asean, map, islands, indonesia, vector, geography'),
  region('east-asia', 'cn jp kr kp tw mn', 'blush', 'landscape', 'filled', [190], 'East Asia', 'China, Mongolia, Japan, the two Koreas and Taiwan with their surroundings in a lighter shade.', 'east asia, map, china, japan, korea, vector, geography'),
  region('middle-east', 'tr sy lb il ps jo iq ir kw sa bh qa ae om ye cy', 'mustard', 'classic', 'filled', [190, 350], 'Middle East', 'From the Bosporus to the Gulf of Oman, with each country as a named path and the sea left plain for labels.', 'middle east, map, gulf, arabia, vector, geography, news'),
  region('africa', 'dz ao bj bw bf bi cm cf td km cg cd ci dj eg gq er sz et ga gm gh gn gw ke ls lr ly mg mw ml mr ma mz na ne ng rw sn sl so za ss sd tz tg tn ug zm zw eh', 'clay', 'portrait', 'filled', [0, 290], 'Africa', 'The whole continent on one sheet in warm colours. The borders are thin on purpose, for printing at classroom size.', 'africa, map, continent, countries, classroom, poster, vector'),
  region('europe', 'al at by be ba bg hr cz dk ee fi fr de gr hu ie it lv lt lu md me nl mk no pl pt ro rs sk si es se ch ua gb is', 'lilac', 'classic', 'filled', [190, 350], 'Europe', 'Iceland to Ukraine, with the micro-states that fit. Soft violet and green keep it calm under text.', 'europe, map, continent, countries, european, vector, geography'),
  region('south-america', 'ar bo br cl co ec gf gy py pe sr uy ve', 'teal', 'tall', 'filled', [190], 'South America', 'Andes to Atlantic, thirteen pieces that fit together like a wooden puzzle.', 'south america, map, latin america, brazil, continent, vector, puzzle'),
  region('caribbean', 'cu jm ht do bs pr tt bb gd lc vc dm ag kn gp mq', 'teal', 'cinema', 'filled', [190], 'Caribbean Arc', 'The islands from Cuba to Trinidad in a wide format, with room in the sea for a journey.', 'caribbean, islands, map, sea, travel, tropical, vector', { margin: 0.06 }),
  region('oceania', 'au nz pg fj sb vu nc', 'peach', 'landscape', 'dots', [150, 290], 'Oceania in Dots', 'Australia, New Zealand, Papua New Guinea and the Melanesian islands as a fine grid of dots.', 'oceania, australia, new zealand, map, dotted, pacific, vector'),
];

function mapContent(map: RegionMap): DemoContent {
  const name = map.file ?? map.key;
  const [width, height] = shapes[map.shape];
  const large = Math.round((height / width) * 3000);
  const svgFile = { name: `${name}.svg`, mediaType: 'image/svg+xml', format: 'svg', width, height, build: async () => Buffer.from(`${mapSvg(map)}\n`) };
  const words = map.language === 'bn' ? ['এসভিজি', 'এসভিজি ও ৩০০০ পিক্সেল পিএনজি'] : ['SVG', 'SVG + 3000 px PNG'];
  const kinds = [
    { name: words[0] ?? '', files: [svgFile] },
    {
      name: words[1] ?? '',
      files: [
        zipFile(`${name}-svg`, async () => [licenceEntry(source), { name: `${name}.svg`, bytes: mapSvg(map) }]),
        { name: `${name}-3000.png`, mediaType: 'image/png', format: 'png', width: 3000, height: large, build: () => rasterizeSvg(mapSvg(map), { width: 3000, height: large }) },
      ],
    },
  ];
  return contentOf(
    { ...map, source, drawings: () => [], sheet: 'grid paper square' },
    map.prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [{ kind: 'image', alt: map.title, image: () => masterOf(mapSvg(map), width, height) }],
  );
}

export const maps = (): DemoContent[] => regions.map(mapContent);
