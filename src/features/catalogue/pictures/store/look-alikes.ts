import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const selectFound = compileOnce((db: Database, contentId: string) =>
  db.selectFrom('look_alike').select('found').where('content_id', '=', contentId),
);

/** Reads the stored works similar to this one, most similar first; empty if they haven't been computed yet. */
export const readLookAlikes = async (db: Database, contentId: string): Promise<readonly string[]> =>
  (await selectFound(db, contentId))[0]?.found ?? [];

/**
 * Finds works with a processed first picture whose similar works have to be computed: first new works, then results
 * from before `before`.
 */
export async function readDueLookAlikes(
  db: Database,
  { recipe, before, limit }: { readonly recipe: number; readonly before: Date; readonly limit: number },
) {
  return db
    .selectFrom('look_alike')
    .select(['content_id', sql<boolean>`found = '{}'`.as('is_first')])
    .where((eb) => eb.or([eb('found_at', 'is', null), eb('found_at', '<', before)]))
    .where((eb) =>
      eb(
        eb.fn.coalesce(
          eb
            .selectFrom('picture')
            .select('recipe')
            .whereRef('picture.content_id', '=', 'look_alike.content_id')
            .orderBy('position')
            .limit(1),
          sql.lit(recipe),
        ),
        '>=',
        recipe,
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

/** Requests that similar works of these works are computed again. Rows are locked in the order of identifiers. */
export async function askForLookAlikes(tx: Transaction, contentIds: readonly string[]): Promise<void> {
  await sql`
    update look_alike set found_at = null where content_id in (
      select content_id from look_alike where content_id = any(${contentIds}::uuid[]) and found_at is not null
      order by content_id for update
    )`.execute(tx);
}
