import { cutBox, drawOpaque, drawOver, keepLayer, type Picture } from './canvas.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH } from './mockup.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
}

export const poster: Sheet = { width: 480, height: 660, transform: 'translate(128 92) rotate(-3 240 330)' };
const card = { width: 344, height: 202 };
/** The one in front comes first. */
export const cards: readonly [Sheet, Sheet] = [
  { ...card, transform: 'translate(760 446) rotate(7 172 101)' },
  { ...card, transform: 'translate(716 214) rotate(-8 172 101)' },
];

/** A sheet of paper throws a wide shadow and a narrow one. */
const throwShadow = ({ width, height, transform }: Sheet, far: number): string => {
  const rect = `<rect width="${width}" height="${height}" rx="2"/>`;
  return [
    `<g transform="translate(${far} ${far * 1.4})" opacity="0.26" filter="url(#wide)"><g transform="${transform}">${rect}</g></g>`,
    `<g transform="translate(${far * 0.2} ${far * 0.3})" opacity="0.34" filter="url(#tight)"><g transform="${transform}">${rect}</g></g>`,
  ].join('');
};

const definitions =
  '<radialGradient id="lit" cx="0.28" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="0.6" stop-color="#fff" stop-opacity="0.05"/><stop offset="1" stop-color="#000" stop-opacity="0.14"/></radialGradient><filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter><filter id="tight" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>';

const drawGround = (color: string): string =>
  `<rect width="1200" height="800" fill="${color}"/><rect width="1200" height="800" fill="url(#lit)"/>`;

/** A desk in daylight. */
export const drawPlainDesk = (color: string): Promise<Picture> =>
  keepLayer(`plain desk ${color}`, () => drawOpaque(`<defs>${definitions}</defs>${drawGround(color)}`));

/** A desk in daylight, with the shadows of a poster and two cards. */
export const drawDesk = (color: string): Promise<Picture> =>
  keepLayer(`desk ${color}`, () =>
    drawOpaque(
      `<defs>${definitions}</defs>${drawGround(color)}<g fill="#1c130c">${throwShadow(poster, 16)}${throwShadow(cards[1], 9)}${throwShadow(cards[0], 9)}</g>`,
    ),
  );

/** A leaf of a palm, from its stem at 0,0 upwards. */
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

/** More on each side than is seen: a blurred edge fades out. */
const BLEED = 40;

/** Daylight from a window, through a plant, over all that lies on the desk. */
export const drawLight = (): Promise<Picture> =>
  keepLayer('light', async () => {
    const drawn = await drawOver(
      `<defs><filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs><g transform="translate(${BLEED} ${BLEED})" filter="url(#far)"><g fill="#fff" opacity="0.17"><path d="M-80 520L520 -80H760L-80 760Z"/><path d="M40 900L900 -80H1130L300 900Z"/></g><g fill="#1c130c" opacity="0.13">${drawLeaf(1240, 330, -68, 1.15)}${drawLeaf(1210, -60, -122, 1)}${drawLeaf(1130, 880, -32, 0.9)}</g></g>`,
      MOCKUP_WIDTH + 2 * BLEED,
      MOCKUP_HEIGHT + 2 * BLEED,
    );
    return cutBox(drawn, { left: BLEED, top: BLEED, width: MOCKUP_WIDTH, height: MOCKUP_HEIGHT });
  });
