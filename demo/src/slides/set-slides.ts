import { type Drawing, placeDrawing } from '../icon-set.ts';
import { type LookName, looks } from '../looks.ts';
import type { Picture } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';
import { chatMock, dashboardMock, peopleMock } from './mocks.ts';
import { box, drawSlide, H, slide, W } from './slide.ts';

const MAX_DRAWINGS = 40;
const MARGIN = 30;

/** Draws all drawings in even rows, the last one centred. */
function wholeGrid(drawings: readonly Drawing[], part: number, x: number, ink: string): string {
  const [y, width, height] = [MARGIN, W / 2 - 2 * MARGIN, H - 2 * MARGIN];
  const shown = drawings.slice(0, MAX_DRAWINGS);
  const columns = Math.max(1, Math.round(Math.sqrt((shown.length * width) / height)));
  const rows = Math.ceil(shown.length / columns);
  const cell = Math.min(width / columns, height / rows);
  const side = cell * part;
  const [left, top] = [x + (width - cell * columns) / 2, y + (height - cell * rows) / 2];
  return shown
    .map((drawing, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, shown.length - row * columns);
      const indent = ((columns - inRow) * cell) / 2;
      const [cx, cy] = [left + indent + ((at % columns) + 0.5) * cell, top + (row + 0.5) * cell];
      return placeDrawing(drawing, cx - side / 2, cy - side / 2, side, ink);
    })
    .join('');
}

const onBothGrounds = (drawings: readonly Drawing[], part: number): Promise<Picture> =>
  drawSlide(
    '#ffffff',
    `${wholeGrid(drawings, part, MARGIN, '#17151a')}${box(W / 2, 0, W / 2, H, '#1b1a22')}${wholeGrid(drawings, part, W / 2 + MARGIN, '#f6f2ec')}`,
  );

/** Typical use of a set. */
export type SetUse = 'interface' | 'stickers' | 'people';

const mocks = { interface: dashboardMock, stickers: chatMock, people: peopleMock };

/** Creates slides of a set on light and dark backgrounds, and in use. */
export function setSlides(title: string, drawings: () => Drawing[], lookName: LookName, use: SetUse): DemoPreview[] {
  const look = looks[lookName];
  return [
    slide(title, 'The whole set on light and dark', 'হালকা ও গাঢ় জমিনে পুরো সেট', () =>
      onBothGrounds(drawings(), use === 'interface' ? 0.62 : 0.8),
    ),
    slide(title, 'In use', 'ব্যবহারের উদাহরণ', () => mocks[use](drawings(), look)),
  ];
}
