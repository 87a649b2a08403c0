import type { Picture } from './canvas.ts';
import type { Point, Quad } from './warp.ts';

/** A rectangle on the desk, rotated about its centre. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
}

/** SVG transformation that places a drawing, whose origin is the sheet's upper left corner, on the sheet. */
export const toTransform = ({ x, y, width, height, turn }: Lying): string =>
  `translate(${x - width / 2} ${y - height / 2}) rotate(${turn} ${width / 2} ${height / 2})`;

export function toQuad({ x, y, width, height, turn }: Lying): Quad {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (right: number, down: number): Point => [
    x + (right * width * cos) / 2 - (down * height * sin) / 2,
    y + (right * width * sin) / 2 + (down * height * cos) / 2,
  ];
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** Computes the darkness of a shadow along one side, by the distance from the side's middle in pixels. */
function fadeOut(side: number, blur: number): Float32Array {
  const rise = (from: number): number => 1 / (1 + Math.exp((-1.7 * from) / blur));
  return Float32Array.from(
    { length: Math.ceil(side / 2 + blur * 4) },
    (_, at) => rise(at + side / 2) - rise(at - side / 2),
  );
}

interface Shadow {
  readonly blur: number;
  readonly strength: number;
  /** Offset of the shadow in pixels: to the right, and down. */
  readonly away: Point;
}

/** Darkens the area around a sheet of paper. An SVG filter would take five times as long. */
function darken(into: Picture, { x, y, width, height, turn }: Lying, { blur, strength, away }: Shadow): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [across, down] = [fadeOut(width, blur), fadeOut(height, blur)];
  const reachX = Math.abs(cos) * across.length + Math.abs(sin) * down.length;
  const reachY = Math.abs(sin) * across.length + Math.abs(cos) * down.length;
  const { data, info } = into;
  const [cx, cy] = [x + away[0], y + away[1]];
  const [shiftX, shiftY] = [away[0] * cos + away[1] * sin, away[1] * cos - away[0] * sin];
  const [coveredX, coveredY] = [width / 2 - 2, height / 2 - 2];
  const [left, right] = [Math.max(0, Math.floor(cx - reachX)), Math.min(info.width, Math.ceil(cx + reachX))];
  for (let row = Math.max(0, Math.floor(cy - reachY)); row < Math.min(info.height, cy + reachY); row += 1) {
    let u = (left - cx) * cos + (row - cy) * sin;
    let v = (row - cy) * cos - (left - cx) * sin;
    for (
      let at = (row * info.width + left) * 3, end = (row * info.width + right) * 3;
      at < end;
      at += 3, u += cos, v -= sin
    ) {
      // The shadow below the sheet is invisible.
      if (Math.abs(u + shiftX) < coveredX && Math.abs(v + shiftY) < coveredY) continue;
      const dark = (across[Math.abs(u) | 0] ?? 0) * (down[Math.abs(v) | 0] ?? 0) * strength;
      if (dark < 0.003) continue;
      data[at] = (data[at] ?? 0) * (1 - dark) + 28 * dark;
      data[at + 1] = (data[at + 1] ?? 0) * (1 - dark) + 19 * dark;
      data[at + 2] = (data[at + 2] ?? 0) * (1 - dark) + 12 * dark;
    }
  }
}

/** Draws a wide shadow away from the window, and a narrow one along the edges. */
export function castShadow(into: Picture, sheet: Lying, height = 12): void {
  darken(into, sheet, { blur: height * 1.5, strength: 0.3, away: [height, height * 1.4] });
  darken(into, sheet, { blur: 4, strength: 0.34, away: [2, 3] });
}
