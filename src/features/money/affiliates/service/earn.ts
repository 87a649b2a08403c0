import type { TransactionContext } from '../../../../platform/context.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { canWithdraw, findOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { parseFollowed } from '../rules.ts';
import { findByCode } from '../store.ts';

/** Who earns by an order, and on which terms. */
export interface EarningAffiliate {
  /** The contributor as which the affiliate is paid. */
  readonly contributorId: string;
  readonly basisPoints: number;
  readonly isFirstOnly: boolean;
}

/**
 * The affiliate whose link the buyer's browser followed last, by its cookie; undefined if nobody earns: the buyer is
 * the affiliate, the browser is the affiliate's own, or the account or its contributor is suspended.
 */
export async function findEarningAffiliate(
  ctx: TransactionContext,
  { cookie, buyerId }: { readonly cookie: string | undefined; readonly buyerId: string },
): Promise<EarningAffiliate | undefined> {
  const code = parseFollowed(cookie);
  const found = code === undefined ? undefined : await findByCode(ctx.tx, code);
  if (found === undefined || found.account_id === buyerId) return undefined;
  if (!(await lockActiveAccount(ctx.tx, found.account_id))) return undefined;
  const contributor = await findOwnContributor(ctx, found.account_id);
  if (contributor === undefined || !canWithdraw(contributor.status)) return undefined;
  return { contributorId: contributor.id, basisPoints: found.basis_points, isFirstOnly: found.is_first_only };
}
