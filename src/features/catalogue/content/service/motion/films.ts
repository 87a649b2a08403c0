import type { Database } from '../../../../../platform/database/pool.ts';
import { MOTION_RECIPE } from '../../../../../platform/media/motion/film.ts';
import { hasDueFile } from '../../store/motion/draw-films.ts';
import { readFilms } from '../../store/motion/films.ts';
import { isOfCategory } from '../place-contents.ts';

/** Key of the category whose works are played. */
export const MOTION_CATEGORY = 'motion';

/** Finds the films of a work; none for a work of another category, whose archives may hold loaders of its page. */
export const findFilms = async (db: Database, contentId: string) =>
  (await isOfCategory(db, contentId, MOTION_CATEGORY)) ? readFilms(db, contentId) : undefined;

/** Whether animations of a work wait to be drawn. */
export const areFilmsDue = async (db: Database, contentId: string): Promise<boolean> =>
  (await isOfCategory(db, contentId, MOTION_CATEGORY)) && hasDueFile(db, contentId, MOTION_RECIPE);
