import { addAlpha, drawOpaque, drawOver, enlarge, keepLayer, layOver, type Picture, stackLayers } from './canvas.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH } from './mockup.ts';
import type { Point, Quad } from './warp.ts';

/** Colours of a room: wall, table, and the ribbon of the box. */
export interface Room {
  readonly wall: string;
  readonly table: string;
  readonly ribbon: string;
}

export const rooms: readonly Room[] = [
  { wall: '#e7e0d6', table: '#cdbfae', ribbon: '#8c3b2e' },
  { wall: '#d8e0de', table: '#b9c4bf', ribbon: '#274b48' },
  { wall: '#e9dcd6', table: '#d0b9ae', ribbon: '#5b2b3c' },
  { wall: '#d9d9e2', table: '#b9b9c6', ribbon: '#2f3358' },
];

const cushion =
  'M92 196Q88 174 112 178C230 194 390 194 508 178Q532 174 528 196C516 300 516 480 534 596Q538 622 512 622C400 632 220 632 108 622Q82 622 86 596C104 480 104 300 92 196Z';
/** Position of the print on the wall, inside its frame. */
export const print = { left: 694, top: 78, width: 232, height: 232 } as const;
export const mug = { left: 958, right: 1102, top: 462, bottom: 640, depth: 15 } as const;
const { left: ml, right: mr, top: mt, bottom: mb, depth } = mug;
const mugPath = `M${ml} ${mt}V${mb - 26}Q${ml + 2} ${mb - 2} ${ml + 22} ${mb + 4}A${(mr - ml) / 2} ${depth} 0 0 0 ${mr - 22} ${mb + 4}Q${mr - 2} ${mb - 2} ${mr} ${mb - 26}V${mt}A${(mr - ml) / 2} ${depth} 0 0 1 ${ml} ${mt}Z`;
export const boxFaces: { readonly left: Quad; readonly right: Quad; readonly top: Quad } = {
  left: [
    [600, 456],
    [752, 490],
    [752, 668],
    [600, 622],
  ],
  right: [
    [752, 490],
    [884, 452],
    [884, 616],
    [752, 668],
  ],
  top: [
    [600, 456],
    [736, 425],
    [884, 452],
    [752, 490],
  ],
};

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const toPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<polygon points="${toPoints(points)}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Computes a band over a face, from its upper to its lower edge. */
const band = ([a, b, c, d]: Quad, from: number, to: number): Point[] => [
  between(a, b, from),
  between(a, b, to),
  between(d, c, to),
  between(d, c, from),
];

const turn = ([a, b, c, d]: Quad): Quad => [d, a, b, c];

const gradient = (id: string, direction: string, stops: readonly (readonly [number, string, number])[]): string =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

const across = 'x1="0" y1="0" x2="1" y2="0"';
const down = 'x1="0" y1="0" x2="0" y2="1"';

const definitions = [
  gradient('wall', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fff', 0.5],
    [0.55, '#fff', 0.08],
    [1, '#000', 0.1],
  ]),
  gradient('table', down, [
    [0, '#000', 0.1],
    [0.25, '#fff', 0.06],
    [1, '#fff', 0.22],
  ]),
  gradient('frame', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#8a6a4a', 0.55],
    [0.5, '#a5815c', 0.7],
    [1, '#5f452d', 0.75],
  ]),
  gradient('round', across, [
    [0, '#000', 0.34],
    [0.12, '#000', 0.08],
    [0.3, '#fff', 0.34],
    [0.42, '#fff', 0.06],
    [0.72, '#000', 0.12],
    [1, '#000', 0.46],
  ]),
  gradient('hollow', across, [
    [0, '#8f8a84', 1],
    [0.6, '#d9d4cd', 1],
    [1, '#f5f1ea', 1],
  ]),
  gradient('faceLeft', across, [
    [0, '#fff', 0.16],
    [1, '#000', 0.03],
  ]),
  gradient('faceRight', across, [
    [0, '#000', 0.26],
    [1, '#000', 0.38],
  ]),
  '<radialGradient id="swell" cx="0.4" cy="0.36" r="0.72"><stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.42" stop-color="#fff" stop-opacity="0.04"/><stop offset="0.8" stop-color="#000" stop-opacity="0.2"/><stop offset="1" stop-color="#000" stop-opacity="0.46"/></radialGradient>',
  '<filter id="swollen" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>',
  '<filter id="wide" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>',
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="11"/></filter>',
  '<filter id="tight" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="5"/></filter>',
  `<clipPath id="inCushion"><path d="${cushion}"/></clipPath>`,
].join('');

const { left: pl, top: pt, width: pw, height: ph } = print;
/** Width of the print's frame and mount, in pixels. */
const [border, mount] = [9, 34];
const rectangle = (grow: number, fill: string, opacity = 1): string =>
  `<rect x="${pl - grow}" y="${pt - grow}" width="${pw + 2 * grow}" height="${ph + 2 * grow}" fill="${fill}" fill-opacity="${opacity}"/>`;
const frame = rectangle(border + mount, '#1c130c');
const framed = `${rectangle(border + mount, '#f7f3ec')}${rectangle(border + mount, 'url(#frame)')}${rectangle(mount, '#000', 0.16)}${rectangle(mount - 3, '#fdfbf7')}${rectangle(3, '#000', 0.12)}`;

const shadow = (shape: string, filter: string, opacity: number): string =>
  `<g fill="#1c130c" opacity="${opacity}" filter="url(#${filter})">${shape}</g>`;

const shadows = [
  // The shadow falls on the wall, away from the window on the left.
  `<g transform="translate(46 -2)">${shadow(`<path d="${cushion}"/>`, 'wide', 0.2)}</g>`,
  shadow('<ellipse cx="346" cy="626" rx="252" ry="24"/>', 'soft', 0.36),
  shadow('<ellipse cx="312" cy="625" rx="216" ry="10"/>', 'tight', 0.6),
  shadow('<polygon points="610,616 752,664 884,610 972,622 890,672 772,690 650,662"/>', 'soft', 0.4),
  shadow('<polygon points="602,616 752,662 884,610 884,624 752,676 604,630"/>', 'tight', 0.62),
  shadow('<ellipse cx="1070" cy="646" rx="116" ry="15"/>', 'soft', 0.4),
  shadow(`<ellipse cx="1030" cy="${mb + 9}" rx="62" ry="10"/>`, 'tight', 0.7),
  `<g transform="translate(14 20)">${shadow(frame, 'soft', 0.26)}</g>`,
  `<g transform="translate(2 3)">${shadow(frame, 'tight', 0.22)}</g>`,
].join('');

/** Light, folds and a seam on the cushion. */
const onCushion = [
  `<path d="${cushion}" fill="url(#swell)"/>`,
  `<g clip-path="url(#inCushion)" fill="none" stroke-linecap="round"><path d="${cushion}" stroke="#000" stroke-opacity="0.34" stroke-width="46" filter="url(#swollen)"/><g stroke="#000" stroke-opacity="0.16" stroke-width="14" filter="url(#tight)"><path d="M104 190Q160 226 186 284M516 190Q462 226 438 280M100 610Q158 572 178 520M520 610Q462 574 440 524"/></g><g stroke="#fff" stroke-opacity="0.18" stroke-width="10" filter="url(#tight)"><path d="M118 190Q178 224 206 276M502 190Q446 222 420 270M116 612Q176 578 200 532M506 612Q446 580 420 534"/></g></g>`,
  `<path d="${cushion}" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="7"/><path d="${cushion}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="2" transform="translate(-0.8 -1)"/>`,
].join('');

/** Shadow of the mount, and light from the left. */
const onPrint = `<path d="M${pl} ${pt}h${pw}v6h-${pw - 5}v${ph - 6}h-5Z" fill="#000" fill-opacity="0.16"/><rect x="${pl}" y="${pt}" width="${pw}" height="${ph}" fill="url(#wall)" fill-opacity="0.5"/>`;

const onMug = [
  `<path d="${mugPath}" fill="url(#round)"/>`,
  `<path d="M${ml} ${mt}A72 ${depth} 0 0 0 ${mr} ${mt}V${mt + 9}A72 ${depth} 0 0 1 ${ml} ${mt + 9}Z" fill="#f7f4ee"/>`,
  `<path d="M${ml} ${mt}A72 ${depth} 0 0 0 ${mr} ${mt}V${mt + 9}A72 ${depth} 0 0 1 ${ml} ${mt + 9}Z" fill="url(#round)"/>`,
  `<ellipse cx="${(ml + mr) / 2}" cy="${mt}" rx="72" ry="${depth}" fill="#f4f0e9"/><ellipse cx="${(ml + mr) / 2}" cy="${mt + 1}" rx="66" ry="${depth - 3.4}" fill="url(#hollow)"/>`,
].join('');

const handle = `<path d="M${mr - 4} ${mt + 40}C${mr + 62} ${mt + 24} ${mr + 66} ${mb - 40} ${mr - 6} ${mb - 34}" fill="none" stroke="#ded8cf" stroke-width="19"/><path d="M${mr - 4} ${mt + 34}C${mr + 56} ${mt + 20} ${mr + 62} ${mb - 50} ${mr - 2} ${mb - 42}" fill="none" stroke="#fbf9f5" stroke-width="7"/><path d="M${mr - 4} ${mt + 48}C${mr + 50} ${mt + 40} ${mr + 52} ${mb - 36} ${mr - 6} ${mb - 28}" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="6"/>`;

function drawRibbon(color: string): string {
  const { left, right, top } = boxFaces;
  const [x, y] = between(between(top[0], top[2], 0.5), between(top[1], top[3], 0.5), 0.5);
  const loop = (side: 1 | -1): string =>
    `<path d="M${x} ${y}c${side * 14} -${side === 1 ? 58 : 52} ${side * 84} -${side === 1 ? 66 : 74} ${side * 86} -32c${side * 1} 32 -${side * 50} 38 -${side * 86} 32Z" fill="${color}"/><path d="M${x + side * 16} ${y - 12}c${side * 12} -24 ${side * 50} -36 ${side * 56} -18c${side * 2} 16 -${side * 30} 22 -${side * 56} 18Z" fill="#000" fill-opacity="0.34"/><path d="M${x + side * 6} ${y - 14}c${side * 14} -36 ${side * 60} -48 ${side * 72} -26" fill="none" stroke="#fff" stroke-opacity="0.32" stroke-width="4" stroke-linecap="round"/>`;
  const tail = (side: 1 | -1): string =>
    `<path d="M${x} ${y}c${side * 16} 10 ${side * 30} 22 ${side * 58} 26l-${side * 8} 18c-${side * 32} -6 -${side * 46} -24 -${side * 58} -40Z" fill="${color}"/>`;
  return [
    polygon(band(left, 0.42, 0.58), color),
    polygon(band(right, 0.42, 0.58), color),
    polygon(band(right, 0.42, 0.58), '#000', 0.24),
    polygon(band(top, 0.42, 0.58), color),
    polygon(band(turn(top), 0.42, 0.58), color),
    polygon(band(top, 0.42, 0.58), '#fff', 0.12),
    shadow(`<ellipse cx="${x + 8}" cy="${y + 8}" rx="62" ry="12"/>`, 'tight', 0.4),
    tail(-1),
    tail(1),
    loop(-1),
    loop(1),
    `<rect x="${x - 14}" y="${y - 18}" width="28" height="26" rx="9" fill="${color}"/><rect x="${x - 9}" y="${y - 16}" width="7" height="20" rx="3.5" fill="#fff" fill-opacity="0.22"/>`,
  ].join('');
}

const onBox = ({ left, right, top }: typeof boxFaces, ribbon: string): string =>
  [
    polygon(left, 'url(#faceLeft)'),
    polygon(right, 'url(#faceRight)'),
    polygon(top, '#fff', 0.2),
    `<path d="M600 456L752 490L884 452M752 490V668" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="1.6"/>`,
    drawRibbon(ribbon),
  ].join('');

const room = ({ wall, table }: Room): string =>
  `<rect width="1200" height="800" fill="${wall}"/><rect width="1200" height="800" fill="url(#wall)"/><rect y="560" width="1200" height="240" fill="${table}"/><rect y="560" width="1200" height="240" fill="url(#table)"/><rect y="558" width="1200" height="3" fill="#fff" fill-opacity="0.4"/>`;

const { left, right, top } = boxFaces;
const holes = `${rectangle(0, '#000')}<path d="${cushion}"/><path d="${mugPath}"/>${[left, right, top].map((face) => polygon(face, '#000')).join('')}`;

/** Scale factor for blurred shadows, which are drawn smaller to save time. */
const PART = 3;
const drawShadows = (): Promise<Picture> =>
  keepLayer('shadows of a room', async () => {
    const small = await drawOver(
      `<defs>${definitions}</defs><g transform="scale(${1 / PART})">${shadows}</g>`,
      MOCKUP_WIDTH / PART,
      Math.ceil(MOCKUP_HEIGHT / PART),
    );
    return enlarge(small, MOCKUP_WIDTH, Math.ceil(MOCKUP_HEIGHT / PART) * PART);
  });

/** Draws light and shade on the objects, and the objects in front of the wall. */
const drawThings = (): Promise<Picture> =>
  keepLayer('things of a room', () => drawOver(`<defs>${definitions}</defs>${onPrint}${onCushion}${onMug}`));
const drawHoles = (): Promise<Picture> => keepLayer('holes of a room', () => drawOver(holes));

/** Draws a room that is transparent at the objects with the pattern, with their light and shade. */
export const drawRoom = (which: Room): Promise<Picture> =>
  keepLayer(`room ${which.wall}`, async () => {
    const walls = await drawOpaque(`<defs>${definitions}</defs>${room(which)}`);
    layOver(walls, await drawShadows());
    layOver(walls, await drawOver(`<defs>${definitions}</defs>${framed}${handle}`));
    const under = addAlpha(walls, await drawHoles());
    const ribbon = await drawOver(`<defs>${definitions}</defs>${onBox(boxFaces, which.ribbon)}`);
    return stackLayers(stackLayers(under, await drawThings()), ribbon);
  });
