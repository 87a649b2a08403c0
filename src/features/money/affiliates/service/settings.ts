import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { refuseStale } from '../../payment-settings/service/refuse-stale.ts';
import type { affiliatesContract } from '../contract.ts';
import { lockSetting, readSetting, type SettingRow, updateSetting } from '../store.ts';

type Contract = typeof affiliatesContract;

export const presentTerms = (row: SettingRow): OutputOf<Contract['terms']> => ({
  basisPoints: row.basis_points,
  isFirstOnly: row.is_first_only,
  version: row.version,
});

/** `GET /affiliate/terms` */
export const showTerms = async ({ db }: Context): Promise<OutputOf<Contract['terms']>> =>
  presentTerms(await readSetting(db));

/** `PUT /affiliate/settings`: orders keep the terms with which they were placed. @throws Problem `conflict` */
export async function changeTerms(
  ctx: TransactionContext,
  { body: { version, ...wanted } }: InputOf<Contract['update']>,
): Promise<OutputOf<Contract['update']>> {
  if ((await lockSetting(ctx.tx)).version !== version) throw refuseStale(ctx);
  const row = await updateSetting(ctx.tx, { ...wanted, at: ctx.now });
  await ctx.platform.audit.record(ctx, {
    action: 'affiliate.update',
    subjectType: 'setting',
    subjectId: 'affiliates',
    details: wanted,
  });
  return presentTerms(row);
}
