import { copyPicture, cutBox, drawOpaque, drawOver, enlarge, keepLayer, type Picture } from './canvas.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH } from './mockup.ts';
import { castShadow, type Lying } from './sheets.ts';

export const poster: Lying = { x: 368, y: 422, width: 480, height: 660, turn: -3 };
const card = { width: 344, height: 202 };
/** Positions of the cards, the front one first. */
export const cards: readonly [Lying, Lying] = [
  { ...card, x: 932, y: 547, turn: 7 },
  { ...card, x: 888, y: 315, turn: -8 },
];

const definitions =
  '<radialGradient id="lit" cx="0.28" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="0.6" stop-color="#fff" stop-opacity="0.05"/><stop offset="1" stop-color="#000" stop-opacity="0.14"/></radialGradient>';

const drawGround = (color: string): string =>
  `<rect width="1200" height="800" fill="${color}"/><rect width="1200" height="800" fill="url(#lit)"/>`;

/** Draws a desk in daylight. */
export const drawPlainDesk = (color: string): Promise<Picture> =>
  keepLayer(`plain desk ${color}`, () => drawOpaque(`<defs>${definitions}</defs>${drawGround(color)}`));

/** Draws a desk in daylight with the shadows of a poster and two cards. */
export const drawDesk = (color: string): Promise<Picture> =>
  keepLayer(`desk ${color}`, async () => {
    const desk = copyPicture(await drawPlainDesk(color));
    castShadow(desk, poster, 16);
    for (const each of cards.toReversed()) castShadow(desk, each, 9);
    return desk;
  });

/** Draws a palm leaf upwards from its stem at 0,0. */
function drawLeaf(x: number, y: number, turn: number, size: number): string {
  const blades = Array.from({ length: 11 }, (_, at) => {
    const [along, length] = [at * 26, 150 - Math.abs(at - 3) * 11];
    return [-1, 1].map(
      (side) =>
        `<path transform="translate(0 ${-along}) rotate(${side * (62 - at * 3)})" d="M0 0Q13 ${-length / 2} 0 ${-length}Q-13 ${-length / 2} 0 0Z"/>`,
    );
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${blades.flat().join('')}<path d="M-3 40L0 -300L3 40Z"/></g>`;
}

/** Scale factor for strongly blurred layers, which are drawn smaller to save time. */
const PART = 4;
/** Margin on each side in pixels, because a blurred edge fades out. */
const BLEED = 40;

/** Draws daylight from a window, with the shadow of a plant, over everything on the desk. */
export const drawLight = (): Promise<Picture> =>
  keepLayer('light', async () => {
    const [width, height] = [MOCKUP_WIDTH + 2 * BLEED, MOCKUP_HEIGHT + 2 * BLEED];
    const drawn = await drawOver(
      `<defs><filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs><g transform="scale(${1 / PART}) translate(${BLEED} ${BLEED})" filter="url(#far)"><g fill="#fff" opacity="0.17"><path d="M-80 520L520 -80H760L-80 760Z"/><path d="M40 900L900 -80H1130L300 900Z"/></g><g fill="#1c130c" opacity="0.13">${drawLeaf(1240, 330, -68, 1.15)}${drawLeaf(1210, -60, -122, 1)}${drawLeaf(1130, 880, -32, 0.9)}</g></g>`,
      width / PART,
      height / PART,
    );
    return cutBox(await enlarge(drawn, width, height), {
      left: BLEED,
      top: BLEED,
      width: MOCKUP_WIDTH,
      height: MOCKUP_HEIGHT,
    });
  });
