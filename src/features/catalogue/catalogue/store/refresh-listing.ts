import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { ListingEntry } from '../rules/listing.ts';
import type { DictionaryWord } from '../rules/terms.ts';

/** Version of the listings' format, such as the stems in use. Increase it to have older rows rebuilt. */
export const LISTING_RECIPE = 4;

/** Removes the listings of these contents; `addListings` adds those of public contents again. */
export async function removeListings(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('listing').where('content_id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export async function addListings(tx: Transaction, entries: readonly ListingEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into listing (content_id, recipe, category_key, popularity, published_at, updated_at, min_price, other_prices, facets, terms, card, subcategories)
    select e."contentId", ${LISTING_RECIPE}, e."categoryKey",
      coalesce((select popularity_of(views, downloads, favorites) + editorial_weight from content_stat t where t.content_id = e."contentId"), 0),
      e."publishedAt", e."updatedAt", e."minPrice",
      (select range_agg(int8range(price, price, '[]')) from unnest(e."otherPrices") price), e.facets, array_to_tsvector(e.terms), e.card, e.subcategories
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e("contentId" uuid, "categoryKey" text, "publishedAt" timestamptz, "updatedAt" timestamptz, "minPrice" bigint, "otherPrices" bigint[],
        facets text[], terms text[], card text, subcategories text)`.execute(tx);
}

/** Adds words in alphabetical order, so that concurrent publications lock the rows in the same order. */
export async function addWords(tx: Transaction, words: readonly DictionaryWord[]): Promise<void> {
  await sql`
    insert into dictionary (word, stem, sounds, folded)
    select distinct on (word) word, stem, sounds, folded
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, stem text, sounds text[], folded text) order by word
    on conflict (word) do update set stem = excluded.stem, sounds = excluded.sounds, folded = excluded.folded
    where (dictionary.stem, dictionary.sounds, dictionary.folded) is distinct from (excluded.stem, excluded.sounds, excluded.folded)`.execute(
    tx,
  );
}

/** Finds at most `max` contents whose listing has an older format. */
export async function readOutdated(db: Database, recipe: number, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('content_id')
    .where('recipe', '<', recipe)
    // The index has this order. Without it, outdated statistics let the planner read the whole table for a few rows.
    .orderBy('recipe')
    .limit(max)
    .execute();
  return rows.map((row) => row.content_id);
}

/** Removes words that no listing has any more, such as the name of a contributor who left or was renamed. */
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
