import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

export interface ContributorRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly website: string | null;
  readonly image_key: string | null;
  readonly created_at: Date;
  readonly contents: number;
  readonly downloads: number;
  readonly views: number;
}

/** An active contributor, by identifier or username, with totals over everything of theirs that is public. */
export async function readContributor(db: Database, idOrUsername: string): Promise<ContributorRow | undefined> {
  const { rows } = await sql<ContributorRow>`
    select u.id, u.username, u.name, u.bio, u.website, u.image_key, u.created_at,
      coalesce((select n from term_count where scope = '*' and term = 'u:' || u.id), 0) as contents,
      coalesce(sum(t.downloads), 0)::bigint as downloads, coalesce(sum(t.views), 0)::bigint as views
    from contributor u left join content c on c.contributor_id = u.id and c.status = 'published' left join content_stat t on t.content_id = c.id
    where u.status = 'active' and (u.username = ${idOrUsername} or u.id::text = ${idOrUsername})
    group by u.id`.execute(db);
  return rows[0];
}

export async function readContributorId(db: Database, username: string): Promise<string | undefined> {
  return (await db.selectFrom('contributor').select('id').where('username', '=', username).executeTakeFirst())?.id;
}
