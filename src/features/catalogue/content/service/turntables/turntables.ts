import type { Database } from '../../../../../platform/database/pool.ts';
import { TURNTABLE_RECIPE } from '../../../../../platform/media/turntable/turntable.ts';
import { hasDueFiles, modelParts } from '../../store/parts/due-files.ts';

export { readTurntables, type TurntableRow } from '../../store/turntables/turntables.ts';

/** Whether a turntable of a work waits to be drawn. */
export const isTurntableDue = (db: Database, contentId: string): Promise<boolean> =>
  hasDueFiles(db, modelParts, contentId, TURNTABLE_RECIPE);
