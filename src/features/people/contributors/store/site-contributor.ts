import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export async function readHouseContributorId(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('contributor').select('id').where('is_house', '=', true).executeTakeFirst();
  return row?.id;
}

/** Adds the site's own contributor, unless a concurrent call has added it or the username is taken. */
export async function addHouseContributor(
  tx: Transaction,
  { username, name }: { readonly username: string; readonly name: string },
): Promise<void> {
  await tx
    .insertInto('contributor')
    .values({ id: createId(), username, name, is_house: true, status: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
