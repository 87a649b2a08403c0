import type { Database } from '../../../../platform/database/pool.ts';
import { registerMemory } from '../../../../platform/process-memory.ts';
import { findCategoryBehind, findSubcategoryBehind } from '../../categories/service/categories.ts';

/** Lifetime of cached keys that haven't been renamed, in milliseconds. Most pages are filtered by category. */
const KNOWN_MS = 5000;
const MAX_KNOWN = 1000;

const known = new Map<string, number>();
registerMemory(() => known.clear());

async function findCurrent(
  db: Database,
  key: string | undefined,
  level: 'c' | 's',
  find: (db: Database, key: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (key === undefined || key === '' || (known.get(`${level}:${key}`) ?? 0) > performance.now()) return key;
  const behind = await find(db, key);
  if (behind !== undefined) return behind;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(`${level}:${key}`, performance.now() + KNOWN_MS);
  return key;
}

/** Returns the current key of a category that may have been renamed. */
export const toCurrentCategoryKey = (db: Database, key: string | undefined): Promise<string | undefined> =>
  findCurrent(db, key, 'c', findCategoryBehind);

/** Returns the current key of a subcategory that may have been renamed. */
export const toCurrentSubcategoryKey = (db: Database, key: string | undefined): Promise<string | undefined> =>
  findCurrent(db, key, 's', findSubcategoryBehind);
