import type { Pixels } from '../renditions.ts';
import { placeCamera } from './camera.ts';
import { createDrawing } from './draw-model.ts';
import { readMesh } from './read-mesh.ts';

const SIZE = { width: 1366, height: 1024 } as const;
/** Angle in radians from which a model is shown first: a little from the right, as in the viewer of free models. */
export const FIRST_ANGLE = -0.6;

/** Draws a model as its preview. @throws Error if it can't be drawn */
export async function drawPreview(bytes: Buffer): Promise<Pixels> {
  const mesh = await readMesh(bytes);
  const draw = createDrawing(mesh, placeCamera(mesh, [FIRST_ANGLE], SIZE));
  return { data: draw(FIRST_ANGLE), info: { ...SIZE, channels: 3 } };
}
