import type { Picture } from './canvas.ts';
import type { Point, Quad } from './warp.ts';

/** A rectangle that lies on the desk, turned about its middle. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export function toQuad({ x, y, width, height, turn }: Lying): Quad {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (right: number, down: number): Point => [
    x + (right * width * cos) / 2 - (down * height * sin) / 2,
    y + (right * width * sin) / 2 + (down * height * cos) / 2,
  ];
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** How dark the shadow of a side is, by the distance from its middle in pixels. */
function fadeOut(side: number, blur: number): Float32Array {
  const rise = (from: number): number => 1 / (1 + Math.exp((-1.7 * from) / blur));
  return Float32Array.from(
    { length: Math.ceil(side / 2 + blur * 4) },
    (_, at) => rise(at + side / 2) - rise(at - side / 2),
  );
}

/** Darkens what lies below a sheet of paper. A filter of a drawing would take five times as long. */
function darken(into: Picture, { x, y, width, height, turn }: Lying, blur: number, strength: number): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [across, down] = [fadeOut(width, blur), fadeOut(height, blur)];
  const reachX = Math.abs(cos) * across.length + Math.abs(sin) * down.length;
  const reachY = Math.abs(sin) * across.length + Math.abs(cos) * down.length;
  const { data, info } = into;
  for (let row = Math.max(0, Math.floor(y - reachY)); row < Math.min(info.height, y + reachY); row += 1)
    for (let column = Math.max(0, Math.floor(x - reachX)); column < Math.min(info.width, x + reachX); column += 1) {
      const [dx, dy] = [column - x, row - y];
      const shade = (across[Math.abs(dx * cos + dy * sin) | 0] ?? 0) * (down[Math.abs(dy * cos - dx * sin) | 0] ?? 0);
      if (shade < 0.004) continue;
      const at = (row * info.width + column) * 3;
      const [light, dark] = [1 - shade * strength, shade * strength];
      data[at] = (data[at] ?? 0) * light + 28 * dark;
      data[at + 1] = (data[at + 1] ?? 0) * light + 19 * dark;
      data[at + 2] = (data[at + 2] ?? 0) * light + 12 * dark;
    }
}

/** A wide shadow away from the window, and a narrow one along the edges. */
export function castShadow(into: Picture, sheet: Lying, height = 12): void {
  darken(into, { ...sheet, x: sheet.x + height, y: sheet.y + height * 1.4 }, height * 1.5, 0.3);
  darken(into, { ...sheet, x: sheet.x + 2, y: sheet.y + 3 }, 4, 0.34);
}
