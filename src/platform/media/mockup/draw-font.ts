import { createHash } from 'node:crypto';
import type { Font } from 'fontkit';
import { outlineText } from '../font.ts';
import { copyPicture, drawOver, layOver, type Picture } from './canvas.ts';
import { cards, drawDesk, drawLight, poster } from './font-layers.ts';
import { type Inks, inks } from './inks.ts';
import { toTransform } from './sheets.ts';
import { chooseSigns, chooseWords, type Words } from './words.ts';

interface Line {
  readonly path: string;
  readonly width: number;
  /** Top of the line's outline relative to the baseline; y grows downwards. */
  readonly top: number;
  readonly bottom: number;
}

/** Outlines a line of text at a size of 100 pixels. */
function outline(font: Font, text: string): Line {
  const { path, width } = outlineText(font, text, 100);
  let [top, bottom] = [0, 0];
  for (const [, y] of path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)) {
    top = Math.min(top, Number(y));
    bottom = Math.max(bottom, Number(y));
  }
  return { path, width: Math.max(1, width), top, bottom: Math.max(top + 1, bottom) };
}

interface Place {
  readonly x: number;
  /** Vertical centre of the line's outline. */
  readonly y: number;
  /** Maximum width of the line. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const findScale = ({ width, top, bottom }: Line, place: Pick<Place, 'width' | 'height'>): number =>
  Math.min(place.width / width, place.height / (bottom - top));

function put({ path, width, top, bottom }: Line, { x, y, color, anchor = 'start' }: Place, scale: number): string {
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - (width * scale) / 2 : x - width * scale;
  const base = y - ((top + bottom) / 2) * scale;
  return `<path transform="translate(${left.toFixed(1)} ${base.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${color}" d="${path}"/>`;
}

function write(font: Font, text: string, place: Place): string {
  if (text === '') return '';
  const line = outline(font, text);
  return put(line, place, findScale(line, place));
}

/** Sets lines of equal size below each other, as large as possible. */
function stack(font: Font, texts: readonly string[], { y, height, ...place }: Place): string {
  const lines = texts.map((text) => outline(font, text));
  const tall = height / lines.length;
  const scale = Math.min(...lines.map((line) => findScale(line, { width: place.width, height: tall * 1.02 })));
  // If there is room to spare, the lines move closer together.
  const step = Math.min(tall, Math.max(...lines.map(({ top, bottom }) => bottom - top)) * scale * 1.1);
  return lines.map((line, at) => put(line, { ...place, y: y + step * (at + 0.5), height: tall }, scale)).join('');
}

const { width: W, height: H } = poster;

function drawSun(font: Font, words: Words, { ground, ink, accent }: Inks): string {
  return [
    `<rect width="${W}" height="${H}" fill="${ground}"/><circle cx="${W * 0.66}" cy="${H * 0.3}" r="${W * 0.3}" fill="${accent}"/>`,
    write(font, words.subtitle, { x: 38, y: 52, width: 210, height: 24, color: ink }),
    write(font, words.date, { x: W - 38, y: H - 46, width: 120, height: 26, color: ink, anchor: 'end' }),
    write(font, words.name, { x: 38, y: H - 46, width: 180, height: 26, color: ink }),
    stack(font, words.title, { x: 38, y: H * 0.4, width: W - 76, height: H * 0.46, color: ink }),
  ].join('');
}

function drawSplit(font: Font, words: Words, { ground, ink, accent, onAccent }: Inks): string {
  const cut = H * 0.56;
  return [
    `<rect width="${W}" height="${H}" fill="${ground}"/><rect width="${W}" height="${cut}" fill="${accent}"/>`,
    write(font, words.sign || (words.title[0] ?? ''), {
      x: W / 2,
      y: cut / 2,
      width: W * 0.8,
      height: cut * 0.66,
      color: onAccent,
      anchor: 'middle',
    }),
    stack(
      font,
      words.title.length > 2 ? [words.title.slice(0, 2).join(' '), words.title.slice(2).join(' ')] : words.title,
      { x: W / 2, y: cut + 34, width: W - 90, height: 150, color: ink, anchor: 'middle' },
    ),
    write(font, words.subtitle, { x: W / 2, y: H - 50, width: W - 160, height: 24, color: ink, anchor: 'middle' }),
  ].join('');
}

function drawSigns(font: Font, signs: readonly string[], { ground, ink, accent, onAccent }: Inks): string {
  const [columns, rows] = [4, 5];
  const [side, left, top] = [(W - 76) / columns, 38, 76];
  const cells = signs.slice(0, columns * rows).map((sign, at) => {
    const [x, y] = [left + ((at % columns) + 0.5) * side, top + (Math.floor(at / columns) + 0.5) * side];
    const isOn = (at * 7 + Math.floor(at / columns)) % 5 === 0;
    const tile = isOn
      ? `<rect x="${x - side * 0.44}" y="${y - side * 0.44}" width="${side * 0.88}" height="${side * 0.88}" rx="14" fill="${accent}"/>`
      : '';
    return (
      tile +
      write(font, sign, {
        x,
        y,
        width: side * 0.56,
        height: side * 0.56,
        color: isOn ? onAccent : ink,
        anchor: 'middle',
      })
    );
  });
  return `<rect width="${W}" height="${H}" fill="${ground}"/>${cells.join('')}`;
}

function drawCards(
  font: Font,
  { sign, name, trade }: Pick<Words, 'sign' | 'name' | 'trade'>,
  { ground, ink, accent, onAccent }: Inks,
): string {
  const [front, back] = cards;
  const { width: w, height: h } = front;
  const bar = (y: number, width: number): string =>
    `<rect x="30" y="${y}" width="${width}" height="5" rx="2.5" fill="#17151a" fill-opacity="0.22"/>`;
  const paper = `<rect width="${w}" height="${h}" fill="#fdfcf9"/><rect x="${w - 76}" y="${h - 58}" width="46" height="28" fill="${accent}"/>`;
  return [
    `<g transform="${toTransform(back)}"><rect width="${w}" height="${h}" fill="${accent === ground ? ink : accent}"/>${write(font, sign, { x: w / 2, y: h / 2, width: w * 0.6, height: h * 0.56, color: onAccent, anchor: 'middle' })}</g>`,
    `<g transform="${toTransform(front)}">${paper}${write(font, name, { x: 30, y: 54, width: w - 110, height: 36, color: '#17151a' })}${write(font, trade, { x: 30, y: 94, width: w - 130, height: 22, color: '#17151a' })}${bar(h - 58, 96)}${bar(h - 44, 128)}${bar(h - 30, 74)}</g>`,
  ].join('');
}

/**
 * Draws a poster and two cards on a desk, set in the font: in its own script, or with its symbols if it has no letters.
 */
export async function drawFontMockup(font: Font): Promise<Picture> {
  // The font's name determines the colours, so that they stay the same while neighbours in a list differ.
  const seed = createHash('sha256')
    .update(font.fullName ?? '')
    .digest();
  const look = inks[(seed[0] ?? 0) % inks.length] as Inks;
  const words = chooseWords(font);
  const signs = words === undefined ? chooseSigns(font) : [];
  const art =
    words === undefined
      ? drawSigns(font, signs, look)
      : (seed[1] ?? 0) % 2 === 0
        ? drawSun(font, words, look)
        : drawSplit(font, words, look);
  const said = words ?? { sign: signs[0] ?? '', name: signs.slice(1, 5).join(''), trade: '' };
  const over = await drawOver(
    `<g transform="${toTransform(poster)}">${art}</g>${drawCards(font, { ...said, sign: said.sign || ('title' in said ? (said.title[0] ?? '') : '') }, look)}`,
  );
  const canvas = copyPicture(await drawDesk(look.desk));
  layOver(canvas, over);
  layOver(canvas, await drawLight());
  return canvas;
}
