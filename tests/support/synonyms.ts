import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Creates a pair of synonyms; each word is its own stem. */
export async function makeSynonym(app: TestApp, one: string, other: string): Promise<string> {
  const id = createId();
  await app.pool.query('insert into synonym (id, one, other, one_stems, other_stems) values ($1, $2, $3, $2, $3)', [
    id,
    one,
    other,
  ]);
  return id;
}
