import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { requestsAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import { type BriefValues, writeBrief } from '../store/briefs.ts';
import { sharePictures } from '../store/pictures.ts';
import { type RequestRow, setDeleted, setStatus } from '../store/requests.ts';
import { findCategoryProblem, findDeadlineProblem } from './create.ts';
import { lockManaged, record } from './record.ts';
import { tellRequester } from './tell.ts';

type Contract = typeof requestsAdminContract;
type Done = { done: true };

function refuseUnless(ctx: Context, row: RequestRow, ...statuses: readonly string[]): void {
  if (!statuses.includes(row.status)) throw new Problem('conflict', { detail: translate('changed', ctx.locale) });
}

async function share(ctx: TransactionContext, id: string, pictures: readonly string[]): Promise<void> {
  const ids = [...new Set(pictures)];
  if (ids.every(isId) && (await sharePictures(ctx.tx, id, ids)) === ids.length) return;
  throw new Problem('bad_input', { errors: [{ path: 'pictures', message: translate('no_picture', ctx.locale) }] });
}

/**
 * `PUT /content-request/brief/{id}`.
 * @throws Problem `not_found`, `bad_input` with every wrong field, `conflict` for a declined or closed request
 */
export async function saveBrief(
  ctx: TransactionContext,
  { params: { id }, body: { pictures, ...body } }: InputOf<Contract['brief']>,
): Promise<Done> {
  const row = await lockManaged(ctx, id);
  refuseUnless(ctx, row, 'new', 'brief');
  const brief: BriefValues = body;
  const errors = [...findDeadlineProblem(ctx, body.deadline), ...(await findCategoryProblem(ctx, body.categoryId))];
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  const isNew = row.status === 'new';
  await setStatus(ctx.tx, id, { status: 'brief' });
  await writeBrief(ctx.tx, id, brief);
  await share(ctx, id, pictures);
  await record(ctx, isNew ? 'open_brief' : 'change_brief', id);
  if (isNew) await tellRequester(ctx, row, { kind: 'brief' });
  return { done: true };
}

/** `PUT /content-request/decline/{id}`. @throws Problem `not_found`, `conflict` for a request that isn't new */
export async function declineRequest(
  ctx: TransactionContext,
  { params: { id }, body: { reason } }: InputOf<Contract['decline']>,
): Promise<Done> {
  const row = await lockManaged(ctx, id);
  refuseUnless(ctx, row, 'new');
  await setStatus(ctx.tx, id, { status: 'declined', reply: reason });
  await record(ctx, 'decline', id);
  await tellRequester(ctx, row, { kind: 'declined', reason });
  return { done: true };
}

/** `PUT /content-request/close/{id}`. @throws Problem `not_found`, `conflict` for a request that isn't a brief */
export async function closeRequest(
  ctx: TransactionContext,
  { params: { id }, body: { outcome, note } }: InputOf<Contract['close']>,
): Promise<Done> {
  const row = await lockManaged(ctx, id);
  refuseUnless(ctx, row, 'brief');
  await setStatus(ctx.tx, id, { status: 'closed', outcome, reply: note });
  await record(ctx, 'close', id, { outcome });
  await tellRequester(ctx, row, { kind: 'closed', outcome, note });
  return { done: true };
}

/** `DELETE /content-request/{id}`. @throws Problem `not_found` */
export async function removeRequest(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['remove']>,
): Promise<Done> {
  await lockManaged(ctx, id);
  await setDeleted(ctx.tx, id, ctx.now);
  await record(ctx, 'delete', id);
  return { done: true };
}

/** `PATCH /content-request/restore/{id}`. @throws Problem `not_found` for a request that isn't deleted or was purged */
export async function restoreRequest(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['restore']>,
): Promise<Done> {
  await lockManaged(ctx, id, { deleted: true });
  await setDeleted(ctx.tx, id, null);
  await record(ctx, 'restore', id);
  return { done: true };
}
