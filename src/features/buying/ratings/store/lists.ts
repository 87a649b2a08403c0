import type { Database, Transaction } from '../../../../platform/database/pool.ts';

interface IdPage {
  readonly after: { readonly id: string } | undefined;
  readonly limit: number;
}

export interface AllFilter {
  readonly state?: 'hidden' | 'shown' | undefined;
  readonly stars?: number | undefined;
  readonly contentId?: string | undefined;
}

const selectAll = (db: Database, { state, stars, contentId }: AllFilter) =>
  db
    .selectFrom('rating')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(state !== undefined, (all) => all.where('hidden_at', state === 'hidden' ? 'is not' : 'is', null))
    .$if(stars !== undefined, (all) => all.where('stars', '=', stars ?? 0))
    .$if(contentId !== undefined, (all) => all.where('content_id', '=', contentId ?? ''));

/** Ids of a page of all ratings, newest first. */
export async function readAllIds(db: Database, filter: AllFilter, { after, limit }: IdPage): Promise<string[]> {
  const rows = await selectAll(db, filter)
    .$if(after !== undefined, (all) => all.where('id', '<', after?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countAll(db: Database, filter: AllFilter, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(selectAll(db, filter).limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** All that an account wrote: its ratings, and its answers to those of others. */
export async function readWrittenBy(db: Database, accountId: string) {
  const ratings = await db
    .selectFrom('rating')
    .select(['content_id', 'stars', 'words', 'created_at', 'edited_at', 'hidden_at', 'hidden_reason'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('rating')
    .select(['content_id', 'answer', 'answered_at'])
    .where('answered_by', '=', accountId)
    .orderBy('id')
    .execute();
  return { ratings, answers };
}

/** Removes all that an account wrote. */
export async function removeWrittenBy(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('rating').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('rating')
    .set({ answer: null, answered_at: null, answered_by: null })
    .where('answered_by', '=', accountId)
    .execute();
}
