import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const selectFound = compileOnce((db: Database, contentId: string) =>
  db.selectFrom('look_alike').select('found').where('content_id', '=', contentId),
);

/** Works that are like this one, the most alike first; none where they weren't found yet. */
export const readLookAlikes = async (db: Database, contentId: string): Promise<readonly string[]> =>
  (await selectFound(db, contentId))[0]?.found ?? [];

/** Works whose look-alikes are to be found, and whose picture is known; then those whose were found before that time. */
export async function readDueLookAlikes(
  db: Database,
  { recipe, before, limit }: { readonly recipe: number; readonly before: Date; readonly limit: number },
) {
  return db
    .selectFrom('look_alike')
    .select(['content_id', sql<boolean>`found = '{}'`.as('is_first')])
    .where((eb) => eb.or([eb('found_at', 'is', null), eb('found_at', '<', before)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('picture')
            .select('picture.content_id')
            .whereRef('picture.content_id', '=', 'look_alike.content_id')
            .where('recipe', '<', recipe),
        ),
      ),
    )
    .orderBy('found_at', (order) => order.asc().nullsFirst())
    .orderBy('content_id')
    .limit(limit)
    .execute();
}

export async function setLookAlikes(
  tx: Transaction,
  contentId: string,
  found: readonly string[],
  foundAt: Date,
): Promise<void> {
  await tx
    .updateTable('look_alike')
    .set({ found: [...found], found_at: foundAt })
    .where('content_id', '=', contentId)
    .execute();
}

/** Has the look-alikes of these works found again, in the order of their identifiers. */
export async function askForLookAlikes(tx: Transaction, contentIds: readonly string[]): Promise<void> {
  await sql`
    update look_alike set found_at = null where content_id in (
      select content_id from look_alike where content_id = any(${contentIds}::uuid[]) and found_at is not null
      order by content_id for update
    )`.execute(tx);
}
