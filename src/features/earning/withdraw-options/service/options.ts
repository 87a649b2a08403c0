import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { readWithdrawTypes } from '../../../money/payment-settings/service/read.ts';
import { addWorkingDays } from '../../../money/payment-settings/service/working-days.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { withdrawOptionsContract } from '../contract/withdraw-options.ts';
import { readOptions, type WithdrawOptionRow } from '../store.ts';

type Contract = typeof withdrawOptionsContract;
type Option = OutputOf<Contract['change']>['option'];

/** A masked payout account, as the API returns it. */
export const presentOption = (row: WithdrawOptionRow, isAllowed: boolean): Option => ({
  _id: row.id,
  type: row.type,
  masked: row.masked,
  isAllowed,
  usableFrom: row.usable_from.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** `GET /contributor/withdraw-option` */
export async function showOptions(ctx: Context): Promise<OutputOf<Contract['all']>> {
  const [types, rows] = await Promise.all([readWithdrawTypes(ctx.db), readOptions(ctx.db, creatorId(ctx))]);
  return {
    types: types.map(({ usualDays, ...terms }) => {
      const row = rows.find(({ type }) => type === terms.type);
      const usuallyBy = addWorkingDays(ctx.now, usualDays).toISOString();
      return { ...terms, usuallyBy, option: row === undefined ? null : presentOption(row, terms.isAllowed) };
    }),
  };
}

/** A contributor's payout accounts, in the order in which the types are shown. */
export async function listOptions(db: Database, contributorId: string): Promise<Option[]> {
  const rows = await readOptions(db, contributorId);
  if (rows.length === 0) return [];
  return (await readWithdrawTypes(db)).flatMap(({ type, isAllowed }) =>
    rows.filter((row) => row.type === type).map((row) => presentOption(row, isAllowed)),
  );
}
