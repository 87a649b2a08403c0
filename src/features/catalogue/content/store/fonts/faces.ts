import { sql } from 'kysely';
import type { Database } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

/** Stored data of a font's face. */
export interface FaceFacts {
  readonly path: string;
  readonly format: string;
  readonly family: string;
  readonly style: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly glyphs: number;
  readonly codes: string;
  readonly axes: readonly { tag: string; name: string; min: number; max: number; initial: number }[];
  readonly features: readonly { tag: string; name: string }[];
  readonly bytes: number;
}

interface FaceRow extends FaceFacts {
  readonly file_id: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly position: number;
  /** Variants of the content that contain the face. */
  readonly offers: readonly Offer[];
}

/** Reads the faces of all files of a content, in the order of its variants. */
export async function readFaces(db: Database, contentId: string): Promise<readonly FaceRow[]> {
  const { rows } = await sql<FaceRow>`
    select a.*, f.sha256, f.faces_recipe as recipe, used.offers
    from (${usedFiles(contentId)}) used
    join file f on f.id = used.file_id
    join font_face a on a.file_id = f.id
    order by used.place, a.position`.execute(db);
  return rows;
}
