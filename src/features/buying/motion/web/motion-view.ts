import type * as z from 'zod';
import { toCellStyle } from '../../../../ui/components/media/cell-style.ts';
import type { motionContract } from '../contract.ts';

export type MotionView = z.output<typeof motionContract.list.output>;
export type FilmView = MotionView['films'][number];

export const speeds = [0.25, 0.5, 1, 1.5, 2] as const;

const toMark = ({ isOpen }: MotionView): string => (isOpen ? '' : '.marked');

/** Address of the sheet with the frames of a film. */
export const toFilmAddress = (motion: MotionView, at: number): string =>
  `${motion.pictures}film.${at}${toMark(motion)}.webp`;

/** Address of the sheet with a still picture of each film. */
export const toStillsAddress = (motion: MotionView): string => `${motion.pictures}stills${toMark(motion)}.webp`;

/** Keyframes that show the frames of a sheet one after the other. */
export function toKeyframes(frames: number): Keyframe[] {
  const steps = Array.from({ length: frames }, (_, at) => ({
    backgroundPosition: toCellStyle(at, frames).backgroundPosition,
    offset: at / frames,
    easing: 'steps(1, end)',
  }));
  return [...steps, { backgroundPosition: toCellStyle(frames - 1, frames).backgroundPosition, offset: 1 }];
}

/** Frame that shows at a time of an animation that is repeated. */
export const toFrame = (ms: number, frameMs: number, frames: number): number =>
  Math.floor(ms / frameMs + 0.001) % frames;
