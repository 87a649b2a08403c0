import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { type FieldProblem, Problem } from '../../../../platform/http/problem.ts';
import { postWithdrawCorrection } from '../../../money/ledger/service/withdrawals.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { withdrawCorrectionsContract } from '../contract/corrections.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { corrections, describeStatus } from '../rules/status.ts';
import { addCorrection, type CorrectionRow, endCorrection, readCorrections } from '../store/corrections.ts';
import { lockRequest, moveRequest, readRequest, type WithdrawRow } from '../store/requests.ts';
import { announcePaid } from './move.ts';
import { tellCorrected } from './tell.ts';

type Contract = typeof withdrawCorrectionsContract;
type Shown = OutputOf<Contract['correct']>['correction'];

/** Corrections of a withdrawal, oldest first. */
export async function listCorrections(ctx: Context, requestId: string): Promise<Shown[]> {
  const rows = await readCorrections(ctx.db, requestId);
  const ids = rows.flatMap(({ proposed_by, decided_by }) => [proposed_by ?? [], decided_by ?? []].flat());
  const admins = await findAdminNames(ctx, [...new Set(ids)]);
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    from: row.from_status,
    to: row.to_status,
    reference: row.reference,
    reason: row.reason,
    proposedBy: admins.get(row.proposed_by ?? '')?.name ?? null,
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: admins.get(row.decided_by ?? '')?.name ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
}

async function answerLast(ctx: TransactionContext, requestId: string): Promise<{ correction: Shown }> {
  const correction = (await listCorrections(ctx, requestId)).at(-1);
  if (correction === undefined) throw new Problem('not_found');
  return { correction };
}

async function lockFound(ctx: TransactionContext, id: string): Promise<WithdrawRow> {
  const row = isId(id) ? await lockRequest(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

const refuse = (ctx: TransactionContext, why: Parameters<typeof describeRefusal>[0]): Problem =>
  new Problem('conflict', { detail: describeRefusal(why, ctx.locale) });

const isWrong = (status: WithdrawRow['status']): status is CorrectionRow['from_status'] => status in corrections;

/** Records a step in the audit log, without account and reason, because the log must not contain personal data. */
const record = (
  ctx: TransactionContext,
  action: string,
  { id: subjectId, amount, currency, type }: WithdrawRow,
): Promise<void> =>
  ctx.platform.audit.record(ctx, {
    action,
    subjectType: 'withdraw_request',
    subjectId,
    details: { amount, currency, type },
  });

/**
 * `POST /withdraw-request/correct/{id}`
 * @throws Problem `not_found`; `bad_input` without a reason, or without the reference of a payment; `conflict` for any
 * other status, or while another correction is proposed
 */
export async function proposeCorrection(
  ctx: TransactionContext,
  { params: { id }, body }: InputOf<Contract['correct']>,
): Promise<OutputOf<Contract['correct']>> {
  const row = await lockFound(ctx, id);
  const { to, reason } = body;
  const { status: from } = row;
  if (!isWrong(from) || corrections[from] !== to) throw refuse(ctx, 'not_correctable');
  const before = await readCorrections(ctx.tx, row.id);
  if (before.some(({ status }) => status === 'proposed')) throw refuse(ctx, 'open_correction');
  if (before.length >= 100) throw refuse(ctx, 'many_corrections');
  const reference = from === 'failed' ? body.reference.trim() : '';
  const errors: FieldProblem[] = [];
  if (from === 'failed' && reference === '')
    errors.push({ path: 'reference', message: describeRefusal('no_reference', ctx.locale) });
  if (reason.trim() === '') errors.push({ path: 'reason', message: describeRefusal('no_reason', ctx.locale) });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  await addCorrection(ctx.tx, {
    id: createId(),
    requestId: row.id,
    number: before.length + 1,
    from,
    to,
    reference,
    reason: reason.trim(),
    adminId: adminActor(ctx).id,
    at: ctx.now,
  });
  await record(ctx, 'withdraw.propose_correction', row);
  return answerLast(ctx, row.id);
}

/** Chooses the owner who counts as payer: of the two owners, one who didn't approve the withdrawal. */
function choosePayer(row: WithdrawRow, { from_status, proposed_by }: CorrectionRow, adminId: string): string | null {
  if (from_status === 'returned') return row.paid_by;
  return proposed_by === null || proposed_by === row.approved_by ? adminId : proposed_by;
}

/** Posts a correction, changes the withdrawal's status and notifies the contributor. */
async function correct(
  ctx: TransactionContext,
  row: WithdrawRow,
  found: CorrectionRow,
  adminId: string,
): Promise<void> {
  const { number, from_status: from, to_status: to, reason } = found;
  const { owed, paidBack } = await postWithdrawCorrection(ctx.tx, { withdrawId: row.id, number, from, fee: row.fee });
  await endCorrection(ctx.tx, found.id, { status: 'done', adminId, at: ctx.now });
  await moveRequest(ctx.tx, row.id, {
    status: to,
    adminId,
    at: ctx.now,
    paidBy: choosePayer(row, found, adminId),
    ...(to === 'failed' ? { reference: '', reason } : { reason: '' }),
    ...(from === 'failed' && { reference: found.reference }),
  });
  const moved = await readRequest(ctx.tx, row.id);
  if (moved === undefined) throw new Problem('not_found');
  await tellCorrected(ctx, moved, { from, owed, paidBack, reason });
  if (from === 'failed') await announcePaid(ctx, moved);
}

/**
 * `POST /withdraw-request/correct/decide/{id}`
 * @throws Problem `not_found`; `conflict` if no correction is proposed, for one's own proposal, and if the withdrawal
 * has another status by now
 */
export async function decideCorrection(
  ctx: TransactionContext,
  { params: { id }, body: { decision } }: InputOf<Contract['decideCorrection']>,
): Promise<OutputOf<Contract['decideCorrection']>> {
  const row = await lockFound(ctx, id);
  const found = (await readCorrections(ctx.tx, row.id)).find(({ status }) => status === 'proposed');
  if (found === undefined) throw refuse(ctx, 'no_correction');
  const { id: adminId } = adminActor(ctx);
  if (decision === 'drop') await endCorrection(ctx.tx, found.id, { status: 'dropped', adminId, at: ctx.now });
  else {
    if (found.proposed_by === adminId) throw refuse(ctx, 'own_correction');
    if (row.status !== found.from_status)
      throw new Problem('conflict', { detail: describeStatus(row.status, ctx.locale) });
    await correct(ctx, row, found, adminId);
  }
  await record(ctx, decision === 'drop' ? 'withdraw.drop_correction' : 'withdraw.correct', row);
  return answerLast(ctx, row.id);
}
