import sharp from 'sharp';
import { drawPatternMockup } from '../../../src/platform/media/mockup/draw-pattern.ts';
import { jamdani } from '../goods/ornaments.ts';
import { place, type Shape } from '../goods/pen.ts';
import { drawShape } from '../goods/sheet.ts';
import { once } from '../once.ts';
import { createContent, licenceEntry, zipFile } from '../pack.ts';
import { cut, drawPicture, type Picture, repeatTile, toCover, toSharp } from '../pixels.ts';
import { createRandom } from '../random.ts';
import type { Source } from '../sets.ts';
import { asWall } from '../slides/cutouts.ts';
import { H, mockupSlide, slide, W } from '../slides/slide.ts';
import type { DemoContent, DemoFile } from '../types.ts';
import { addNoise, SIDE } from './noise.ts';
import { type Texture, textureList } from './texture-list.ts';

const source: Source = {
  contributor: 'shapla-press',
  licence: 'cc0-1.0',
  attribution: 'Made by scripts of the Arbor project, dedicated to the public domain.',
  url: '',
};

/** Size at which noise is computed: half, because surfaces have no finer details. */
const HALF = SIDE / 2;

interface Grain {
  readonly across: number;
  readonly down: number;
  readonly weight: number;
}

const grains: Readonly<Record<Texture['grain'], readonly Grain[]>> = {
  paper: [
    { across: 256, down: 256, weight: 16 },
    { across: 96, down: 96, weight: 10 },
    { across: 12, down: 12, weight: 10 },
    { across: 512, down: 512, weight: 14 },
  ],
  cloth: [
    { across: 512, down: 24, weight: 26 },
    { across: 24, down: 512, weight: 26 },
    { across: 8, down: 8, weight: 8 },
  ],
  stone: [
    { across: 16, down: 16, weight: 22 },
    { across: 128, down: 128, weight: 16 },
    { across: 512, down: 512, weight: 14 },
  ],
};

async function shadeGrain(grain: Texture['grain'], seed: number): Promise<Picture> {
  const field = new Float32Array(HALF * HALF);
  for (const [n, each] of grains[grain].entries()) addNoise(field, HALF, { ...each, seed: seed * 31 + n });
  const pixels = Buffer.alloc(HALF * HALF);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = Math.max(0, Math.min(255, Math.round(128 + (field[at] ?? 0) * 1.9)));
  return sharp(pixels, { raw: { width: HALF, height: HALF, channels: 1 } })
    .resize({ width: SIDE, height: SIDE, kernel: 'nearest' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Draws chips of stone; those that cross an edge reappear at the opposite one. */
function terrazzo(colors: readonly string[], seed: string): string {
  const chance = createRandom(seed);
  const chips: string[] = [];
  for (let n = 0; n < 620; n += 1) {
    const size = 8 + chance() ** 3 * 74;
    const [x, y, turn] = [chance() * SIDE, chance() * SIDE, chance() * 360];
    const points = Array.from({ length: 6 }, (_, at) => {
      const angle = (at / 6) * 2 * Math.PI;
      const r = size * (0.55 + chance() * 0.5);
      return `${(Math.cos(angle) * r).toFixed(1)},${(Math.sin(angle) * r * 0.8).toFixed(1)}`;
    });
    const fill = colors[Math.floor(chance() * colors.length)] ?? '#000';
    for (const dx of [-SIDE, 0, SIDE])
      for (const dy of [-SIDE, 0, SIDE]) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx < -90 || cy < -90 || cx > SIDE + 90 || cy > SIDE + 90) continue;
        chips.push(
          `<polygon transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${turn.toFixed(0)})" points="${points.join(' ')}" fill="${fill}"/>`,
        );
      }
  }
  return chips.join('');
}

function brick([mortar, ...colors]: readonly string[], seed: string): string {
  const chance = createRandom(seed);
  const [rows, columns] = [16, 8];
  const [w, h] = [SIDE / columns, SIDE / rows];
  const bricks: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const fill = colors[Math.floor(chance() * colors.length)] ?? '#933';
      const [dw, dh] = [chance() * 6, chance() * 5];
      const x = column * w + (row % 2 === 0 ? 0 : w / 2);
      for (const left of x + w > SIDE ? [x, x - SIDE] : [x])
        bricks.push(
          `<rect x="${(left + 7).toFixed(1)}" y="${(row * h + 7).toFixed(1)}" width="${(w - 14 - dw).toFixed(1)}" height="${(h - 14 - dh).toFixed(1)}" rx="5" fill="${fill}"/><rect x="${(left + 7).toFixed(1)}" y="${(row * h + h - 18).toFixed(1)}" width="${(w - 14 - dw).toFixed(1)}" height="7" rx="3" fill="#000" fill-opacity="0.16"/>`,
        );
    }
  }
  return `<rect width="${SIDE}" height="${SIDE}" fill="${mortar}"/>${bricks.join('')}`;
}

const drawAll = (shapes: readonly Shape[]): string => shapes.map(drawShape).join('');

function woven([main = '#fff', second = '#fff']: readonly string[]): string {
  const cell = 11;
  const bands = [256, 1280].flatMap((y) => place(jamdani(SIDE, cell, main, second), { x: 0, y }));
  const dots = Array.from({ length: 32 }, (_, n) => {
    const [x, y] = [(n % 8) * 256 + (Math.floor(n / 8) % 2) * 128 + 64, [640, 896, 1664, 1920][Math.floor(n / 8)] ?? 0];
    return `<path fill="${n % 3 === 0 ? second : main}" d="M${x} ${y - 33}h11v22h22v11h-22v22h-11v-22h-22v-11h22z"/>`;
  });
  return drawAll(bands) + dots.join('');
}

/** Draws running stitches in waves around flowers, as on quilts of old saris. */
function kantha(colors: readonly string[]): string {
  const rows = Array.from({ length: 32 }, (_, row) => {
    const y = row * 64 + 32;
    const wave = Array.from({ length: 16 }, (__, n) => `q32 ${n % 2 === 0 ? -30 : 30} 64 0 t64 0`).join('');
    return `<path d="M0 ${y}${wave}" fill="none" stroke="${colors[row % colors.length]}" stroke-width="6" stroke-linecap="round" stroke-dasharray="22 20"/>`;
  });
  const flowers = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = [(n % 4) * 512 + 256, Math.floor(n / 4) * 512 + 256];
    const petals = Array.from(
      { length: 8 },
      (__, at) =>
        `<ellipse cx="${x}" cy="${y - 84}" rx="34" ry="62" transform="rotate(${at * 45} ${x} ${y})" fill="${colors[(n + 1) % colors.length]}" fill-opacity="0.9" stroke="${colors[n % colors.length]}" stroke-width="7" stroke-dasharray="16 11"/>`,
    );
    return `<circle cx="${x}" cy="${y}" r="176" fill="#fff7e8"/>${petals.join('')}<circle cx="${x}" cy="${y}" r="32" fill="${colors[(n + 2) % colors.length]}"/>`;
  });
  return rows.join('') + flowers.join('');
}

const surfaces: Readonly<Record<Texture['surface'], (colors: readonly string[], seed: string) => string>> = {
  plain: () => '',
  terrazzo,
  brick,
  woven,
  kantha,
  checks: ([first = '#000', second = '#000']) =>
    Array.from(
      { length: 8 },
      (_, n) =>
        `<path d="M${n * 256 + 40} 0v${SIDE}M0 ${n * 256 + 40}h${SIDE}" stroke="${first}" stroke-width="64" stroke-opacity="0.55"/><path d="M${n * 256 + 150} 0v${SIDE}M0 ${n * 256 + 150}h${SIDE}" stroke="${second}" stroke-width="14" stroke-opacity="0.8"/>`,
    ).join(''),
};

/** Draws the whole seamless square. The grain is added to the drawing as light and shade. */
async function drawTexture({ key, ground, colors, surface, grain }: Texture): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${surfaces[surface](colors, key)}</svg>`;
  const seed = Array.from(key).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [drawn, shade] = await Promise.all([drawPicture(svg, SIDE, SIDE), shadeGrain(grain, seed)]);
  return toSharp(drawn)
    .composite([{ input: shade.data, raw: shade.info, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function textureContent(texture: Texture): DemoContent {
  const { key, title, prices, language = 'en' } = texture;
  const whole = once(() => drawTexture(texture));
  const jpeg: DemoFile = {
    name: `${key}-2048.jpg`,
    mediaType: 'image/jpeg',
    format: 'jpg',
    width: SIDE,
    height: SIDE,
    build: async () =>
      toSharp(await whole())
        .jpeg({ quality: 90 })
        .toBuffer(),
  };
  const maps = zipFile(`${key}-maps`, async () => {
    const small = await toCover(await whole(), 1024, 1024);
    return [
      licenceEntry(source),
      { name: `${key}-colour-1024.jpg`, bytes: await toSharp(small).jpeg({ quality: 90 }).toBuffer() },
      {
        name: `${key}-height-1024.jpg`,
        bytes: await toSharp(small).greyscale().normalise().jpeg({ quality: 90 }).toBuffer(),
      },
    ];
  });
  const names = language === 'bn' ? ['জেপিইজি, ২০৪৮ পিক্সেল', 'সঙ্গে হাইট ম্যাপ'] : ['JPEG, 2,048 px', 'With height map'];
  const kinds = [[jpeg], [jpeg, maps]];
  const field = once(async () => repeatTile(await toCover(await whole(), 640, 640), W, H));
  return createContent(
    { ...texture, source, in: 'patterns/textures', drawings: () => [], sheet: 'grid paper square' },
    prices.map((price, at) => ({
      name: names[at] ?? '',
      licence: source.licence,
      price: price * 100,
      files: kinds[at] ?? [],
    })),
    [
      { kind: 'image', alt: title, image: async () => toCover(await whole(), 1366, 1366) },
      // A cushion with a pattern of bricks would be implausible, so stone has other slides.
      texture.grain === 'stone'
        ? slide(title, 'In use', 'ব্যবহারে যেমন দেখায়', async () => asWall(await field()))
        : mockupSlide(title, async () => drawPatternMockup({ picture: await whole(), width: SIDE, height: SIDE })),
      slide(title, 'Repeated', 'পাশাপাশি বসিয়ে', field),
      slide(title, 'Close up', 'কাছ থেকে', async () =>
        cut(await whole(), { left: 420, top: 620, width: W, height: H }, [W, H]),
      ),
    ],
  );
}

export const textures = (): DemoContent[] => textureList.map(textureContent);
