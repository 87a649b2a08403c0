import {
  copyPicture,
  drawOver,
  fillPicture,
  keepLayer,
  layOver,
  type Page,
  type Picture,
  readMean,
  resizePicture,
} from './canvas.ts';
import { readAccent } from './colors.ts';
import { drawLight, drawPlainDesk } from './font-layers.ts';
import { castShadow, type Lying, toQuad } from './sheets.ts';
import { paintQuad } from './warp.ts';

const desks = ['#d9cfc3', '#cfd7d2', '#dccfc8', '#d2d3da'] as const;

/** Chooses the desk with the highest contrast to the edges of a page. */
function chooseDesk([red, green, blue]: readonly number[]): string {
  const distance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = Buffer.from(hex.slice(1), 'hex');
    return Math.hypot(r - (red ?? 255), g - (green ?? 255), b - (blue ?? 255));
  };
  return desks.toSorted((one, other) => distance(other) - distance(one))[0] ?? desks[0];
}

/** Maximum width and height of a page on the desk, in pixels. */
const [WIDEST, TALLEST] = [740, 664];

/** Fits a page into the available area. Extreme ratios are limited, so that a page doesn't become a line. */
function measure({ width, height }: Pick<Page, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  const ratio = Math.max(0.2, Math.min(6, width / height));
  const wide = Math.min(WIDEST, TALLEST * ratio);
  return { width: Math.round(wide), height: Math.round(wide / ratio) };
}

const drawPen = (): Promise<Picture> =>
  keepLayer('pen', () =>
    drawOver(
      '<defs><linearGradient id="barrel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0d1117"/><stop offset="0.3" stop-color="#4b5563"/><stop offset="0.5" stop-color="#1f2733"/><stop offset="1" stop-color="#07090d"/></linearGradient><linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7a5a24"/><stop offset="0.35" stop-color="#f1d79a"/><stop offset="1" stop-color="#8a6529"/></linearGradient><filter id="under" x="-200%" y="-10%" width="500%" height="120%"><feGaussianBlur stdDeviation="6"/></filter></defs><g transform="rotate(14 90 260)"><rect x="98" y="52" width="18" height="420" rx="9" fill="#1c130c" opacity="0.42" filter="url(#under)"/><rect x="80" y="40" width="20" height="390" rx="9" fill="url(#barrel)"/><rect x="80" y="196" width="20" height="9" fill="url(#brass)"/><rect x="80" y="40" width="20" height="12" rx="6" fill="url(#brass)"/><path d="M80 426h20l-5 34h-10Z" fill="url(#brass)"/><path d="M85 460h10l-4 26h-2Z" fill="#d9dde3"/><rect x="97" y="58" width="6" height="112" rx="3" fill="url(#brass)"/></g>',
      220,
      560,
    ),
  );

/**
 * Draws the first page in front of the second on a desk; without a second page, a sheet in the first page's colour
 * takes its place.
 */
export async function drawPrintMockup([first, second]: readonly [Page, ...Page[]]): Promise<Picture> {
  const size = measure(first);
  const isTall = size.width < 560;
  const front: Lying = { ...size, x: isTall ? 420 : 500, y: 396, turn: -4 };
  const behind = second === undefined ? size : measure(second);
  const back: Lying = { ...behind, x: isTall ? 700 : 650, y: isTall ? 412 : 448, turn: isTall ? 6 : 5 };
  const page = await resizePicture(first.picture, size.width, size.height);
  const canvas = copyPicture(await drawPlainDesk(chooseDesk(await readMean(page))));
  castShadow(canvas, back);
  const sheet =
    second === undefined
      ? fillPicture(readAccent(page), behind.width, behind.height)
      : await resizePicture(second.picture, behind.width, behind.height);
  paintQuad(canvas, sheet, toQuad(back));
  castShadow(canvas, front);
  paintQuad(canvas, page, toQuad(front));
  layOver(canvas, await drawPen(), 960, 150);
  layOver(canvas, await drawLight());
  return canvas;
}
