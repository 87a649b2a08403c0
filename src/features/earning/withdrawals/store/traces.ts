import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';

export interface TraceRow {
  readonly id: string;
  readonly number: number;
  readonly type: WithdrawRequestType;
  readonly masked: string;
  readonly reference: string;
}

const selectTraces = (where: RawBuilder<unknown>) => sql<TraceRow>`
  select w.id, w.number, w.type, w.masked, w.reference from withdraw_request w where ${where}`;

/** The query of one withdrawal by an id from the surrounding statement, for another feature's store; see `toTrace`. */
export const selectTraceOf = (id: RawBuilder<unknown>) => selectTraces(sql`w.id = ${id}`);

export const readTraces = async (db: Database, ids: readonly string[]): Promise<readonly TraceRow[]> =>
  ids.length === 0 ? [] : (await selectTraces(sql`w.id = any(${ids}::uuid[])`).execute(db)).rows;
