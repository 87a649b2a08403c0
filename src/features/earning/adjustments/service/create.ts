import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { type FieldProblem, Problem } from '../../../../platform/http/problem.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { lockContributors } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { adjustmentsContract } from '../contract.ts';
import { hasTransfer } from '../rules/possible.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { needsSecondAdmin } from '../rules/second-admin.ts';
import { type AdjustmentRow, addAdjustment, readAdjustment, readAdjustmentByKey } from '../store/adjustments.ts';
import { presentAdjustments } from './present.ts';
import { findSecondAdminFrom } from './second-admin.ts';
import { describeLess, findContributor, findStandingRefusal, settle } from './settle.ts';

type Contract = typeof adjustmentsContract;
type Body = InputOf<Contract['create']>['body'];

const MIN_REFERENCE = 3;

function checkWords(ctx: TransactionContext, { kind, reference, reason }: Body): void {
  const errors: FieldProblem[] = [];
  if (hasTransfer(kind) && reference.trim().length < MIN_REFERENCE)
    errors.push({ path: 'reference', message: describeRefusal('no_reference', ctx.locale) });
  if (reason.trim() === '') errors.push({ path: 'reason', message: describeRefusal('no_reason', ctx.locale) });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
}

/** Refuses an amount that no owner can settle, before it is proposed. */
async function checkAmount(
  ctx: TransactionContext,
  { contributorId, kind, amount }: Body,
  standing: string,
): Promise<void> {
  const refusal = findStandingRefusal(ctx, kind, standing);
  if (refusal !== undefined) throw new Problem('conflict', { detail: refusal });
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const { available, debt } = await findStanding(ctx.tx, { contributorId, currency });
  const there = kind === 'debt_payment' || kind === 'debt_write_off' ? debt : available;
  if (amount <= there) return;
  const message = describeLess(ctx, { kind, currency }, there);
  throw new Problem('bad_input', { errors: [{ path: 'amount', message }] });
}

/** Returns the adjustment of an earlier call with this key. @throws Problem `conflict` if that call was different */
async function answerAgain(
  ctx: TransactionContext,
  row: AdjustmentRow,
  { kind, amount, reference, reason }: Body,
): Promise<OutputOf<Contract['create']>> {
  const isSame =
    row.kind === kind &&
    row.amount === amount &&
    row.reason === reason.trim() &&
    row.reference === toReference(kind, reference);
  if (!isSame) throw new Problem('conflict', { detail: describeRefusal('other_adjustment', ctx.locale) });
  const [adjustment] = await presentAdjustments(ctx, [row]);
  if (adjustment === undefined) throw new Problem('not_found');
  return { adjustment };
}

const toReference = (kind: Body['kind'], reference: string): string => (hasTransfer(kind) ? reference.trim() : '');

/**
 * `POST /adjustment/create`: settles the adjustment at once, or proposes it to another owner if its amount reaches the
 * limit for withdrawals, to which adjustments of the last 30 days count. A repeated key with the same call returns the
 * same adjustment.
 * @throws Problem `not_found`; `bad_input` without reason or reference, or for an amount above the balance; `conflict`
 * if the kind isn't possible for the contributor's status, if another adjustment is proposed, and for the key of
 * another call
 */
export async function createAdjustment(
  ctx: TransactionContext,
  { body, idempotencyKey: requestKey }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const { contributorId, kind, amount, reason } = body;
  const before = isId(contributorId) ? await readAdjustmentByKey(ctx.tx, contributorId, requestKey) : undefined;
  if (before !== undefined) return answerAgain(ctx, before, body);
  if (isId(contributorId)) await lockContributors(ctx.tx, [contributorId]);
  const contributor = isId(contributorId) ? await findContributor(ctx, contributorId) : undefined;
  if (contributor === undefined) throw new Problem('not_found');
  checkWords(ctx, body);
  await checkAmount(ctx, body, contributor.status);
  const { id: adminId } = adminActor(ctx);
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const isOfTwo = needsSecondAdmin(amount, await findSecondAdminFrom(ctx, ctx.tx, contributorId));
  const id = createId();
  const isAdded = await addAdjustment(ctx.tx, {
    id,
    contributorId,
    requestKey,
    kind,
    currency,
    amount,
    reference: toReference(kind, body.reference),
    reason: reason.trim(),
    needsSecondAdmin: isOfTwo,
    adminId,
    at: ctx.now,
  });
  if (!isAdded) {
    // A concurrent call added an adjustment first: a repetition of this call, or another one.
    const first = await readAdjustmentByKey(ctx.tx, contributorId, requestKey);
    if (first !== undefined) return answerAgain(ctx, first, body);
    throw new Problem('conflict', { detail: describeRefusal('open_proposal', ctx.locale) });
  }
  const row = await readAdjustment(ctx.tx, id);
  if (row === undefined) throw new Error(`adjustment ${id} is gone`);
  if (!isOfTwo) {
    const refusal = await settle(ctx, row, { contributor, adminId });
    if (refusal !== undefined) throw new Problem('bad_input', { errors: [{ path: 'amount', message: refusal }] });
  }
  await ctx.platform.audit.record(ctx, {
    action: isOfTwo ? 'adjustment.propose' : 'adjustment.settle',
    subjectType: 'contributor',
    subjectId: contributorId,
    // The reason stays with the adjustment, because it may be personal and the audit log must not contain personal
    // data.
    details: { kind, amount, currency },
  });
  const [adjustment] = await presentAdjustments(ctx, [(await readAdjustment(ctx.tx, id)) ?? row]);
  if (adjustment === undefined) throw new Error(`adjustment ${id} is gone`);
  return { adjustment };
}
