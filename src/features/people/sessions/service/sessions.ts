import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId, NO_ID } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { sessionsContract } from '../contract.ts';
import { readSessions, revokeAll, revokeOne, type SessionRow } from '../store.ts';
import { adminActor, userActor } from './actor.ts';
import { revokeCurrentSession } from './open-session.ts';

type Contract = typeof sessionsContract;
type SessionItem = OutputOf<Contract['list']>['items'][number];

const toItem = (row: SessionRow, currentId: string): SessionItem => ({
  _id: row.id,
  method: row.method as SessionItem['method'],
  browser: row.browser,
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  current: row.id === currentId,
});

/** `POST /user/logout`. Also succeeds without a session. */
export async function logOut(ctx: TransactionContext, _: unknown, request: RequestScope): Promise<{ done: true }> {
  await revokeCurrentSession(ctx, request, 'user');
  request.cookies.end('user');
  return { done: true };
}

/** `GET /user/sessions` */
export async function listSessions(ctx: Context): Promise<OutputOf<Contract['list']>> {
  const { id, sessionId } = userActor(ctx);
  return { items: (await readSessions(ctx.db, 'user', id)).map((row) => toItem(row, sessionId)) };
}

/** `GET /user/sessions/of/{id}`: empty for an unknown account. */
export async function listSessionsOf(
  ctx: Context,
  { params: { id } }: InputOf<Contract['listOf']>,
): Promise<OutputOf<Contract['listOf']>> {
  const rows = isId(id) ? await readSessions(ctx.db, 'user', id) : [];
  return { items: rows.map((row) => toItem(row, NO_ID)) };
}

/** `DELETE /user/sessions/{id}`. @throws Problem `not_found`, also for another account's session */
export async function endSession(
  ctx: TransactionContext,
  { params }: InputOf<Contract['end']>,
  request: RequestScope,
): Promise<{ done: true }> {
  const { id, sessionId } = userActor(ctx);
  if (!isId(params.id) || !(await revokeOne(ctx.tx, 'user', id, params.id))) throw new Problem('not_found');
  if (params.id === sessionId) request.cookies.end('user');
  return { done: true };
}

/** `DELETE /user/sessions`: ends all sessions, including this browser's. */
export async function endAllSessions(
  ctx: TransactionContext,
  _: unknown,
  request: RequestScope,
): Promise<{ ended: number }> {
  const { id } = userActor(ctx);
  const ended = await revokeAll(ctx.tx, 'user', id);
  request.cookies.end('user');
  return { ended };
}

/** `GET /admin/sessions` */
export async function listAdminSessions(ctx: Context): Promise<OutputOf<Contract['listAdmin']>> {
  const { id, sessionId } = adminActor(ctx);
  return { items: (await readSessions(ctx.db, 'admin', id)).map((row) => toItem(row, sessionId)) };
}

/** `DELETE /admin/sessions`: ends all sessions of the admin except for this one. */
export async function endOtherAdminSessions(ctx: TransactionContext): Promise<{ ended: number }> {
  const { id, sessionId } = adminActor(ctx);
  const ended = await revokeAll(ctx.tx, 'admin', id, sessionId);
  const entry = { action: 'admin.end_sessions', subjectType: 'admin', subjectId: id, details: { ended } };
  await ctx.platform.audit.record(ctx, entry);
  return { ended };
}
