import type { Context } from '../../../../../platform/context.ts';
import { FACES_RECIPE, type FontFace, nameFace } from '../../../../../platform/media/faces/font-face.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { faceFolder, faceKey, originalKey, type Storage } from '../../../../../platform/storage/storage.ts';
import { setFaces } from '../../store/fonts/set-faces.ts';
import { type DueFile, fontParts } from '../../store/parts/due-files.ts';
import { keepParts, readDueParts, removeStoredParts } from '../parts/read-parts.ts';

/** Removes the stored faces of a file, except those of a recipe version. */
export const removeFaces = (storage: Storage, sha256: string, kept?: number): Promise<void> =>
  removeStoredParts(storage, faceFolder(sha256), kept);

const keepFaces = (ctx: Context, file: DueFile, recipe: number, faces: readonly FontFace[]): Promise<void> =>
  keepParts(ctx, fontParts, file, (tx) => setFaces(tx, file.id, recipe, faces));

async function readFont(ctx: Context, font: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = font;
  const { storage, log } = ctx.platform;
  await readStoredFile(ctx.platform, { key: originalKey(sha256), name, faces: true }, async (outcome, folder) => {
    if (outcome.file === null)
      log.warn({ sha256, code: outcome.refusal.code }, 'the faces of a font could not be read');
    const faces = outcome.file?.faces ?? [];
    for (const at of faces.keys()) await storage.putFile(faceKey(sha256, recipe, at), `${folder}/${nameFace(at)}`);
    await keepFaces(ctx, font, recipe, faces);
    await removeFaces(storage, sha256, recipe);
  });
}

/**
 * Reads the faces of fonts that aren't read yet, or were read with an older recipe version.
 * @param recipe tests use another version
 */
export const readFonts = (ctx: Context, recipe = FACES_RECIPE): Promise<void> =>
  readDueParts(ctx, {
    parts: fontParts,
    recipe,
    read: (font) => readFont(ctx, font, recipe),
    keepNone: (font) => keepFaces(ctx, font, recipe, []),
  });
