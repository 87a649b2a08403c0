import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

const MAX_WORDS = 60;

/**
 * Finds Bangla words of works that share a sound key with these. The condition on the sounds repeats that of the
 * partial index.
 */
export async function readWordsBySound(db: Database, keys: readonly string[]) {
  const { rows } = await sql<{ word: string; stem: string; sounds: string[] }>`
    select word, stem, sounds from dictionary join term_count on scope = '*' and term = stem and n > 0
    where sounds <> '{}' and sounds && ${keys}::text[] order by n desc, word limit ${MAX_WORDS}`.execute(db);
  return rows;
}

/** Finds Bangla words of works that normalize to one of these spellings. */
export async function readWordsBySpelling(db: Database, folded: readonly string[]) {
  const { rows } = await sql<{ word: string; stem: string; folded: string }>`
    select word, stem, folded from dictionary join term_count on scope = '*' and term = stem and n > 0
    where folded = any(${folded}::text[]) order by n desc, word limit ${MAX_WORDS}`.execute(db);
  return rows;
}
