import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export const readSignUpDays = (db: Database, from: Date) =>
  sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, count(*)::int as count
    from account where created_at >= ${from} group by 1`.execute(db);
