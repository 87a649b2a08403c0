import type { Database, Transaction } from '../../../platform/database/pool.ts';

interface Change {
  readonly from: string;
  /** The new keyword; null for a removal. */
  readonly to: string | null;
}

const listNames = ({ from, to }: Change): string[] => (to === null ? [from] : [from, to]);

/** Unfinished changes that have a keyword in common with this one. */
export async function readUnderWay(db: Database, wanted: Change): Promise<Change[]> {
  return db
    .selectFrom('keyword_under_way')
    .select(['from_keyword as from', 'to_keyword as to'])
    .distinct()
    .where('keyword', 'in', listNames(wanted))
    .orderBy('from_keyword')
    .execute();
}

export async function removeUnderWay(tx: Transaction, { from, to }: Change): Promise<void> {
  await tx
    .deleteFrom('keyword_under_way')
    .where('from_keyword', '=', from)
    .where('to_keyword', 'is not distinct from', to)
    .execute();
}

/** Adds a change, unless it exists already. */
export async function addUnderWay(tx: Transaction, change: Change): Promise<void> {
  await removeUnderWay(tx, change);
  await tx
    .insertInto('keyword_under_way')
    .values(listNames(change).map((keyword) => ({ keyword, from_keyword: change.from, to_keyword: change.to })))
    .execute();
}
