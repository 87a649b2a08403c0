import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { linkIdentity, unlinkIdentity } from '../../accounts/service/linked-methods.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { openSession } from '../../sessions/service/open-session.ts';
import type { signInContract } from '../contract.ts';
import { consumeToken, verifyProof, verifyToken } from './verify-token.ts';

type Contract = typeof signInContract;

/**
 * `POST /user/link/{method}`: links a sign-in method.
 * @throws Problem `unauthenticated` for an invalid token; `forbidden` without a recent sign-in; `conflict` if it
 * belongs to another account; `unavailable` while the provider can't be reached
 */
export async function linkMethod(
  ctx: Context,
  { params, body }: InputOf<Contract['link']>,
  request: RequestScope,
): Promise<OutputOf<Contract['link']>> {
  const { id } = userActor(ctx);
  const proof = await verifyProof(ctx, request, body.proof, `link ${params.method}`);
  const identity = await verifyToken(ctx, body.idToken, params.method);
  return inTransaction(ctx, async (own) => {
    const methods = await linkIdentity(own, id, identity, proof);
    await consumeToken(own, request, body.idToken, 'be linked');
    return { methods };
  });
}

/**
 * `DELETE /user/link/{method}`. If that ends this browser's session, a new one is opened by the proof's sign-in method,
 * unless that was the removed one.
 * @throws Problem `forbidden` without a recent sign-in; `not_found`; `conflict` for the last one
 */
export async function unlinkMethod(
  ctx: Context,
  { params, body }: InputOf<Contract['unlink']>,
  request: RequestScope,
): Promise<OutputOf<Contract['unlink']>> {
  const { id, sessionId } = userActor(ctx);
  const proof = await verifyProof(ctx, request, body.proof, `unlink ${params.method}`);
  return inTransaction(ctx, async (own) => {
    const { methods, endedSessions } = await unlinkIdentity(own, id, params.method, proof);
    if (!endedSessions.includes(sessionId)) return { methods, signedOut: false };
    const { method } = proof.identity;
    const goesOn = methods.some((each) => each.method === method);
    if (goesOn) await openSession(own, request, 'user', id, method);
    else request.cookies.end('user');
    return { methods, signedOut: !goesOn };
  });
}
