import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/pool.ts';

export interface ListingEntry {
  readonly contentId: string;
  readonly categoryId: string;
  readonly popularity: number;
  readonly publishedAt: Date;
  readonly minPrice: number;
  /** Above the lowest, each once. */
  readonly otherPrices: readonly number[];
  readonly facets: readonly string[];
  readonly terms: readonly string[];
  readonly card: object;
}

/**
 * Holds the contents, and keeps their categories and contributors from changing, until the transaction ends: two that
 * refresh the same content take turns, and an unpublished category can't be overtaken. In one order everywhere.
 */
export async function lockSources(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select id from content where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  await sql`select g.id from category g where g.id in (select category_id from content where id = any(${ids}::uuid[])) order by g.id for share`.execute(
    tx,
  );
  await sql`select u.id from contributor u where u.id in (select contributor_id from content where id = any(${ids}::uuid[])) order by u.id for share`.execute(
    tx,
  );
}

/** Takes these contents out of the listing; what is public comes back with `addListings`. */
export async function removeListings(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from listing where content_id = any(${ids}::uuid[])`.execute(tx);
}

export async function addListings(tx: Transaction, entries: readonly ListingEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into listing (content_id, category_id, popularity, published_at, min_price, other_prices, facets, terms, card)
    select e."contentId", e."categoryId", e.popularity, e."publishedAt", e."minPrice",
      (select range_agg(int8range(price, price, '[]')) from unnest(e."otherPrices") price), e.facets, array_to_tsvector(e.terms), e.card
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e("contentId" uuid, "categoryId" uuid, popularity int, "publishedAt" timestamptz, "minPrice" bigint, "otherPrices" bigint[], facets text[], terms text[], card jsonb)`.execute(
    tx,
  );
}

/** Sorted by word, so that two publications take the rows in the same order. */
export async function addWords(tx: Transaction, words: readonly { word: string; stem: string }[]): Promise<void> {
  await sql`
    insert into dictionary (word, stem)
    select distinct on (word) word, stem from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, stem text) order by word
    on conflict do nothing`.execute(tx);
}

/** Forgets words that no listing has any more: the name of somebody who left or is called otherwise. */
export async function removeUnusedWords(
  tx: Transaction,
  words: readonly { readonly word: string; readonly stem: string }[],
): Promise<void> {
  const stems = words.flatMap(({ stem }) => [stem, `+${stem}`, `^${stem}`]);
  await sql`delete from term_count where n = 0 and term = any(${stems}::text[])`.execute(tx);
  await sql`
    delete from dictionary d where d.word = any(${words.map(({ word }) => word)}::text[])
      and not exists (select from term_count t where t.scope = '*' and t.term = d.stem)`.execute(tx);
}
