import type * as z from 'zod';
import type { turntablesContract } from '../contract.ts';

export type TurntableView = z.output<typeof turntablesContract.find.output>['turntables'][number];

const turntableFormats = new Set(['glb']);

/** Whether a work may have turntables. */
export const mayHaveTurntables = ({
  variants,
}: {
  readonly variants: readonly { readonly files: readonly { readonly format: string }[] }[];
}): boolean => variants.some(({ files }) => files.some(({ format }) => turntableFormats.has(format)));

/** Keeps the number of a frame within one turn. */
export const toFrame = ({ frames }: TurntableView, at: number): number => ((Math.round(at) % frames) + frames) % frames;

/** Angle of a frame in degrees. */
export const toDegrees = ({ frames }: TurntableView, at: number): number => Math.round((at * 360) / frames);

/** Place of a frame on the sheet in pixels. */
export const findFrame = ({ columns, width, height }: TurntableView, at: number): readonly [x: number, y: number] => [
  (at % columns) * width,
  Math.floor(at / columns) * height,
];
