import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

/** Stored data of a sound. */
export interface SoundFacts {
  readonly path: string;
  readonly format: string;
  readonly seconds: number;
  readonly levels: string;
  readonly tempo: number | null;
  readonly key: string | null;
  readonly loop: { readonly start: number; readonly end: number } | null;
  readonly sampleFormat: 'mp3' | 'wav';
  readonly heardSeconds: number;
}

interface SoundRow {
  readonly file_id: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly position: number;
  readonly path: string;
  readonly seconds: number;
  readonly levels: string;
  readonly tempo: number | null;
  readonly key: string | null;
  readonly loop_start: number | null;
  readonly loop_end: number | null;
  readonly sample_format: 'mp3' | 'wav';
  readonly heard_seconds: number;
  /** Variants of the content that contain the sound. */
  readonly offers: readonly Offer[];
}

/**
 * Reads the sounds of a content's files, in the order of its variants.
 * @param withArchives whether to read those of archives, too
 */
export async function readSounds(db: Database, contentId: string, withArchives: boolean): Promise<readonly SoundRow[]> {
  const { rows } = await sql<SoundRow>`
    select s.*, f.sha256, f.sounds_recipe as recipe, used.offers
    from (${usedFiles(contentId, sql<boolean>`(${withArchives} or vf.format <> 'zip')`)}) used
    join file f on f.id = used.file_id
    join sound s on s.file_id = f.id
    order by used.place, s.position`.execute(db);
  return rows;
}

/** Replaces the sounds of a file, and notes the recipe version that it was read for. */
export async function setSounds(tx: Transaction, fileId: string, recipe: number, sounds: readonly SoundFacts[]) {
  await tx.deleteFrom('sound').where('file_id', '=', fileId).execute();
  const rows = sounds.map(({ loop, sampleFormat, heardSeconds, ...sound }, position) => ({
    ...sound,
    file_id: fileId,
    position,
    loop_start: loop?.start ?? null,
    loop_end: loop?.end ?? null,
    sample_format: sampleFormat,
    heard_seconds: heardSeconds,
  }));
  if (rows.length > 0) await tx.insertInto('sound').values(rows).execute();
  await tx.updateTable('file').set({ sounds_recipe: recipe }).where('id', '=', fileId).execute();
}
