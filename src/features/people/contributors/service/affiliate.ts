import type { TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { lockOwnContributor } from '../store/contributors.ts';
import { changeOwnStatus } from '../store/status.ts';
import { addOwnContributor } from './application.ts';

/**
 * Gives the caller's account a contributor that can be paid, without an application: one with the status `affiliate`,
 * unless the account has one. An applicant who hasn't accepted the contributor terms hasn't applied, either.
 * @returns the contributor's status
 * @throws Problem `conflict` if the username is taken
 */
export async function becomeAffiliate(ctx: TransactionContext): Promise<string> {
  const { id: accountId } = userActor(ctx);
  await addOwnContributor(ctx);
  const row = await lockOwnContributor(ctx.tx, accountId);
  if (row === undefined) throw new Problem('conflict');
  if (row.status !== 'pending' || row.terms_version !== null) return row.status;
  await changeOwnStatus(ctx.tx, accountId, { from: 'pending', to: 'affiliate' });
  return 'affiliate';
}
