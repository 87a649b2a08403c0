import type { HdrifyImage } from 'hdrify';

/** Converts linear light to an sRGB byte by a filmic curve, which keeps details in bright windows. */
function toneMap(measured: number): number {
  // The pixels of the sun overflow half precision.
  const light = Math.min(measured, 1000);
  const c = Math.max(0, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
  return Math.round(255 * Math.min(1, c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

type Light = [number, number, number];

/** Reads the light from a direction, interpolated between four pixels; `y` points upwards. */
function lightFrom(
  { width, height, data }: HdrifyImage,
  x: number,
  y: number,
  z: number,
  turn: number,
  into: Light,
): void {
  const u = (Math.atan2(x, -z) / (2 * Math.PI) + 0.5 + turn) * width - 0.5;
  const v = (Math.acos(Math.max(-1, Math.min(1, y))) / Math.PI) * height - 0.5;
  const [left, top] = [Math.floor(u), Math.max(0, Math.min(height - 2, Math.floor(v)))];
  const [fx, fy] = [u - left, Math.max(0, Math.min(1, v - top))];
  const [a, b] = [((left % width) + width) % width, (((left + 1) % width) + width) % width];
  for (let c = 0; c < 3; c += 1) {
    const upper = (data[(top * width + a) * 4 + c] ?? 0) * (1 - fx) + (data[(top * width + b) * 4 + c] ?? 0) * fx;
    const lower =
      (data[((top + 1) * width + a) * 4 + c] ?? 0) * (1 - fx) + (data[((top + 1) * width + b) * 4 + c] ?? 0) * fx;
    into[c] = upper * (1 - fy) + lower * fy;
  }
}

/**
 * Computes a smaller map in which every pixel is the mean of a wide area: the light that a matt or brushed surface
 * receives. It applies a separable box blur three times.
 */
function blur(image: HdrifyImage, width: number, reach: number, max = 30): HdrifyImage {
  const height = width / 2;
  const step = image.width / width;
  let data: Float32Array = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (let dy = 0; dy < step; dy += 1)
          for (let dx = 0; dx < step; dx += 1)
            sum += Math.min(max, image.data[((y * step + dy) * image.width + x * step + dx) * 4 + c] ?? 0);
        data[(y * width + x) * 4 + c] = sum / (step * step);
      }
    }
  }
  for (let pass = 0; pass < 3; pass += 1)
    data = blurBox(blurBox(data, width, height, reach, true), width, height, Math.max(1, reach >> 1), false);
  return { ...image, width, height, data };
}

function blurBox(source: Float32Array, width: number, height: number, reach: number, across: boolean): Float32Array {
  const blurredData = new Float32Array(source.length);
  const weight = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (let d = -reach; d <= reach; d += 1) {
          const [sx, sy] = across ? [(x + d + width * 4) % width, y] : [x, Math.max(0, Math.min(height - 1, y + d))];
          sum += source[(sy * width + sx) * 4 + c] ?? 0;
        }
        blurredData[(y * width + x) * 4 + c] = sum * weight;
      }
    }
  }
  return blurredData;
}

/** Converts the panorama to bytes. */
export function panoramaPixels({ width, height, data }: HdrifyImage, exposure: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const gain = 2 ** exposure;
  for (let n = 0; n < width * height; n += 1)
    for (let c = 0; c < 3; c += 1) pixels[n * 3 + c] = toneMap((data[n * 4 + c] ?? 0) * gain);
  return pixels;
}

/** Table of `toneMap` for light up to 16, with more entries for dark values. */
const table = Uint8Array.from({ length: 4096 }, (_, at) => toneMap(16 * (at / 4095) ** 2));
const toByte = (light: number): number =>
  table[Math.min(4095, Math.round(Math.sqrt(Math.max(0, light) / 16) * 4095))] ?? 0;

const coarse = 8;

/**
 * Renders the blurred surroundings as a camera sees them, in linear light. One value per `coarse` pixels is enough,
 * because the picture has no sharp details.
 */
function renderSurroundings(soft: HdrifyImage, width: number, height: number, turn: number): Float32Array {
  const [columns, rows] = [width / coarse + 2, height / coarse + 2];
  const grid = new Float32Array(columns * rows * 3);
  const light: Light = [0, 0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [px, py] = [(column * coarse - width / 2) / width, (height / 2 - row * coarse) / width];
      const depth = Math.hypot(px * 2.5, py * 2.5, 1.4);
      lightFrom(soft, (px * 2.5) / depth, (py * 2.5) / depth, -1.4 / depth, turn, light);
      grid.set(light, (row * columns + column) * 3);
    }
  }
  return grid;
}

interface Ball {
  x: number;
  map: HdrifyImage;
  /** Whether the ball is matt: it takes light from the direction of its surface, others from the mirrored direction. */
  matt: boolean;
  tint: Light;
}

/**
 * Renders three balls (polished, brushed, matt) in the light of a panorama, in front of its blurred view. Width and
 * height are multiples of 8.
 */
export function ballsPixels(image: HdrifyImage, width: number, height: number, exposure: number, turn: number): Buffer {
  const soft = blur(image, 128, 3, 60);
  const gain = 2 ** exposure;
  const radius = Math.min(height * 0.3, width * 0.145);
  const middle = height * 0.52;
  const balls: readonly Ball[] = [
    { x: width * 0.2, map: image, matt: false, tint: [0.96, 0.96, 0.97] },
    { x: width * 0.5, map: soft, matt: false, tint: [1, 0.78, 0.52] },
    { x: width * 0.8, map: blur(image, 64, 9, 60), matt: true, tint: [0.66, 0.65, 0.63] },
  ];
  const grid = renderSurroundings(soft, width, height, turn);
  const columns = width / coarse + 2;
  const shadowAcross = Float32Array.from({ length: width }, (_, x) =>
    Math.max(...balls.map((ball) => Math.exp(-(((x - ball.x) / (radius * 0.75)) ** 2)))),
  );
  const back = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const [row, fy] = [Math.floor(y / coarse), (y % coarse) / coarse];
    const shadow = 0.5 * Math.exp(-(((y - middle - radius * 1.02) / (radius * 0.22)) ** 2));
    for (let x = 0; x < width; x += 1) {
      const from = (row * columns + Math.floor(x / coarse)) * 3;
      const fx = (x % coarse) / coarse;
      const shade = 1 - shadow * (shadowAcross[x] ?? 0);
      for (let c = from; c < from + 3; c += 1) {
        const upper = (grid[c] ?? 0) * (1 - fx) + (grid[c + 3] ?? 0) * fx;
        const lower = (grid[c + columns * 3] ?? 0) * (1 - fx) + (grid[c + columns * 3 + 3] ?? 0) * fx;
        back[(y * width + x) * 3 + c - from] = (upper * (1 - fy) + lower * fy) * shade;
      }
    }
  }
  for (const ball of balls) drawBall(ball, back, { width, middle, radius, turn });
  const pixels = Buffer.alloc(back.length);
  for (let at = 0; at < back.length; at += 1) pixels[at] = toByte((back[at] ?? 0) * gain);
  return pixels;
}

function drawBall(
  { x: centre, map, matt, tint }: Ball,
  back: Float32Array,
  { width, middle, radius, turn }: { width: number; middle: number; radius: number; turn: number },
): void {
  const light: Light = [0, 0, 0];
  for (let y = Math.floor(middle - radius) - 1; y <= middle + radius + 1; y += 1) {
    for (let x = Math.floor(centre - radius) - 1; x <= centre + radius + 1; x += 1) {
      const [nx, ny] = [(x - centre) / radius, (middle - y) / radius];
      const edge = Math.max(0, Math.min(1, radius + 0.7 - Math.hypot(x - centre, y - middle)));
      if (edge === 0) continue;
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      if (matt) lightFrom(map, nx, ny, nz, turn, light);
      else lightFrom(map, 2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, turn, light);
      const rim = 1 - 0.45 * (1 - nz) ** 3;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1)
        back[at + c] = (light[c] ?? 0) * (tint[c] ?? 1) * rim * edge + (back[at + c] ?? 0) * (1 - edge);
    }
  }
}
