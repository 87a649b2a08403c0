import type * as z from 'zod';
import type { panoramasContract } from '../contract.ts';

export type PanoramaView = NonNullable<z.output<typeof panoramasContract.find.output>['panorama']>;

/** Where the visitor looks: direction and height in degrees, and the angle that the longer side of the stage shows. */
export interface Camera {
  readonly yaw: number;
  readonly pitch: number;
  readonly angle: number;
}

export const start: Camera = { yaw: 0, pitch: 0, angle: 95 };
const [MIN_ANGLE, MAX_ANGLE] = [20, 110];
const MAX_PITCH = 90;
/** Degrees by which an arrow key turns at the usual zoom. */
const KEY_TURN = 6;
/** Factor by which a key or button zooms. */
export const ZOOM_STEP = 1.25;

/** Exposures of the slider in stops. Marked pictures lack bright light, so little is to be seen at lower ones. */
export const listStops = ({ isOpen }: PanoramaView) => ({ min: isOpen ? -8 : -3, max: 4, step: 0.25 });

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Turns by degrees to the right and upwards. Up and down end at the poles. */
export const turn = ({ yaw, pitch, angle }: Camera, right: number, up: number): Camera => ({
  yaw: (((yaw + right) % 360) + 360) % 360,
  pitch: clamp(pitch + up, -MAX_PITCH, MAX_PITCH),
  angle,
});

/** Zooms in by a factor; below 1 it zooms out. */
export const zoom = (camera: Camera, by: number): Camera => ({
  ...camera,
  angle: clamp(camera.angle / by, MIN_ANGLE, MAX_ANGLE),
});

/** Turns as far as the picture under the pointer has moved. `side`: longer side of the stage in the same pixels. */
export const drag = (camera: Camera, x: number, y: number, side: number): Camera =>
  turn(camera, (-x * camera.angle) / side, (y * camera.angle) / side);

/** Answers a key; undefined if it means nothing here. */
export function pressKey(camera: Camera, key: string): Camera | undefined {
  const by = (KEY_TURN * camera.angle) / start.angle;
  if (key === 'ArrowLeft') return turn(camera, -by, 0);
  if (key === 'ArrowRight') return turn(camera, by, 0);
  if (key === 'ArrowUp') return turn(camera, 0, by);
  if (key === 'ArrowDown') return turn(camera, 0, -by);
  if (key === '+' || key === '=') return zoom(camera, ZOOM_STEP);
  if (key === '-') return zoom(camera, 1 / ZOOM_STEP);
  return key === '0' || key === 'Home' ? start : undefined;
}

/** Half of the stage's width and height at a distance of 1 from the eye. */
export function measureStage({ angle }: Camera, width: number, height: number): readonly [x: number, y: number] {
  const longer = Math.tan((angle * Math.PI) / 360);
  const side = Math.max(width, height, 1);
  return [(longer * width) / side, (longer * height) / side];
}

/** Chooses the narrowest picture that has a pixel for each of the stage, or else the widest. */
export function chooseWidth({ widths }: PanoramaView, { angle }: Camera, side: number, max: number): number {
  const usable = widths.filter((width) => width <= max);
  return usable.find((width) => width >= (side * 360) / angle) ?? usable.at(-1) ?? widths[0] ?? 0;
}

export const toAddress = ({ pictures, isOpen }: PanoramaView, width: number): string =>
  `${pictures}${width}${isOpen ? '' : '.marked'}.webp`;
