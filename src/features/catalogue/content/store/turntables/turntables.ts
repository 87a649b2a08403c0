import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

/** What is kept of a turntable. */
interface TurntableFacts {
  readonly frames: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export interface TurntableRow extends TurntableFacts {
  readonly fileId: string;
  readonly sha256: string;
  readonly recipe: number;
  /** Variants of the content that contain the model. */
  readonly offers: readonly Offer[];
}

/** Reads the turntables of all files of a content, in the order of its variants. */
export async function readTurntables(db: Database, contentId: string): Promise<readonly TurntableRow[]> {
  const { rows } = await sql<TurntableRow>`
    select t.file_id as "fileId", f.sha256, f.turntable_recipe as recipe, t.frames, t.columns, t.width, t.height,
      used.offers
    from (${usedFiles(contentId)}) used
    join file f on f.id = used.file_id
    join turntable t on t.file_id = f.id
    order by used.place`.execute(db);
  return rows;
}

/** Replaces the turntable of a file, and notes the recipe version that it was drawn for. */
export async function setTurntable(
  tx: Transaction,
  fileId: string,
  recipe: number,
  found: TurntableFacts | undefined,
): Promise<void> {
  await tx.deleteFrom('turntable').where('file_id', '=', fileId).execute();
  if (found !== undefined) {
    const { frames, columns, width, height } = found;
    await tx.insertInto('turntable').values({ file_id: fileId, frames, columns, width, height }).execute();
  }
  await tx.updateTable('file').set({ turntable_recipe: recipe }).where('id', '=', fileId).execute();
}
