import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { looks, shapes } from './looks.ts';
import { type Box, countries, isInside, mainBox, measureBox } from './map-data.ts';
import { type RegionMap, regions } from './map-list.ts';
import { once } from './once.ts';
import { createContent, licenceEntry, zipFile } from './pack.ts';
import { drawPicture } from './pixels.ts';
import type { Source } from './sets.ts';
import { mapSlides } from './slides/picture-slides.ts';
import type { DemoContent } from './types.ts';

const source: Source = {
  contributor: 'svg-maps',
  licence: 'cc-by-4.0',
  attribution: '“Map of World” by Victor Cazanave (SVG Maps), CC BY 4.0; cropped and coloured for this catalogue.',
  url: 'https://github.com/VictorCazanave/svg-maps',
};

/** Extends a box around its centre to the given ratio, plus a margin. */
function growToRatio([left, top, right, bottom]: Box, ratio: number, margin: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = (Math.max(right - left, (bottom - top) * ratio) / 2) * (1 + margin);
  return [x - half, y - half / ratio, x + half, y + half / ratio];
}

const doBoxesTouch = (one: Box, other: Box): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

function drawDots(ids: ReadonlySet<string>, frame: Box, step: number, fill: string, accent: string): string {
  const shown = [...countries().values()]
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, rings }) => rings.map((ring) => ({ id, ring, box: measureBox(ring) })));
  const circles: string[] = [];
  for (let y = frame[1] + step / 2, row = 0; y < frame[3]; y += step * 0.87, row += 1) {
    for (let x = frame[0] + (row % 2 === 0 ? step / 2 : step); x < frame[2]; x += step) {
      const hit = shown.find(
        ({ ring, box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && isInside([x, y], ring),
      );
      if (hit !== undefined)
        circles.push(
          `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(step * 0.36).toFixed(2)}" fill="${hit.id === 'bd' ? accent : fill}"/>`,
        );
    }
  }
  return circles.join('');
}

function mapSvg({ ids, look: lookName, shape, style, margin = 0.12 }: RegionMap): string {
  const look = looks[lookName];
  const [width, height] = shapes[shape];
  const wanted = new Set(ids === 'world' ? [...countries().keys()].filter((id) => id !== 'aq') : ids.split(' '));
  const frame = growToRatio(mainBox([...wanted]), width / height, margin);
  const scale = width / (frame[2] - frame[0]);
  const line = (1.5 / scale).toFixed(4);
  const fills = [look.accents[0], look.accents[1], look.ink, look.accents[2]];
  const order = [...wanted];
  const shown = [...countries().values()].filter(
    ({ id, rings }) =>
      (wanted.has(id) || ids !== 'world') && rings.some((ring) => doBoxesTouch(measureBox(ring), frame)),
  );
  const title = (name: string): string => `<title>${name.replaceAll('&', '&amp;')}</title>`;
  const lands = shown.map(({ id, name, path }) => {
    const chosen = wanted.has(id);
    const fill =
      style === 'outlined'
        ? chosen
          ? look.soft
          : 'none'
        : chosen
          ? (fills[(order.indexOf(id) * 7) % fills.length] ?? look.ink)
          : look.soft;
    const stroke = style === 'outlined' ? look.accents[0] : look.ground;
    return `<path id="${id}" d="${path}" fill="${fill}"${style === 'outlined' ? '' : chosen ? ' fill-opacity="0.92"' : ''} stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round">${title(name)}</path>`;
  });
  const drawn =
    style === 'dots' ? drawDots(wanted, frame, (frame[2] - frame[0]) / 120, look.ink, look.accents[0]) : lands.join('');
  const view = [frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1]].map((n) => n.toFixed(3)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><rect x="${frame[0]}" y="${frame[1]}" width="${frame[2] - frame[0]}" height="${frame[3] - frame[1]}" fill="${look.ground}"/>${drawn}</svg>`;
}

function mapContent(map: RegionMap): DemoContent {
  const name = map.file ?? map.key;
  const [width, height] = shapes[map.shape];
  const large = Math.round((height / width) * 3000);
  const draw = once(() => mapSvg(map));
  const svgFile = {
    name: `${name}.svg`,
    mediaType: 'image/svg+xml',
    format: 'svg',
    width,
    height,
    build: async () => Buffer.from(`${draw()}\n`),
  };
  const words = map.language === 'bn' ? ['এসভিজি', 'এসভিজি ও ৩০০০ পিক্সেল পিএনজি'] : ['SVG', 'SVG + 3000 px PNG'];
  const kinds = [
    { name: words[0] ?? '', files: [svgFile] },
    {
      name: words[1] ?? '',
      files: [
        zipFile(`${name}-svg`, async () => [licenceEntry(source), { name: `${name}.svg`, bytes: draw() }]),
        {
          name: `${name}-3000.png`,
          mediaType: 'image/png',
          format: 'png',
          width: 3000,
          height: large,
          build: () => rasterizeSvg(draw(), { width: 3000, height: large }),
        },
      ],
    },
  ];
  return createContent(
    { ...map, source, drawings: () => [], sheet: 'grid paper square' },
    map.prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [
      { kind: 'image', alt: map.title, image: () => drawPicture(draw(), width, height) },
      ...mapSlides(map.title, { draw, ratio: width / height, lookName: map.look }),
    ],
  );
}

export const maps = (): DemoContent[] => regions.map(mapContent);
