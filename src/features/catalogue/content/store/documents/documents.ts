import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

/** What is kept of a document. */
interface DocumentFacts {
  readonly path: string;
  readonly pages: number;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly fonts: readonly string[];
}

interface DocumentRow extends DocumentFacts {
  readonly fileId: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly position: number;
  /** Name of the archive that contains the document; null if it is a file of its own. */
  readonly archive: string | null;
  /** Variants of the content that contain the document. */
  readonly offers: readonly Offer[];
}

/** Reads the documents of all files of a content, in the order of its variants. */
export async function readDocuments(db: Database, contentId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.file_id as "fileId", f.sha256, f.documents_recipe as recipe, d.position, d.path, d.pages, d.sizes, d.fonts,
      case when f.media_type = 'application/zip' then (
        select min(vf.name) from variant v join variant_file vf on vf.variant_id = v.id
        where v.content_id = ${contentId} and vf.file_id = f.id
      ) end as archive,
      used.offers
    from (${usedFiles(contentId)}) used
    join file f on f.id = used.file_id
    join document d on d.file_id = f.id
    order by used.place, d.position`.execute(db);
  return rows;
}

/** Replaces the documents of a file, and notes the recipe version that their pages were drawn for. */
export async function setDocuments(
  tx: Transaction,
  fileId: string,
  recipe: number,
  documents: readonly DocumentFacts[],
): Promise<void> {
  await tx.deleteFrom('document').where('file_id', '=', fileId).execute();
  const rows = documents.map(({ path, pages, sizes, fonts }, position) => ({
    file_id: fileId,
    position,
    path,
    pages,
    sizes: JSON.stringify(sizes),
    fonts: JSON.stringify(fonts),
  }));
  if (rows.length > 0) await tx.insertInto('document').values(rows).execute();
  await tx.updateTable('file').set({ documents_recipe: recipe }).where('id', '=', fileId).execute();
}
