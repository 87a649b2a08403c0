import type { Color } from './studio.ts';

export type LampShape = 'box' | 'octagon' | 'ring' | 'disc' | 'window';

/** A flat lamp in a studio. The camera is at the origin, `y` points upwards, lengths are in metres. */
export interface Lamp {
  readonly shape: LampShape;
  readonly at: Color;
  /** Direction in which it shines, of length 1. */
  readonly facing: Color;
  readonly width: number;
  readonly height: number;
  readonly light: Color;
  readonly area: number;
  /** Half of its diagonal. */
  readonly radius: number;
}

type LampText = Pick<Lamp, 'shape' | 'width' | 'height'> & {
  /** Degrees to the right of the front and above the horizon, and distance. */
  readonly place: readonly [right: number, up: number, distance: number];
  readonly light: number;
  /** Colour temperature in kelvin; the default is 5600. */
  readonly kelvin?: number;
};

/** Colours of lamps between candle and shade, whose mean is about 1. */
function warmth(kelvin: number): Color {
  const t = Math.max(-1, Math.min(1, Math.log2(kelvin / 5600)));
  return t < 0 ? [1 - 0.35 * t, 1 + 0.12 * t, 1 + 0.62 * t] : [1 - 0.28 * t, 1 - 0.04 * t, 1 + 0.4 * t];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Places a lamp around the camera, at which it points. */
export function lamp({ shape, width, height, place, light, kelvin = 5600 }: LampText): Lamp {
  const [right, up, distance] = [radians(place[0]), radians(place[1]), place[2]];
  const out: Color = [Math.sin(right) * Math.cos(up), Math.sin(up), -Math.cos(right) * Math.cos(up)];
  const [red, green, blue] = warmth(kelvin);
  return {
    shape,
    at: [out[0] * distance, out[1] * distance, out[2] * distance],
    facing: [-out[0], -out[1], -out[2]],
    width,
    height,
    light: [light * red, light * green, light * blue],
    area: width * height * (shape === 'ring' ? 0.3 : shape === 'window' ? 0.85 : 1),
    radius: Math.hypot(width, height) / 2,
  };
}

/** Distance to the edge of a box, negative inside. */
function toBox(u: number, v: number, width: number, height: number, round: number): number {
  const [x, y] = [Math.abs(u) - width / 2 + round, Math.abs(v) - height / 2 + round];
  return Math.hypot(Math.max(0, x), Math.max(0, y)) + Math.min(0, Math.max(x, y)) - round;
}

/** Distance to the edge of the lit part, negative inside. */
function toEdge({ shape, width, height }: Lamp, u: number, v: number): number {
  const radius = width / 2;
  if (shape === 'ring') return Math.abs(Math.hypot(u, v) - radius * 0.82) - radius * 0.18;
  if (shape === 'disc') return Math.hypot(u, v) - radius;
  if (shape === 'octagon') {
    const [x, y] = [Math.abs(u), Math.abs(v)];
    return Math.max(x, y, (x + y) * Math.SQRT1_2) - radius;
  }
  if (shape === 'box') return toBox(u, v, width, height, 0.03);
  // A window of two by three panes.
  const [paneX, paneY] = [width / 2, height / 3];
  const x = Math.abs(((u + width) % paneX) - paneX / 2);
  const y = Math.abs(((v + height * 1.5) % paneY) - paneY / 2);
  return Math.max(toBox(u, v, width, height, 0), x - paneX / 2 + 0.035, y - paneY / 2 + 0.035);
}

/**
 * Looks at a lamp in a direction.
 * @param soft angle of a pixel, over which edges are soft
 * @returns how much of the pixel the lamp and its dark rim cover, and the share of full light
 */
export function shineOf(lamp: Lamp, direction: Color, soft: number): { cover: number; light: number } {
  const { at, facing } = lamp;
  const toward = -(direction[0] * facing[0] + direction[1] * facing[1] + direction[2] * facing[2]);
  if (toward <= 0.02) return { cover: 0, light: 0 };
  const distance = -(at[0] * facing[0] + at[1] * facing[1] + at[2] * facing[2]) / toward;
  // The lamp's own axes: across is level.
  const level = Math.max(1e-6, Math.hypot(facing[0], facing[2]));
  const across: Color = [facing[2] / level, 0, -facing[0] / level];
  const up: Color = [(-facing[0] * facing[1]) / level, level, (-facing[2] * facing[1]) / level];
  const [x, y, z] = [direction[0] * distance - at[0], direction[1] * distance - at[1], direction[2] * distance - at[2]];
  const [u, v] = [x * across[0] + z * across[2], x * up[0] + y * up[1] + z * up[2]];
  const edge = toEdge(lamp, u, v);
  const blur = distance * soft;
  const within = (depth: number): number => Math.max(0, Math.min(1, 0.5 - depth / blur));
  // The bulb behind the cloth makes the middle brighter; the rim is black.
  const hot = lamp.shape === 'window' ? 1 : 0.7 + 0.3 * Math.max(0, 1 - (u * u + v * v) / lamp.radius ** 2);
  const rim = lamp.shape === 'window' ? 0.04 : 0.025;
  return { cover: within(edge - rim), light: hot * within(edge) + 0.0004 };
}
