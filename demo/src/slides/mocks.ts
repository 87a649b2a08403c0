import { type Drawing, placeDrawing } from '../icon-set.ts';
import { inkOn, type Look } from '../looks.ts';
import type { Picture } from '../pixels.ts';
import { box, card, disc, drawSlide, line } from './slide.ts';

const at = (drawings: readonly Drawing[], index: number): Drawing => drawings[index % drawings.length] as Drawing;
const GREY = '#c9c5cf';
const TEXT = '#17151a';

/** Draws a window with a side bar, tiles and a list, and a phone in front of it. */
export function dashboardMock(drawings: readonly Drawing[], look: Look): Promise<Picture> {
  const put = (index: number, x: number, y: number, side: number, color: string): string =>
    placeDrawing(at(drawings, index), x, y, side, color);
  const tint = look.accents[0];
  const onTint = inkOn(tint, look);
  const side = Array.from({ length: 7 }, (_, n) => {
    const y = 200 + n * 66;
    const chosen = n === 1;
    return (
      (chosen ? box(96, y - 16, 196, 56, tint, 14) : '') +
      put(n, 114, y - 4, 32, chosen ? onTint : TEXT) +
      line(160, y + 6, 70 + ((n * 37) % 46), chosen ? onTint : GREY)
    );
  });
  const tiles = Array.from({ length: 3 }, (_, n) => {
    const x = 336 + n * 178;
    return (
      box(x, 184, 160, 150, '#f5f3f7', 18) +
      box(x + 18, 202, 60, 60, look.accents[n] ?? tint, 16) +
      put(7 + n, x + 30, 214, 36, inkOn(look.accents[n] ?? tint, look)) +
      line(x + 18, 284, 92, TEXT, 14) +
      line(x + 18, 308, 62, GREY, 10)
    );
  });
  const rows = Array.from({ length: 4 }, (_, n) => {
    const y = 366 + n * 76;
    return (
      put(10 + n, 346, y + 12, 40, TEXT) +
      line(410, y + 14, 190 + ((n * 61) % 120), TEXT, 13) +
      line(410, y + 38, 130 + ((n * 83) % 90), GREY, 10) +
      line(336, y + 68, 520, '#eceaf0', 2)
    );
  });
  const phone = Array.from({ length: 9 }, (_, n) => {
    const [x, y] = [920 + (n % 3) * 74, 250 + Math.floor(n / 3) * 104];
    return box(x, y, 60, 60, '#f5f3f7', 18) + put(14 + n, x + 12, y + 12, 36, TEXT) + line(x + 10, y + 72, 40, GREY, 7);
  });
  return drawSlide(
    look.ground,
    card(70, 80, 880, 640, '#ffffff', 24) +
      disc(112, 122, 9, '#ff6b5e') +
      disc(140, 122, 9, '#f7c04a') +
      disc(168, 122, 9, '#5ac46a') +
      box(336, 104, 340, 40, '#f1eff4', 20) +
      line(360, 119, 120, GREY, 10) +
      put(5, 700, 106, 34, TEXT) +
      put(6, 750, 106, 34, TEXT) +
      side.join('') +
      tiles.join('') +
      rows.join('') +
      card(880, 140, 280, 570, '#17151a', 44) +
      box(892, 152, 256, 546, '#ffffff', 34) +
      box(980, 164, 80, 16, '#17151a', 8) +
      line(920, 206, 120, TEXT, 16) +
      phone.join('') +
      box(908, 592, 224, 84, tint, 26) +
      put(2, 930, 612, 44, onTint) +
      put(3, 998, 612, 44, onTint) +
      put(4, 1066, 612, 44, onTint),
    TEXT,
  );
}

/** Draws a sheet of die-cut stickers beside a chat. */
export function chatMock(drawings: readonly Drawing[], look: Look): Promise<Picture> {
  const put = (index: number, x: number, y: number, side: number): string =>
    placeDrawing(at(drawings, index), x, y, side, TEXT);
  const sheet = Array.from({ length: 9 }, (_, n) => {
    const [x, y] = [158 + (n % 3) * 170, 186 + Math.floor(n / 3) * 190];
    return `<g transform="rotate(${((n * 47) % 22) - 11} ${x + 60} ${y + 60})">${disc(x + 62, y + 64, 80, '#00000014')}${disc(x + 60, y + 60, 78, '#ffffff')}${put(n, x + 10, y + 10, 100)}</g>`;
  });
  const bubble = (y: number, width: number, own: boolean, fill: string): string =>
    box(own ? 1112 - width : 704, y, width, 62, fill, 26) +
    line(own ? 1112 - width + 26 : 730, y + 26, width - 60, own ? inkOn(fill, look) : '#8d8794', 11, 0.8);
  return drawSlide(
    look.ground,
    card(96, 110, 520, 600, look.soft, 28) +
      sheet.join('') +
      card(672, 60, 472, 690, '#ffffff', 36) +
      disc(732, 116, 30, look.soft) +
      put(9, 710, 94, 44) +
      line(780, 102, 150, TEXT, 14) +
      line(780, 128, 90, GREY, 10) +
      line(672, 166, 472, '#eceaf0', 2) +
      bubble(196, 260, false, '#f1eff4') +
      put(10, 704, 276, 130) +
      bubble(430, 220, true, look.accents[0]) +
      put(11, 982, 506, 130) +
      box(704, 668, 408, 56, '#f1eff4', 28) +
      [12, 13, 14, 15].map((index, n) => put(index, 724 + n * 60, 676, 40)).join('') +
      disc(1082, 696, 22, look.accents[0]),
    TEXT,
  );
}

let clips = 0;

/** Draws a list with rows of people or places, and one of them enlarged beside it. */
export function peopleMock(drawings: readonly Drawing[], look: Look): Promise<Picture> {
  const round = (index: number, x: number, y: number, side: number): string => {
    clips += 1;
    const id = `people-${clips}`;
    return `<clipPath id="${id}"><circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side / 2}"/></clipPath>${disc(x + side / 2, y + side / 2, side / 2, look.soft)}<g clip-path="url(#${id})">${placeDrawing(at(drawings, index), x, y, side, TEXT)}</g>`;
  };
  const rows = Array.from({ length: 5 }, (_, n) => {
    const y = 132 + n * 112;
    return (
      round(n + 1, 612, y, 80) +
      line(720, y + 20, 150 + ((n * 71) % 90), TEXT, 14) +
      line(720, y + 50, 110 + ((n * 53) % 70), GREY, 10) +
      (n === 1
        ? box(990, y + 18, 104, 44, look.accents[0], 22)
        : `<rect x="991" y="${y + 19}" width="102" height="42" rx="21" fill="none" stroke="${GREY}" stroke-width="2"/>`)
    );
  });
  const stack = Array.from(
    { length: 5 },
    (_, n) => disc(168 + n * 62, 640, 42, '#ffffff') + round(n + 6, 130 + n * 62, 602, 76),
  );
  return drawSlide(
    look.ground,
    card(70, 90, 440, 620, '#ffffff', 32) +
      box(70, 90, 440, 190, look.soft, 32) +
      round(0, 170, 130, 240) +
      line(180, 412, 220, TEXT, 20) +
      line(140, 456, 300, GREY, 11) +
      line(170, 484, 240, GREY, 11) +
      box(190, 522, 200, 50, look.accents[0], 25) +
      stack.join('') +
      card(570, 90, 560, 620, '#ffffff', 32) +
      rows.join(''),
    TEXT,
  );
}
