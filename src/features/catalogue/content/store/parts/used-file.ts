import { sql } from 'kysely';
import type { Database } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from './used-files.ts';

export interface UsedFile {
  readonly sha256: string;
  readonly size: number;
  readonly mediaType: string;
  /** Name that its contributor gave it. */
  readonly name: string;
  /** Size of a picture in pixels; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether a check found that the stored bytes are missing or have changed. */
  readonly isDamaged: boolean;
  /** Variants of the content that contain the file. */
  readonly offers: readonly Offer[];
}

/** Reads a file of a content with the variants that contain it. */
export async function readUsedFile(db: Database, contentId: string, fileId: string): Promise<UsedFile | undefined> {
  const { rows } = await sql<UsedFile>`
    select f.sha256, f.size, f.media_type as "mediaType", f.damaged_at is not null as "isDamaged", used.offers,
      named.name, named.width, named.height
    from (${usedFiles(contentId)}) used join file f on f.id = used.file_id
    join lateral (
      select vf.name, vf.width, vf.height from variant v join variant_file vf on vf.variant_id = v.id
      where v.content_id = ${contentId} and vf.file_id = f.id order by v.position limit 1
    ) named on true
    where f.id = ${fileId}`.execute(db);
  return rows[0];
}
