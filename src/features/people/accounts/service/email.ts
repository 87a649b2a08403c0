import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { recordNotice } from '../../notices/service/record.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { translate } from '../rules/messages.ts';
import { lockAccount, updateAccount } from '../store/account.ts';
import { readIdentities } from '../store/identity.ts';
import { readOwnProfile } from './profile.ts';

type Contract = typeof accountsContract;

/**
 * `PUT /user/update/email`: a contact address that nobody has verified. It identifies nobody: it isn't unique, finds no
 * account and signs nobody in, and the answer reveals nothing about other accounts.
 * @throws Problem `conflict` if the address comes from a linked sign-in method
 */
export async function updateEmail(
  ctx: TransactionContext,
  { body }: InputOf<Contract['updateEmail']>,
): Promise<OutputOf<Contract['updateEmail']>> {
  const { id } = userActor(ctx);
  const account = await lockAccount(ctx.tx, id);
  if (account === undefined || account.status !== 'active') throw new Problem('unauthenticated');
  const email = body.email === '' ? null : body.email;
  if (email !== account.email) {
    const identities = await readIdentities(ctx.tx, id);
    if (account.email !== null && identities.some(({ label }) => label === account.email))
      throw new Problem('conflict', {
        errors: [{ path: 'email', message: translate('email_of_provider', ctx.locale) }],
      });
    await updateAccount(ctx.tx, id, { email, email_verified: false });
    await recordNotice(ctx, id, { code: 'email_changed' });
  }
  return { user: await readOwnProfile(ctx) };
}
