import type { Transaction } from '../../../../../platform/database/pool.ts';
import type { FaceFacts } from './faces.ts';

/** Replaces the faces of a file, and notes the recipe version that it was read for. */
export async function setFaces(tx: Transaction, fileId: string, recipe: number, faces: readonly FaceFacts[]) {
  await tx.deleteFrom('font_face').where('file_id', '=', fileId).execute();
  const rows = faces.map(({ axes, features, ...face }, position) => ({
    ...face,
    file_id: fileId,
    position,
    axes: JSON.stringify(axes),
    features: JSON.stringify(features),
  }));
  if (rows.length > 0) await tx.insertInto('font_face').values(rows).execute();
  await tx.updateTable('file').set({ faces_recipe: recipe }).where('id', '=', fileId).execute();
}
