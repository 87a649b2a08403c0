import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface ListedWork {
  readonly id: string;
  readonly title: string;
  readonly contributor_id: string;
  /** Name of the contributor. */
  readonly contributor: string;
  readonly username: string;
  readonly published_at: Date;
}

/** Public works that were published after a time, newest first. */
export async function readListedSince(db: Database, since: Date, max: number): Promise<ListedWork[]> {
  const { rows } = await sql<ListedWork>`
    select content_id as id, card ->> 'title' as title, card #>> '{contributor,_id}' as contributor_id,
      card #>> '{contributor,name}' as contributor, card #>> '{contributor,username}' as username, published_at
    from (
      select content_id, card::json as card, published_at from listing where published_at > ${since}
      order by published_at desc, content_id desc limit ${max}
    ) newest`.execute(db);
  return rows;
}
