import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Adds a rating; does nothing if the account has rated the work. @returns whether it was added */
export async function addRating(
  tx: Transaction,
  rating: {
    readonly id: string;
    readonly contentId: string;
    readonly accountId: string;
    readonly stars: number;
    readonly words: string;
  },
): Promise<boolean> {
  const { id, contentId, accountId, stars, words } = rating;
  const added = await tx
    .insertInto('rating')
    .values({ id, content_id: contentId, account_id: accountId, stars, words })
    .onConflict((conflict) => conflict.columns(['content_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a rating, or writes a deleted one again; one with the same stars and words stays as it is. */
export async function changeRating(
  tx: Transaction,
  accountId: string,
  contentId: string,
  { stars, words }: { readonly stars: number; readonly words: string },
): Promise<void> {
  await tx
    .updateTable('rating')
    .set({ stars, words, edited_at: sql<Date>`now()`, deleted_at: null })
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where(sql<boolean>`(stars, words, deleted_at) is distinct from (${stars}::smallint, ${words}::text, null)`)
    .execute();
}

/** Removes a rating. A hidden one is only emptied, so that its author can't unhide it by rating again. */
export async function removeRating(tx: Transaction, accountId: string, contentId: string, now: Date): Promise<void> {
  const found = await tx
    .selectFrom('rating')
    .select(['id', 'hidden_at'])
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return;
  if (found.hidden_at === null) await tx.deleteFrom('rating').where('id', '=', found.id).execute();
  else
    await tx
      .updateTable('rating')
      .set({ words: '', answer: null, answered_at: null, answered_by: null, deleted_at: now })
      .where('id', '=', found.id)
      .execute();
}

/** Sets or removes the answer to a rating. @returns whether the rating still exists */
export async function setAnswer(
  tx: Transaction,
  id: string,
  answer: { readonly words: string; readonly by: string; readonly at: Date } | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('rating')
    .set({ answer: answer?.words ?? null, answered_by: answer?.by ?? null, answered_at: answer?.at ?? null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Hides a rating, or shows it again with null. @returns whether anything changed */
export async function setHidden(
  tx: Transaction,
  id: string,
  hiding: { readonly by: string; readonly reason: string; readonly at: Date } | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('rating')
    .set({ hidden_at: hiding?.at ?? null, hidden_by: hiding?.by ?? null, hidden_reason: hiding?.reason ?? null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', hiding === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stars that an account gave, by work. */
export const readStarsBy = (db: Database, accountId: string) =>
  db
    .selectFrom('rating')
    .select(['content_id', 'stars'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
