import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { linkIdentity, unlinkIdentity } from '../../accounts/service/linked-methods.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { signInContract } from '../contract.ts';
import { consumeToken, verifyToken } from './verify-token.ts';

type Contract = typeof signInContract;

/**
 * `POST /user/link/{method}`: adds a way to sign in.
 * @throws Problem `unauthenticated` for a bad token; `conflict` where it belongs to somebody else; `unavailable` while
 * the provider can't be reached
 */
export async function linkMethod(
  ctx: Context,
  { params, body }: InputOf<Contract['link']>,
  request: RequestScope,
): Promise<OutputOf<Contract['link']>> {
  const { id } = userActor(ctx);
  const identity = await verifyToken(ctx, body.idToken, params.method);
  return inTransaction(ctx, async (own) => {
    await consumeToken(own, request, body.idToken);
    return { methods: await linkIdentity(own, id, identity) };
  });
}

/** `DELETE /user/link/{method}`. @throws Problem `not_found`; `conflict` for the last one */
export async function unlinkMethod(
  ctx: TransactionContext,
  { params }: InputOf<Contract['unlink']>,
): Promise<OutputOf<Contract['unlink']>> {
  return { methods: await unlinkIdentity(ctx, userActor(ctx).id, params.method) };
}
