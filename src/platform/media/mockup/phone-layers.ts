import { drawOpaque, drawOver, keepLayer, type Picture } from './canvas.ts';
import { type Lying, toTransform } from './sheets.ts';

/** Size of a screen and width of the metal frame around it, in pixels. */
export const screen = { width: 318, height: 672 } as const;
const rim = 13;
const corner = 44;

/** Phones on the desk, the front one first: the left one shows a post, the right one a profile. */
export const phones: readonly [Lying, Lying] = [
  { ...screen, x: 420, y: 400, turn: -5 },
  { ...screen, x: 800, y: 414, turn: 7 },
];

export const toBody = (lying: Lying): Lying => ({
  ...lying,
  width: lying.width + 2 * rim - 20,
  height: lying.height + 2 * rim - 20,
});

const roundRect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

function drawFrame(lying: Lying): string {
  const { width: w, height: h } = screen;
  const outside = roundRect(-rim, -rim, w + 2 * rim, h + 2 * rim, corner + rim - 4);
  const inside = roundRect(0, 0, w, h, corner - 4);
  return `<g transform="${toTransform(lying)}"><path fill-rule="evenodd" d="${outside}${inside}" fill="#141318"/><path d="${outside}" fill="none" stroke="#6d6a74" stroke-width="2.4"/><path d="${roundRect(-rim + 2.4, -rim + 2.4, w + 2 * rim - 4.8, h + 2 * rim - 4.8, corner + rim - 6)}" fill="none" stroke="#000" stroke-width="1.6"/><rect x="${w / 2 - 44}" y="11" width="88" height="24" rx="12" fill="#0b0a0d"/><path d="M${-rim - 1.5} 150v54M${-rim - 1.5} 216v54M${w + rim + 1.5} 176v84" stroke="#55525b" stroke-width="3.4" stroke-linecap="round"/><path clip-path="url(#glass)" d="M0 0H${w * 0.72}L${w * 0.2} ${h}H0Z" fill="#fff" fill-opacity="0.035"/></g>`;
}

/** Draws the frames of both phones. */
export const drawFrames = (): Promise<Picture> =>
  keepLayer('frames', () =>
    drawOver(
      `<defs><clipPath id="glass"><path d="${roundRect(0, 0, screen.width, screen.height, corner - 4)}"/></clipPath></defs>${drawFrame(phones[1])}${drawFrame(phones[0])}`,
    ),
  );

/** Draws the frame of the front phone, which may cover a part of the other one. */
export const drawFrontFrame = (): Promise<Picture> =>
  keepLayer('front frame', () =>
    drawOver(
      `<defs><clipPath id="glass"><path d="${roundRect(0, 0, screen.width, screen.height, corner - 4)}"/></clipPath></defs>${drawFrame(phones[0])}`,
    ),
  );

const bar = (x: number, y: number, width: number, height = 8, opacity = 0.16): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#17151a" fill-opacity="${opacity}"/>`;

const status =
  '<rect x="34" y="20" width="34" height="9" rx="4.5" fill="#17151a"/><rect x="252" y="19" width="15" height="10" rx="2" fill="#17151a"/><rect x="272" y="18" width="22" height="12" rx="3.5" fill="none" stroke="#17151a" stroke-width="1.6"/><rect x="274.5" y="20.5" width="14" height="7" rx="1.6" fill="#17151a"/>';

const tabs = (chosen: number): string =>
  `<rect y="604" width="318" height="68" fill="#fff"/><rect y="603" width="318" height="1" fill="#17151a" fill-opacity="0.1"/>${[
    0, 1, 2, 3, 4,
  ]
    .map(
      (at) =>
        `<circle cx="${40 + at * 59.5}" cy="630" r="9" fill="${at === chosen ? '#17151a' : 'none'}" stroke="#17151a" stroke-width="2.4"/>`,
    )
    .join('')}<rect x="104" y="657" width="110" height="4.5" rx="2.2" fill="#17151a"/>`;

const heart = 'M0 6.2C-2-1-11-1-11 6.4c0 6 7 9.4 11 14.2C4 15.800 11 12.400 11 6.400 11-1 2-1 0 6.200Z';

/** Draws a post in a feed without its picture. `tall`: height in pixels; `color`: colour of the account. */
export function drawFeed(tall: number, color: string): Promise<Picture> {
  const y = 112 + tall;
  return drawOpaque(
    `<rect width="318" height="672" fill="#fff"/>${status}<circle cx="36" cy="82" r="17" fill="${color}"/><circle cx="36" cy="82" r="20.500" fill="none" stroke="${color}" stroke-opacity="0.5" stroke-width="2"/>${bar(66, 72, 92, 9, 0.85)}${bar(66, 88, 58, 7)}<g fill="#17151a"><circle cx="278" cy="82" r="2.4"/><circle cx="287" cy="82" r="2.400"/><circle cx="296" cy="82" r="2.400"/></g><path transform="translate(32 ${y + 18})" d="${heart}" fill="#d9232e"/><g fill="none" stroke="#17151a" stroke-width="2.400" stroke-linejoin="round"><path d="M62 ${y + 37}a11 10 0 1 1 6 1.500l-8 2.400Z"/><path d="M94 ${y + 19}h20l-9 20-3.500-11Z"/><path d="M282 ${y + 18}h15v21l-7.500-6-7.500 6Z"/></g>${bar(20, y + 56, 96, 9, 0.8)}${bar(20, y + 76, 250)}${bar(20, y + 92, 196)}${bar(20, y + 116, 74, 7, 0.1)}${tabs(0)}`,
    screen.width,
    screen.height,
  );
}

/** Draws a profile with room for nine posts. */
export const drawProfile = (color: string): Promise<Picture> =>
  drawOpaque(
    `<rect width="318" height="672" fill="#fff"/>${status}<circle cx="66" cy="112" r="38" fill="${color}"/><circle cx="66" cy="112" r="43" fill="none" stroke="${color}" stroke-opacity="0.45" stroke-width="3"/>${[0, 1, 2].map((at) => bar(130 + at * 60, 98, 26, 11, 0.85) + bar(126 + at * 60, 118, 36, 7)).join('')}${bar(24, 172, 116, 10, 0.85)}${bar(24, 192, 230)}${bar(24, 208, 168)}<rect x="24" y="232" width="176" height="32" rx="9" fill="#17151a"/>${bar(80, 244, 64, 8, 0)}<rect x="82" y="244" width="60" height="8" rx="4" fill="#fff"/><rect x="208" y="232" width="86" height="32" rx="9" fill="#17151a" fill-opacity="0.1"/>${bar(230, 244, 42, 8, 0.7)}${tabs(4)}`,
    screen.width,
    screen.height,
  );
