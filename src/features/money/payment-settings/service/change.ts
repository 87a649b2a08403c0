import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { paymentSettingsContract } from '../contract.ts';
import { findAmountProblem, findFeeProblem, toFeeState, translate } from '../rules.ts';
import {
  addFee,
  cancelFee,
  findFee,
  lockFees,
  lockType,
  type PlatformFeeRow,
  readFees,
  updateType,
  type WithdrawTypeChange,
} from '../store.ts';
import { refuseStale } from './refuse-stale.ts';
import { MAX_FEE_HISTORY, presentFee, presentType } from './settings.ts';

type Contract = typeof paymentSettingsContract;
type MessageKey = Parameters<typeof translate>[0];

const refuse = (ctx: TransactionContext, path: string, key: MessageKey): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(key, ctx.locale) }] });

/**
 * `PUT /payment-settings/platform-fee`: sets the fee of orders from a given time on.
 * @throws Problem `conflict` for an outdated version; `bad_input` for a time that is past or too far ahead
 */
export async function setPlatformFee(
  ctx: TransactionContext,
  { body }: InputOf<Contract['setPlatformFee']>,
): Promise<OutputOf<Contract['setPlatformFee']>> {
  const last = await lockFees(ctx.tx);
  if (last.number !== body.version) throw refuseStale(ctx);
  // Another server's clock may be ahead of this one's.
  const setAt = new Date(Math.max(ctx.now.getTime(), last.set_at.getTime()));
  const effectiveAt = body.effectiveAt === undefined ? setAt : new Date(body.effectiveAt);
  const problem = findFeeProblem(setAt, effectiveAt);
  if (problem !== undefined) throw refuse(ctx, 'effectiveAt', problem);
  const { basisPoints, note } = body;
  const { id: setBy } = adminActor(ctx);
  const number = last.number + 1;
  await addFee(ctx.tx, { number, basisPoints, effectiveAt, setAt, setBy, note });
  await ctx.platform.audit.record(ctx, {
    action: 'money.set_fee',
    subjectType: 'platform_fee',
    subjectId: String(number),
    details: { basisPoints, effectiveAt: effectiveAt.toISOString(), ...(note === '' ? {} : { note }) },
  });
  const row = {
    number,
    basis_points: basisPoints,
    effective_at: effectiveAt,
    set_at: setAt,
    set_by: setBy,
    note,
    cancelled_at: null,
    cancelled_by: null,
  };
  return { platformFee: presentFee(row, await findAdminNames(ctx, [setBy]), toFeeState(row, [row], setAt)) };
}

/**
 * `DELETE /payment-settings/platform-fee/{version}`. Safe to repeat.
 * @throws Problem `not_found`; `conflict` for a fee that has taken effect or was replaced
 */
export async function cancelPlatformFee(
  ctx: TransactionContext,
  { params }: InputOf<Contract['cancelPlatformFee']>,
): Promise<OutputOf<Contract['cancelPlatformFee']>> {
  await lockFees(ctx.tx);
  const row = /^[1-9]\d{0,8}$/.test(params.version) ? await findFee(ctx.tx, Number(params.version)) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const state = toFeeState(row, await readFees(ctx.tx, MAX_FEE_HISTORY), ctx.now);
  if (state === 'replaced') throw refuseStale(ctx);
  if (state === 'current' || state === 'past')
    throw new Problem('conflict', { detail: translate('fee_has_begun', ctx.locale) });
  if (state === 'upcoming') await cancelUpcoming(ctx, row);
  const people = [row.set_by ?? [], row.cancelled_by ?? []].flat();
  return { platformFee: presentFee(row, await findAdminNames(ctx, people), 'cancelled') };
}

async function cancelUpcoming(ctx: TransactionContext, row: PlatformFeeRow): Promise<void> {
  row.cancelled_at = new Date(Math.max(ctx.now.getTime(), row.set_at.getTime()));
  row.cancelled_by = adminActor(ctx).id;
  await cancelFee(ctx.tx, row.number, { at: row.cancelled_at, by: row.cancelled_by });
  await ctx.platform.audit.record(ctx, {
    action: 'money.cancel_fee',
    subjectType: 'platform_fee',
    subjectId: String(row.number),
    details: { basisPoints: row.basis_points, effectiveAt: row.effective_at.toISOString() },
  });
}

/**
 * `PUT /payment-settings/toggle-allowed/{id}`. Without `isAllowed` it inverts the current value; an unchanged value is
 * not recorded.
 * @throws Problem `not_found`
 */
export async function toggleAllowed(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['toggleAllowed']>,
): Promise<OutputOf<Contract['toggleAllowed']>> {
  const row = await lockType(ctx.tx, params.id);
  if (row === undefined) throw new Problem('not_found');
  const isAllowed = body?.isAllowed ?? !row.is_allowed;
  if (row.is_allowed === isAllowed) return { type: presentType(row) };
  await ctx.platform.audit.record(ctx, {
    action: isAllowed ? 'money.allow' : 'money.disallow',
    subjectType: 'withdraw_type',
    subjectId: row.type,
  });
  return { type: presentType(await updateType(ctx.tx, row.type, { isAllowed }, ctx.now)) };
}

/**
 * `PATCH /payment-settings/{id}`
 * @throws Problem `not_found`; `conflict` for an outdated version; `bad_input` for amounts that contradict each other
 */
export async function changeType(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['updateType']>,
): Promise<OutputOf<Contract['updateType']>> {
  const row = await lockType(ctx.tx, params.id);
  if (row === undefined) throw new Problem('not_found');
  if (row.version !== body.version) throw refuseStale(ctx);
  const { minimum = row.minimum, maximum = row.maximum, fee = row.fee, usualDays = row.usual_days } = body;
  const { instructionsEn = row.instructions_en, instructionsBn = row.instructions_bn } = body;
  const problem = findAmountProblem({ minimum, maximum, fee });
  if (problem !== undefined) throw refuse(ctx, problem.path, problem.key);
  const change: WithdrawTypeChange = {
    ...(minimum === row.minimum ? {} : { minimum }),
    ...(maximum === row.maximum ? {} : { maximum }),
    ...(fee === row.fee ? {} : { fee }),
    ...(usualDays === row.usual_days ? {} : { usualDays }),
    ...(instructionsEn === row.instructions_en ? {} : { instructionsEn }),
    ...(instructionsBn === row.instructions_bn ? {} : { instructionsBn }),
  };
  if (Object.keys(change).length === 0) return { type: presentType(row) };
  await ctx.platform.audit.record(ctx, {
    action: 'money.update_type',
    subjectType: 'withdraw_type',
    subjectId: row.type,
    details: { ...change },
  });
  return { type: presentType(await updateType(ctx.tx, row.type, change, ctx.now)) };
}
