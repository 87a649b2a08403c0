import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { paymentSettingsContract } from '../contract.ts';
import { isLoosened, translate } from '../rules.ts';
import { confirmPlannedLimit, lockGeneral, type MoneySettingRow, updateGeneral } from '../store.ts';
import { refuseStale } from './refuse-stale.ts';
import { presentGeneral } from './settings.ts';
import { tellOwners } from './tell-owners.ts';

type Contract = typeof paymentSettingsContract;
type Action = 'money.update_general' | 'money.plan_limit' | 'money.confirm_limit' | 'money.cancel_limit';

const record = (ctx: TransactionContext, action: Action, details: Readonly<Record<string, unknown>>): Promise<void> =>
  ctx.platform.audit.record(ctx, {
    action,
    subjectType: 'setting',
    subjectId: 'payment_settings.general',
    details,
  });

function checkClearing(ctx: TransactionContext, clearingDays: number): void {
  const { ARBOR_REFUND_DAYS: least } = ctx.platform.config;
  if (clearingDays >= least) return;
  const message = translate('clears_too_early', ctx.locale, { count: least });
  throw new Problem('bad_input', { errors: [{ path: 'clearingDays', message }] });
}

/** The details of the planned limit for the audit log. */
const describePlan = ({ planned_approver_from: secondApproverFrom, planned_for: effectiveAt }: MoneySettingRow) => ({
  secondApproverFrom,
  ...(effectiveAt === null ? {} : { effectiveAt: effectiveAt.toISOString() }),
});

/** Records that a planned higher limit was cancelled; does nothing if none was planned. */
async function recordCancelled(ctx: TransactionContext, row: MoneySettingRow): Promise<void> {
  if (row.planned_for === null) return;
  await record(ctx, 'money.cancel_limit', describePlan(row));
  await tellOwners(ctx, 'cancelled', row);
}

/**
 * `PUT /payment-settings/general`. A lower limit takes effect at once and cancels a planned one; a higher one, or none,
 * is planned.
 * @throws Problem `conflict` for an outdated version; `bad_input` for a clearing time below the refund window
 */
export async function changeGeneral(
  ctx: TransactionContext,
  { body }: InputOf<Contract['updateGeneral']>,
): Promise<OutputOf<Contract['updateGeneral']>> {
  const row = await lockGeneral(ctx.tx);
  if (row.version !== body.version) throw refuseStale(ctx);
  const { clearingDays, secondApproverFrom: wanted } = body;
  checkClearing(ctx, clearingDays);
  const { second_approver_from: before } = row;
  const isKept = wanted === before || (row.planned_for !== null && wanted === row.planned_approver_from);
  if (isKept && clearingDays === row.clearing_days) return { general: await presentGeneral(ctx, row) };
  const isHigher = !isKept && isLoosened({ before, after: wanted });
  const isLower = !isKept && !isHigher;
  const after = await updateGeneral(ctx.tx, {
    clearingDays,
    secondApproverFrom: isLower ? wanted : before,
    ...(isKept ? {} : { plan: isHigher ? { secondApproverFrom: wanted, plannedBy: adminActor(ctx).id } : null }),
    at: ctx.now,
  });
  if (!isKept) await recordCancelled(ctx, row);
  if (isHigher) {
    await record(ctx, 'money.plan_limit', describePlan(after));
    await tellOwners(ctx, 'planned', after);
  }
  if (isLower || clearingDays !== row.clearing_days)
    await record(ctx, 'money.update_general', { clearingDays, secondApproverFrom: after.second_approver_from });
  return { general: await presentGeneral(ctx, after) };
}

/**
 * `POST /payment-settings/planned-limit/decide`
 * @throws Problem `conflict` if nothing is planned, for confirming one's own plan, and for an outdated version
 */
export async function decidePlannedLimit(
  ctx: TransactionContext,
  { body: { decision, version } }: InputOf<Contract['decideLimit']>,
): Promise<OutputOf<Contract['decideLimit']>> {
  const row = await lockGeneral(ctx.tx);
  const { clearing_days: clearingDays, second_approver_from: secondApproverFrom } = row;
  if (row.planned_for === null) throw new Problem('conflict', { detail: translate('nothing_planned', ctx.locale) });
  if (row.version !== version) throw refuseStale(ctx);
  if (decision === 'cancel') {
    const after = await updateGeneral(ctx.tx, { clearingDays, secondApproverFrom, plan: null, at: ctx.now });
    await recordCancelled(ctx, row);
    return { general: await presentGeneral(ctx, after) };
  }
  const { id: confirmedBy } = adminActor(ctx);
  if (row.planned_by === null || row.planned_by === confirmedBy)
    throw new Problem('conflict', { detail: translate('own_plan', ctx.locale) });
  const after = await confirmPlannedLimit(ctx.tx, { confirmedBy, at: ctx.now });
  await record(ctx, 'money.confirm_limit', { secondApproverFrom: after.second_approver_from });
  await tellOwners(ctx, 'confirmed', row);
  return { general: await presentGeneral(ctx, after) };
}
