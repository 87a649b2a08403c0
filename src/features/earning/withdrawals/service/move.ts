import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { type FieldProblem, Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { type Freed, postWithdrawResolve, postWithdrawReturn } from '../../../money/ledger/service/withdrawals.ts';
import { readMoneySettings } from '../../../money/payment-settings/service/read.ts';
import { announceEvent } from '../../../operations/webhooks/service/announce.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { type UpdateType, updateTypes, type withdrawalsAdminContract } from '../contract/admin.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { canMove, describeStatus, targets } from '../rules/status.ts';
import { isSecondAdminNeeded } from '../rules/waiting.ts';
import { readCorrections } from '../store/corrections.ts';
import { lockRequest, moveRequest, readRequest, type WithdrawRow } from '../store/requests.ts';
import { presentSummaries } from './present.ts';
import { tellContributor } from './tell.ts';

type Contract = typeof withdrawalsAdminContract;

const isUpdateType = (text: string): text is UpdateType => updateTypes.some((each) => each === text);

/** Reference and reason given with a step. */
export interface StepWords {
  /** The bank's or wallet's reference of the transfer. */
  readonly reference: string;
  readonly reason: string;
}

function checkWords(ctx: TransactionContext, step: UpdateType, { reference, reason }: StepWords): void {
  const errors: FieldProblem[] = [];
  if (step === 'pay' && reference.trim() === '')
    errors.push({ path: 'reference', message: describeRefusal('no_reference', ctx.locale) });
  if (step !== 'pay' && step !== 'approve' && reason.trim() === '')
    errors.push({ path: 'reason', message: describeRefusal('no_reason', ctx.locale) });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
}

/**
 * Whether two owners are needed, by the limit at the time of the request or by the current one. The database enforces
 * it, too.
 */
async function needsSecondAdmin(ctx: TransactionContext, row: WithdrawRow): Promise<boolean> {
  const { secondApproverFrom } = await readMoneySettings(ctx.tx, ctx.platform.config);
  const { amount, needs_second_admin } = row;
  return isSecondAdminNeeded({ amount, needsSecondAdmin: needs_second_admin }, secondApproverFrom);
}

function checkMove(ctx: TransactionContext, row: WithdrawRow, to: WithdrawStatus): void {
  if (!canMove(row.status, to)) throw new Problem('conflict', { detail: describeStatus(row.status, ctx.locale) });
  // The bank may already be sending the money.
  if (to === 'rejected' && row.batch !== null) {
    const number = formatNumberIn(ctx.locale, row.batch, { useGrouping: false });
    throw new Problem('conflict', { detail: describeRefusal('in_batch', ctx.locale, { number }) });
  }
}

/** Posts a step to the ledger. @returns how the money that became available was used; undefined if none did */
async function post(ctx: TransactionContext, { id, fee }: WithdrawRow, to: WithdrawStatus): Promise<Freed | undefined> {
  if (to === 'paid') await postWithdrawResolve(ctx.tx, { withdrawId: id, outcome: 'paid', fee });
  if (to === 'rejected' || to === 'failed') return postWithdrawResolve(ctx.tx, { withdrawId: id, outcome: to });
  if (to !== 'returned') return undefined;
  const correction = (await readCorrections(ctx.tx, id)).findLast(({ status }) => status === 'done')?.number;
  return postWithdrawReturn(ctx.tx, { withdrawId: id, correction });
}

/** Sends webhooks about a payout, without the payout account. */
export function announcePaid(ctx: TransactionContext, row: WithdrawRow): Promise<void> {
  const { id: withdrawId, number, contributor_id: contributorId, amount, fee, currency, type } = row;
  const paidAt = ctx.now.toISOString();
  return announceEvent(ctx, 'withdraw.paid', {
    withdrawId,
    number,
    contributorId,
    amount,
    fee,
    currency,
    type,
    paidAt,
  });
}

/**
 * Takes a step with a withdrawal: changes its status, posts it to the ledger, writes the audit log and notifies the
 * contributor, in one transaction.
 * @throws Problem `not_found`; `bad_input` without reference or reason; `conflict` if the status doesn't allow it or
 * another owner has to do it
 */
export async function stepRequest(
  ctx: TransactionContext,
  requestId: string,
  { step, ...words }: StepWords & { readonly step: UpdateType },
): Promise<WithdrawRow> {
  const row = isId(requestId) ? await lockRequest(ctx.tx, requestId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const to = targets[step];
  checkMove(ctx, row, to);
  checkWords(ctx, step, words);
  const { id: adminId } = adminActor(ctx);
  if (to === 'paid' && row.approved_by === adminId && (await needsSecondAdmin(ctx, row)))
    throw new Problem('conflict', { detail: describeRefusal('same_admin', ctx.locale) });
  const freed = await post(ctx, row, to);
  reachStep('withdraw 1: the books say so');
  await moveRequest(ctx.tx, row.id, {
    status: to,
    adminId,
    at: ctx.now,
    ...(to === 'paid' && { reference: words.reference.trim() }),
    ...(to !== 'paid' && to !== 'approved' && { reason: words.reason.trim() }),
  });
  await ctx.platform.audit.record(ctx, {
    action: `withdraw.${step}`,
    subjectType: 'withdraw_request',
    subjectId: row.id,
    // Account and reason are left out, because the audit log must not contain personal data.
    details: { amount: row.amount, currency: row.currency, type: row.type },
  });
  const moved = await readRequest(ctx.tx, row.id);
  if (moved === undefined) throw new Problem('not_found');
  await tellContributor(ctx, moved, freed?.paidBack);
  if (to === 'paid') await announcePaid(ctx, moved);
  reachStep('withdraw 2: before the commit');
  return moved;
}

/** `PATCH /withdraw-request/{withdrawId}/{updateType}`. @throws Problem as `stepRequest` */
export async function updateWithdrawRequest(
  ctx: TransactionContext,
  { params: { withdrawId, updateType }, body }: InputOf<Contract['update']>,
): Promise<OutputOf<Contract['update']>> {
  if (!isUpdateType(updateType)) throw new Problem('not_found');
  const row = await stepRequest(ctx, withdrawId, { step: updateType, ...body });
  const [request] = await presentSummaries(ctx, [row]);
  if (request === undefined) throw new Problem('not_found');
  return { request };
}
