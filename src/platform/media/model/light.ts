import type { Surface } from './surface.ts';

interface Lamp {
  /** Direction to the lamp, of length 1: x to the right, y up, z to the camera. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly color: readonly [number, number, number];
  /** Strength of its highlights. */
  readonly shine: number;
}

function createLamp(x: number, y: number, z: number, color: Lamp['color'], shine: number): Lamp {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length, color, shine };
}

/** Main light, fill light and rim light, which stay beside the camera while the model turns. */
const lamps: readonly Lamp[] = [
  createLamp(-0.5, 0.75, 0.62, [0.74, 0.71, 0.67], 1),
  createLamp(0.85, 0.15, 0.5, [0.2, 0.22, 0.25], 0.2),
  createLamp(0.35, 0.6, -0.75, [0.3, 0.3, 0.31], 0.5),
];
/** Light from above and from below. */
const [SKY, FLOOR] = [0.42, 0.2];
/** Part of the light that surfaces other than metal reflect. */
const MIRROR = 0.04;
/** Roughness from which a surface has no highlights. */
const DULL = 0.97;

/** Brightness of the room that a mirror shows in a direction. */
function reflectRoom(x: number, y: number, roughness: number): number {
  const sky = Math.max(0, Math.min(1, (y + 0.35) / 1.1));
  const window = Math.max(0, 1 - Math.abs(x + 0.45) * 4) * Math.max(0, y);
  return (0.16 + 0.8 * sky + 0.9 * window) * (1 - roughness) + 0.55 * roughness;
}

/** Lights a colour, which is changed, of a surface that faces in the direction x, y, z before the camera. */
export function lightColor(color: Float64Array, x: number, y: number, z: number, surface: Surface): void {
  const { metallic, roughness, emissive } = surface;
  const around = FLOOR + (SKY - FLOOR) * (0.5 + 0.5 * y);
  let red = around;
  let green = around;
  let blue = around;
  let shine = 0;
  const power = Math.min(300, 2 / (roughness ** 4 + 0.004));
  for (const lamp of lamps) {
    const facing = x * lamp.x + y * lamp.y + z * lamp.z;
    if (facing <= 0) continue;
    red += facing * lamp.color[0];
    green += facing * lamp.color[1];
    blue += facing * lamp.color[2];
    if (roughness > DULL) continue;
    const between = (facing + z) / Math.sqrt(2 + 2 * lamp.z);
    if (between > 0) shine += lamp.shine * (1 - roughness) ** 2 * between ** power;
  }
  const room = reflectRoom(2 * z * x, 2 * z * y, roughness) + 3 * shine;
  const base = MIRROR * (1 - roughness) * (1 - metallic) * room + 0.4 * shine * (1 - metallic);
  for (let channel = 0; channel < 3; channel += 1) {
    const light = (1 - metallic) * (channel === 0 ? red : channel === 1 ? green : blue) + metallic * room;
    color[channel] = (color[channel] ?? 0) * light + base + (emissive[channel] ?? 0);
  }
}
