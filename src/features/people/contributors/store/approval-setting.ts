import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Key in the table `setting`; while its row exists, all applicants who accept the terms are approved at once. */
const APPROVE_ALL = 'contributors.approve_all';

export async function readApprovesAll(db: Database): Promise<boolean> {
  const row = await db.selectFrom('setting').select('key').where('key', '=', APPROVE_ALL).executeTakeFirst();
  return row !== undefined;
}

/** @returns false if the setting was unchanged */
export async function setApprovesAll(tx: Transaction, approveAll: boolean): Promise<boolean> {
  const changed = approveAll
    ? await tx
        .insertInto('setting')
        .values({ key: APPROVE_ALL, value: sql`'true'::jsonb` })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .execute()
    : await tx.deleteFrom('setting').where('key', '=', APPROVE_ALL).returning('key').execute();
  return changed.length > 0;
}
