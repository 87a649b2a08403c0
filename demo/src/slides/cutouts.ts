import { cut, drawPicture, layOver, type Picture, paste, toCover } from '../pixels.ts';
import { H, W } from './slide.ts';

/**
 * Draws a wall with holes over a picture, which is visible through the holes; light, shadows and seams are drawn last.
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

const shade = (d: string, opacity: number): string => `<path d="${d}" fill="#000" fill-opacity="${opacity}"/>`;

/** Draws a surface as the wall of a room. */
export const asWall = (field: Picture): Promise<Picture> =>
  lookThrough(field, {
    wall: '#b9a189',
    holes: [rectHole(0, 0, W, 620)],
    over:
      shade('M0 560H1200V620H0Z', 0.08) +
      `<rect y="612" width="${W}" height="16" fill="#f4efe6"/><rect x="300" y="400" width="600" height="190" rx="40" fill="#30403c"/><rect x="250" y="470" width="120" height="190" rx="44" fill="#3b4f4a"/><rect x="830" y="470" width="120" height="190" rx="44" fill="#3b4f4a"/><rect x="340" y="540" width="520" height="110" rx="26" fill="#46605a"/><rect x="300" y="655" width="22" height="50" fill="#2a1f18"/><rect x="878" y="655" width="22" height="50" fill="#2a1f18"/><rect x="480" y="90" width="240" height="250" fill="#2b2019"/><rect x="494" y="104" width="212" height="222" fill="#faf7f1"/><circle cx="600" cy="205" r="62" fill="#d98b4a"/><path d="M494 326V270Q560 215 620 262T706 250V326Z" fill="#46605a"/><path d="M1050 700L1062 300M1010 300H1114L1090 200H1034Z" fill="#efe3c8" stroke="#2a1f18" stroke-width="8" stroke-linejoin="round"/>`,
  });

/** Draws a framed print on a wall; the picture keeps its proportions. */
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

/**
 * Crops a part of a picture at full resolution, around a point given as fractions of its sides; a smaller picture is
 * enlarged.
 */
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
