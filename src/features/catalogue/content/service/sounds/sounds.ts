import type { Database } from '../../../../../platform/database/pool.ts';
import { SOUNDS_RECIPE } from '../../../../../platform/media/sounds/sound-facts.ts';
import { hasDueFiles, soundParts } from '../../store/parts/due-files.ts';
import { readSounds } from '../../store/sounds/sounds.ts';
import { isOfCategory } from '../place-contents.ts';

export type StoredSound = Awaited<ReturnType<typeof readSounds>>[number];

const isSoundWork = (db: Database, contentId: string): Promise<boolean> => isOfCategory(db, contentId, 'audio');

/**
 * Lists the sounds of a work; none for archives outside of the sound category, which may contain other people's sounds.
 */
export const findSounds = async (db: Database, contentId: string): Promise<readonly StoredSound[]> =>
  readSounds(db, contentId, await isSoundWork(db, contentId));

/** Whether files of a work wait for their sounds to be read. */
export const areSoundsDue = async (db: Database, contentId: string): Promise<boolean> =>
  (await isSoundWork(db, contentId)) && hasDueFiles(db, soundParts, contentId, SOUNDS_RECIPE);
