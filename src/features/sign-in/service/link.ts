import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import type { accountsContract } from '../../accounts/contract.ts';
import { translate } from '../../accounts/rules/messages.ts';
import { type Profile, toMethods } from '../../accounts/service/presenters.ts';
import { type AccountRow, lockAccount, updateAccount } from '../../accounts/store/account.ts';
import {
  addIdentity,
  type IdentityRow,
  lockSubject,
  readIdentities,
  readIdentity,
  removeIdentities,
} from '../../accounts/store/identity.ts';
import { addPendingDeletions, cancelPendingDeletion } from '../../accounts/store/pending-deletion.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { consumeToken, toLabel, verifyToken } from './sign-in.ts';

type Methods = { methods: Profile['methods'] };

/**
 * `POST /user/link/{method}`: a second way in. What already opens another account stays there.
 * @throws Problem `unauthenticated` for a bad token, `conflict` where it belongs to somebody else
 */
export async function linkMethod(
  ctx: Context,
  { params, body }: InputOf<typeof accountsContract.link>,
  request: RequestScope,
): Promise<Methods> {
  const { id } = userActor(ctx);
  const identity = await verifyToken(ctx, body.idToken, params.method);
  return inTransaction(ctx, async (own) => {
    const { tx } = own;
    await consumeToken(own, request, body.idToken);
    const { issuer, subject, method } = identity;
    await lockSubject(tx, issuer, subject);
    const account = await lockAccount(tx, id);
    if (account === undefined || account.status !== 'active') throw new Problem('unauthenticated');
    const known = await readIdentity(tx, issuer, subject);
    if (known !== undefined && known.account_id !== id)
      throw new Problem('conflict', { detail: translate('linked_elsewhere', ctx.locale) });
    const others = (await readIdentities(tx, id)).filter((each) => each.subject !== subject);
    if (others.some((each) => each.method === method))
      throw new Problem('conflict', { detail: translate('method_taken', ctx.locale) });
    if (!(await cancelPendingDeletion(tx, issuer, subject))) throw new Problem('unavailable', { retryAfter: 5 });
    if (known === undefined)
      await addIdentity(tx, { issuer, subject, account_id: id, method, label: toLabel(identity) });
    await updateAccount(tx, id, {
      ...(account.phone === null && identity.phone !== null ? { phone: identity.phone } : {}),
      ...(account.email === null && identity.email !== null
        ? { email: identity.email, email_verified: identity.emailVerified }
        : {}),
    });
    return { methods: toMethods(await readIdentities(tx, id)) };
  });
}

/** A number or e-mail that came with a way in goes with it. */
function without(account: AccountRow, gone: readonly IdentityRow[]): Parameters<typeof updateAccount>[2] {
  const labels = new Set(gone.map(({ label }) => label));
  return {
    ...(account.phone !== null && labels.has(account.phone) ? { phone: null } : {}),
    ...(account.email !== null && labels.has(account.email) ? { email: null, email_verified: false } : {}),
  };
}

/** `DELETE /user/link/{method}`. @throws Problem `not_found`; `conflict` for the last one */
export async function unlinkMethod(
  ctx: TransactionContext,
  { params }: InputOf<typeof accountsContract.unlink>,
): Promise<Methods> {
  const { id } = userActor(ctx);
  const account = await lockAccount(ctx.tx, id);
  if (account === undefined) throw new Problem('unauthenticated');
  const gone = await removeIdentities(ctx.tx, id, params.method);
  if (gone.length === 0) throw new Problem('not_found');
  const left = await readIdentities(ctx.db, id);
  if (left.length === 0) throw new Problem('conflict', { detail: translate('last_method', ctx.locale) });
  await addPendingDeletions(ctx.tx, gone);
  await updateAccount(ctx.tx, id, without(account, gone));
  return { methods: toMethods(left) };
}
