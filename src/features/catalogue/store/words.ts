import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { Candidate } from '../rules/spelling.ts';

const MAX = 60;

/** Words that share enough letter groups with this one (the threshold is set with the connection) and are in use. */
export async function readAlikeWords(db: Database, word: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select d.word, d.stem, t.n from dictionary d join term_count t on t.scope = '*' and t.term = d.stem and t.n > 0
    where d.word % ${word} order by similarity(d.word, ${word}) desc, t.n desc limit ${MAX}`.execute(db);
  return rows;
}
