import type { Context } from '../../../../../platform/context.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { nameSample, SOUNDS_RECIPE, type SoundFacts } from '../../../../../platform/media/sounds/sound-facts.ts';
import { originalKey, soundFolder, soundKey } from '../../../../../platform/storage/storage.ts';
import { type DueFile, soundParts } from '../../store/parts/due-files.ts';
import { setSounds } from '../../store/sounds/sounds.ts';
import { keepParts, readDueParts, removeStoredParts } from '../parts/read-parts.ts';

const keepSounds = (ctx: Context, file: DueFile, recipe: number, sounds: readonly SoundFacts[]): Promise<void> =>
  keepParts(ctx, soundParts, file, (tx) => setSounds(tx, file.id, recipe, sounds));

async function readFile(ctx: Context, file: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = file;
  const { storage, log } = ctx.platform;
  await readStoredFile(ctx.platform, { key: originalKey(sha256), name, sounds: true }, async (outcome, folder) => {
    if (outcome.file === null)
      log.warn({ sha256, code: outcome.refusal.code }, 'the sounds of a file could not be read');
    const sounds = outcome.file?.sounds ?? [];
    for (const [at, { sampleFormat }] of sounds.entries())
      for (const isMarked of [false, true]) {
        const sample = nameSample(at, sampleFormat, isMarked);
        await storage.putFile(soundKey(sha256, recipe, sample), `${folder}/${sample}`);
      }
    await keepSounds(ctx, file, recipe, sounds);
    await removeStoredParts(storage, soundFolder(sha256), recipe);
  });
}

/**
 * Measures sounds that aren't measured yet, or were with an older recipe version, and makes samples of them.
 * @param recipe tests use another version
 */
export const readSounds = (ctx: Context, recipe = SOUNDS_RECIPE): Promise<void> =>
  readDueParts(ctx, {
    parts: soundParts,
    recipe,
    read: (file) => readFile(ctx, file, recipe),
    keepNone: (file) => keepSounds(ctx, file, recipe, []),
  });
