import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

/** The nearest known words to each unknown one, most alike and most used first; words nobody uses any more don't count. */
export async function nearestWord(db: Database, word: string): Promise<{ word: string; stem: string } | undefined> {
  const { rows } = await sql<{ word: string; stem: string }>`
    select d.word, d.stem from dictionary d join term_count t on t.scope = '*' and t.term = d.stem and t.n > 0
    where d.word % ${word} order by similarity(d.word, ${word}) desc, t.n desc limit 1`.execute(db);
  return rows[0];
}
