import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';

const FORMATS = ['svg', 'json', 'gif', 'webp', 'png'];

/** Files of contents that may hold animations, with their place in the content. */
export const filesThatMayMove = (condition: RawBuilder<unknown>) => sql`
  select v.content_id, vf.file_id, min(v.position * 1000 + vf.position) as place, min(vf.name) as name
  from content c
  join variant v on v.content_id = c.id
  join variant_file vf on vf.variant_id = v.id
  where ${condition}
    and (vf.format = any (${FORMATS}::text[]) or vf.format = 'zip' and vf.contained_formats && ${FORMATS}::text[])
  group by v.content_id, vf.file_id`;

const findDue = (condition: RawBuilder<unknown>, recipe: number, limit: number) => sql<DueFile>`
  with used as (${filesThatMayMove(condition)})
  select f.id, f.sha256, min(used.name) as name
  from used join file f on f.id = used.file_id
  where f.motion_recipe < ${recipe} and f.deleting_at is null
    -- Only one file of a content is shown, so the next one is drawn only if those before it don't move.
    and not exists (
      select from used earlier join file e on e.id = earlier.file_id
      where earlier.content_id = used.content_id and earlier.place < used.place
        and (e.motion_recipe < ${recipe} or exists (select from film where film.file_id = e.id))
    )
  group by f.id, f.sha256
  order by f.id limit ${limit}`;

export interface DueFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
}

/** Finds files of a category's contents whose animations were last drawn for an older recipe version. */
export async function readDueFiles(db: Database, categoryId: string, recipe: number, limit: number) {
  return (await findDue(sql`c.category_id = ${categoryId}`, recipe, limit).execute(db)).rows;
}

/** Whether animations of a content wait to be drawn. */
export async function hasDueFile(db: Database, contentId: string, recipe: number): Promise<boolean> {
  return (await findDue(sql`c.id = ${contentId}`, recipe, 1).execute(db)).rows.length > 0;
}

export interface FilmFacts {
  readonly path: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly poster: number;
  readonly isLight: boolean;
}

/** Replaces the films of a file, and notes the recipe version that they were drawn for. */
export async function setFilms(tx: Transaction, fileId: string, recipe: number, films: readonly FilmFacts[]) {
  await tx.deleteFrom('film').where('file_id', '=', fileId).execute();
  const rows = films.map(({ isLight, ...film }, position) => ({
    ...film,
    file_id: fileId,
    position,
    is_light: isLight,
  }));
  if (rows.length > 0) await tx.insertInto('film').values(rows).execute();
  await tx.updateTable('file').set({ motion_recipe: recipe }).where('id', '=', fileId).execute();
}
