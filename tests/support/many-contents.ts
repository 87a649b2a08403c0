import pg from 'pg';
import type { TestApp } from './app.ts';

export interface ManyContents {
  readonly count: number;
  /** Categories; the first one has 99% of the contents. */
  readonly categories: readonly string[];
  /** Contributors; the first one has 90% of the contents. */
  readonly contributors: readonly string[];
}

/**
 * Inserts contents in every status with titles, keywords and prices, but without files, previews and listings, which is
 * sufficient for admins' lists. Triggers are disabled, so that a million takes minutes.
 */
export async function fillContents(
  { superuserUrl }: Pick<TestApp, 'superuserUrl'>,
  { count, categories, contributors }: ManyContents,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into licence (code, name, summary, url, attribution_required, commercial_use)
       values ('many', 'many', 'Use it.', 'https://example.com/licence', false, true) on conflict do nothing`,
    );
    await client.query(
      `insert into content (id, contributor_id, category_id, title, status, ai, created_at, updated_at, published_at)
       select uuidv7(make_interval(secs => n - $1::integer)),
         ($3::uuid[])[case when n % 10 = 0 then 2 else 1 end], ($2::uuid[])[case when n % 100 = 0 then 2 else 1 end],
         'work ' || n || ' ' || md5(n::text),
         case when n % 100 < 90 then 'published' else (array['draft', 'pending', 'changes_requested', 'rejected', 'unpublished'])[n % 5 + 1] end,
         n % 20 = 0, now(), now() - make_interval(secs => (n * 7919::bigint) % $1::integer), now()
       from generate_series(1, $1::integer) n`,
      [count, categories, contributors],
    );
    await client.query(
      `insert into content_keyword (content_id, keyword, position)
       select id, keyword, place from content,
         lateral (values (0, 'boat'), (1, 'k' || substr(md5(id::text), 1, 3))) as word (place, keyword)
       where place = 1 or substr(id::text, 36, 1) in ('0', '1')`,
    );
    await client.query(
      `insert into variant (id, content_id, name, licence_code, price, position)
       select gen_random_uuid(), id, 'One', 'many',
         case substr(id::text, 36, 1) when '0' then null when '1' then 0 when '2' then 0 else 4900 end, 0 from content`,
    );
    await client.query('analyze content, content_keyword, variant, category, contributor');
  } finally {
    await client.end();
  }
}
