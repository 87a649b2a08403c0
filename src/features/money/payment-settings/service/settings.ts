import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { FeeState, paymentSettingsContract } from '../contract.ts';
import { toFeeState } from '../rules.ts';
import {
  type MoneySettingRow,
  type PlatformFeeRow,
  readFeeAt,
  readFees,
  readGeneral,
  type WithdrawTypeRow,
} from '../store.ts';
import {
  readMoneySettings,
  readPlatformFee,
  readTypesInOrder,
  readWithdrawTypes,
  toClearingDays,
  toTerms,
} from './read.ts';

type Contract = typeof paymentSettingsContract;
type Settings = OutputOf<Contract['all']>;

/** Maximum number of fees in the history; older ones are in the audit log. */
export const MAX_FEE_HISTORY = 200;

type Names = ReadonlyMap<string, { readonly name: string }>;

/** Name of a person; null for a deleted account. */
const presentPerson = (id: string | null, names: Names) => (id === null ? null : { name: names.get(id)?.name ?? '' });

export const presentFee = (row: PlatformFeeRow, names: Names, state: FeeState): Settings['platformFee']['current'] => ({
  version: row.number,
  basisPoints: row.basis_points,
  effectiveAt: row.effective_at.toISOString(),
  setAt: row.set_at.toISOString(),
  setBy: presentPerson(row.set_by, names),
  note: row.note,
  state,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  cancelledBy: presentPerson(row.cancelled_by, names),
});

export const presentType = (row: WithdrawTypeRow): Settings['types'][number] => ({
  _id: row.type,
  ...toTerms(row),
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

export async function presentGeneral(ctx: Context, row: MoneySettingRow): Promise<Settings['general']> {
  const { config } = ctx.platform;
  const { planned_for: effectiveAt, planned_by: plannedBy } = row;
  const names = await findAdminNames(ctx, plannedBy === null ? [] : [plannedBy]);
  return {
    clearingDays: toClearingDays(row.clearing_days, config),
    refundDays: config.ARBOR_REFUND_DAYS,
    secondApproverFrom: row.second_approver_from,
    plannedLimit: effectiveAt && {
      secondApproverFrom: row.planned_approver_from,
      currency: config.ARBOR_CURRENCY,
      effectiveAt: effectiveAt.toISOString(),
      plannedBy: plannedBy === null ? null : { name: names.get(plannedBy)?.name ?? '' },
      isOwn: plannedBy === adminActor(ctx).id,
    },
    version: row.version,
  };
}

/** `GET /payment-settings` */
export async function showSettings(ctx: Context): Promise<Settings> {
  const [current, history, types, general] = await Promise.all([
    readFeeAt(ctx.db, ctx.now),
    readFees(ctx.db, MAX_FEE_HISTORY),
    readTypesInOrder(ctx.db),
    readGeneral(ctx.db),
  ]);
  const setters = [current, ...history].flatMap(({ set_by, cancelled_by }) =>
    [set_by ?? [], cancelled_by ?? []].flat(),
  );
  const names = await findAdminNames(ctx, [...new Set(setters)]);
  return {
    platformFee: {
      current: presentFee(current, names, 'current'),
      history: history.map((row) => presentFee(row, names, toFeeState(row, history, ctx.now))),
    },
    types: types.map(presentType),
    general: await presentGeneral(ctx, general),
  };
}

/** `GET /payment-settings/terms` */
export async function showTerms(ctx: Context): Promise<OutputOf<Contract['terms']>> {
  const [feeBasisPoints, types, { clearingDays }] = await Promise.all([
    readPlatformFee(ctx.db, ctx.now),
    readWithdrawTypes(ctx.db),
    readMoneySettings(ctx.db, ctx.platform.config),
  ]);
  const allowed = types.filter(({ isAllowed }) => isAllowed);
  const minimum = Math.min(...(allowed.length > 0 ? allowed : types).map((type) => type.minimum));
  return { feeBasisPoints, clearingDays, minimum, currency: ctx.platform.config.ARBOR_CURRENCY };
}
