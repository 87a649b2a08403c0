import type { Database } from '../../../../../platform/database/pool.ts';
import { PANORAMA_RECIPE } from '../../../../../platform/media/panorama/panorama.ts';
import { hasDueMap, type PanoramaRow, readPanoramas } from '../../store/panoramas/panoramas.ts';
import { isOfCategory } from '../place-contents.ts';

export type { PanoramaRow };

/** Key of the category whose works are shown as panoramas. */
export const PANORAMA_CATEGORY = 'environments';

/** Lists the panoramas of an environment, the widest first; none for a work of another category. */
export const findPanoramas = async (db: Database, contentId: string): Promise<readonly PanoramaRow[]> =>
  (await isOfCategory(db, contentId, PANORAMA_CATEGORY)) ? readPanoramas(db, contentId) : [];

/** Whether a panorama of an environment waits to be drawn. */
export const isPanoramaDue = async (db: Database, contentId: string): Promise<boolean> =>
  (await isOfCategory(db, contentId, PANORAMA_CATEGORY)) && hasDueMap(db, contentId, PANORAMA_RECIPE);
