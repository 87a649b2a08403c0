import { sql } from 'kysely';
import type { Database } from '../../../../../platform/database/pool.ts';
import { filesThatMayMove } from './draw-films.ts';

export interface FilmRow {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly poster: number;
  readonly isLight: boolean;
}

interface FilmSet {
  readonly file_id: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly films: readonly FilmRow[];
  /** Variants that contain the file, or all of its drawings in another archive. */
  readonly offers: readonly { readonly variantId: string; readonly price: number | null }[];
}

/** Reads the films of a content: those of its first file that has any. */
export async function readFilms(db: Database, contentId: string): Promise<FilmSet | undefined> {
  const { rows } = await sql<FilmSet>`
    with chosen as (
      select f.id, f.sha256, f.motion_recipe
      from (${filesThatMayMove(sql`c.id = ${contentId}`)}) used join file f on f.id = used.file_id
      where exists (select from film where film.file_id = f.id)
      order by used.place limit 1
    )
    select chosen.id as file_id, chosen.sha256, chosen.motion_recipe as recipe,
      (select json_agg(json_build_object('name', name, 'width', width, 'height', height, 'frames', frames,
        'poster', poster, 'isLight', is_light) order by position) from film where file_id = chosen.id) as films,
      (select coalesce(json_agg(json_build_object('variantId', v.id, 'price', v.price) order by v.position), '[]')
        from variant v where v.content_id = ${contentId} and (
          exists (select from variant_file vf where vf.variant_id = v.id and vf.file_id = chosen.id)
          or exists (select from drawing where file_id = chosen.id) and not exists (
            select from drawing d where d.file_id = chosen.id and not exists (
              select from variant_file vf join drawing other on other.file_id = vf.file_id
              where vf.variant_id = v.id and other.digest = d.digest
            )
          )
        )) as offers
    from chosen`.execute(db);
  return rows[0];
}
