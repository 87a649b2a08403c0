import { cut, drawPicture, layOver, type Picture, paste, toCover } from '../pixels.ts';
import { H, W } from './slide.ts';

/**
 * Lays a wall with holes over a picture, so that the picture lies in the holes; what is drawn over it (light, shadow,
 * seams) comes last.
 */
async function lookThrough(
  picture: Picture,
  { wall, holes, over = '' }: { wall: string; holes: readonly string[]; over?: string },
): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><path fill="${wall}" fill-rule="evenodd" d="M0 0H${W}V${H}H0Z${holes.join('')}"/>${over}</svg>`;
  return layOver(await toCover(picture, W, H), svg);
}

const rectHole = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const roundHole = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const notebook = roundHole(90, 120, 380, 540, 16);
const bag = 'M560 300L900 300L930 720L530 720Z';
const cushion = 'M955 210Q1050 232 1145 210Q1123 305 1145 400Q1050 378 955 400Q977 305 955 210Z';
const mug = roundHole(985, 500, 130, 170, 18);

const shade = (d: string, opacity: number): string => `<path d="${d}" fill="#000" fill-opacity="${opacity}"/>`;

/** A notebook, a bag, a cushion and a mug in a pattern. */
export const onThings = (field: Picture, wall: string): Promise<Picture> =>
  lookThrough(field, {
    wall,
    holes: [notebook, bag, cushion, mug],
    over:
      shade(roundHole(90, 120, 44, 540, 16), 0.22) +
      `<rect x="240" y="250" width="180" height="120" rx="8" fill="#fff"/><rect x="266" y="290" width="128" height="12" rx="6" fill="#17151a"/><rect x="266" y="320" width="84" height="9" rx="4" fill="#b9b4c0"/>` +
      `<path d="M640 310Q640 130 730 130Q820 130 820 310" fill="none" stroke="#2b2730" stroke-width="18" stroke-linecap="round"/>` +
      shade('M870 300L900 300L930 720L880 720Z', 0.14) +
      shade('M560 300L900 300L901 322L559 322Z', 0.12) +
      shade('M1110 214Q1128 212 1145 210Q1123 305 1145 400Q1120 396 1100 392Q1086 300 1110 214Z', 0.13) +
      `<path d="M1115 540q56 0 56 46t-56 46" fill="none" stroke="#2b2730" stroke-width="15"/>` +
      shade(roundHole(1080, 500, 35, 170, 16), 0.16),
  });

/** A hanging cloth in folds, and a printed card before it. */
export function onCloth(field: Picture, wall: string): Promise<Picture> {
  const folds = Array.from({ length: 9 }, (_, n) => {
    const x = 60 + n * 76;
    return `<path d="M${x} 60Q${x + 16} 400 ${x - 6} 760H${x + 34}Q${x + 50} 400 ${x + 34} 60Z" fill="#000" fill-opacity="${n % 2 === 0 ? 0.13 : 0.06}"/><path d="M${x + 40} 60Q${x + 56} 400 ${x + 36} 760H${x + 50}Q${x + 68} 400 ${x + 52} 60Z" fill="#fff" fill-opacity="0.1"/>`;
  });
  return lookThrough(field, {
    wall,
    holes: [
      'M50 60H740V760Q690 742 640 760T540 760T440 760T340 760T240 760T140 760T50 760Z',
      rectHole(820, 180, 300, 440),
    ],
    over: `${folds.join('')}<rect x="30" y="46" width="730" height="18" rx="9" fill="#5b4a3b"/><rect x="850" y="330" width="240" height="140" fill="#fff"/><rect x="880" y="368" width="180" height="14" rx="7" fill="#17151a"/><rect x="910" y="402" width="120" height="9" rx="4" fill="#8d8794"/><rect x="910" y="424" width="120" height="9" rx="4" fill="#c9c5cf"/>`,
  });
}

/** A surface as the wall of a room. */
export const asWall = (field: Picture): Promise<Picture> =>
  lookThrough(field, {
    wall: '#b9a189',
    holes: [rectHole(0, 0, W, 620)],
    over:
      shade('M0 560H1200V620H0Z', 0.08) +
      `<rect y="612" width="${W}" height="16" fill="#f4efe6"/><rect x="300" y="400" width="600" height="190" rx="40" fill="#30403c"/><rect x="250" y="470" width="120" height="190" rx="44" fill="#3b4f4a"/><rect x="830" y="470" width="120" height="190" rx="44" fill="#3b4f4a"/><rect x="340" y="540" width="520" height="110" rx="26" fill="#46605a"/><rect x="300" y="655" width="22" height="50" fill="#2a1f18"/><rect x="878" y="655" width="22" height="50" fill="#2a1f18"/><rect x="480" y="90" width="240" height="250" fill="#2b2019"/><rect x="494" y="104" width="212" height="222" fill="#faf7f1"/><circle cx="600" cy="205" r="62" fill="#d98b4a"/><path d="M494 326V270Q560 215 620 262T706 250V326Z" fill="#46605a"/><path d="M1050 700L1062 300M1010 300H1114L1090 200H1034Z" fill="#efe3c8" stroke="#2a1f18" stroke-width="8" stroke-linejoin="round"/>`,
  });

/** A framed print on a wall; the picture keeps its proportions. */
export async function inFrame(picture: Buffer | Picture, ratio: number, wall: string): Promise<Picture> {
  const [height, width] =
    ratio > 1.25 ? [620 / ratio, 620] : [Math.min(500, 520 / ratio), Math.min(500, 520 / ratio) * ratio];
  const [x, y] = [Math.round(W / 2 - width / 2), Math.round(350 - height / 2)];
  const mat = 46;
  const ground = await drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${wall}"/><rect y="690" width="${W}" height="110" fill="#000" fill-opacity="0.16"/><rect y="682" width="${W}" height="10" fill="#fff" fill-opacity="0.35"/>${[
      26, 16, 8,
    ]
      .map(
        (grow) =>
          `<rect x="${x - mat - 16 - grow + 10}" y="${y - mat - 16 - grow + 22}" width="${width + 2 * (mat + 16 + grow)}" height="${height + 2 * (mat + 16 + grow)}" rx="${grow}" fill="#000" fill-opacity="0.06"/>`,
      )
      .join(
        '',
      )}<rect x="${x - mat - 16}" y="${y - mat - 16}" width="${width + 2 * mat + 32}" height="${height + 2 * mat + 32}" fill="#2b2019"/><rect x="${x - mat}" y="${y - mat}" width="${width + 2 * mat}" height="${height + 2 * mat}" fill="#faf7f1"/></svg>`,
    W,
    H,
  );
  paste(ground, await toCover(picture, Math.round(width), Math.round(height)), x, y);
  return ground;
}

/** A part of a picture pixel by pixel, about the point given in parts of its sides; a smaller picture is enlarged. */
export async function cropDetail(picture: Picture, atX: number, atY: number): Promise<Picture> {
  const { width, height } = picture.info;
  const [w, h] =
    width >= W && height >= H
      ? [W, H]
      : [Math.min(width, Math.round(height * 1.5)), Math.min(height, Math.round(width / 1.5))];
  const part = w === W ? 1 : 0.6;
  const [cw, ch] = [Math.round(w * part), Math.round(h * part)];
  const left = Math.max(0, Math.min(width - cw, Math.round(width * atX - cw / 2)));
  const top = Math.max(0, Math.min(height - ch, Math.round(height * atY - ch / 2)));
  return cut(picture, { left, top, width: cw, height: ch }, [W, H]);
}
