import type { Database } from '../../../platform/database/pool.ts';

export async function readOrderOfLine(db: Database, lineId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_line').select('order_id').where('id', '=', lineId).executeTakeFirst();
  return row?.order_id;
}
