import type { Database, Transaction } from '../../../platform/database/pool.ts';
import {
  type KeywordUse,
  readKeywordUses as readKeywordUseRows,
  readKeywordsByPrefix as readPrefixRows,
  readSimilarWords as readSimilarRows,
} from '../store/keywords.ts';
import { readCounts } from '../store/listing.ts';

export type { KeywordUse } from '../store/keywords.ts';

/** How many public contents have each of these keywords, in lower case; those that none has are missing. */
export async function countKeywords(db: Database, keywords: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await readCounts(
    db,
    '*',
    keywords.map((keyword) => `w:${keyword}`),
  );
  return new Map(
    keywords.flatMap((keyword): [string, number][] => {
      const count = counts.get(`w:${keyword}`) ?? 0;
      return count === 0 ? [] : [[keyword, count]];
    }),
  );
}

/** Keywords that begin with the text, the most used first, without those of `except`. `prefix` is a LIKE pattern. */
export const readKeywordsByPrefix = (
  db: Database,
  prefix: string,
  except: readonly string[],
  max: number,
): Promise<{ keyword: string; n: number }[]> => readPrefixRows(db, prefix, except, max);

/** Words of titles and keywords that are spelt like the text and in use, the most alike first. */
export const readSimilarWords = (db: Database, text: string, max: number): Promise<{ word: string; n: number }[]> =>
  readSimilarRows(db, text, max);

/** How keywords are used now: see the store. For a job, in its transaction. */
export const readKeywordUses = (
  tx: Transaction,
  categoryKeys: readonly string[],
  searched: readonly string[],
  days: number,
): Promise<KeywordUse[]> => readKeywordUseRows(tx, categoryKeys, searched, days);
