import type { TransactionContext } from '../../../../../platform/context.ts';
import { findEarningAffiliate } from '../../../../money/affiliates/service/earn.ts';
import { takeCommission } from '../../../../money/ledger/service/shares.ts';
import { findAgreedShares } from '../../../../money/splits/service/sale.ts';
import { findOwnContributorId } from '../../../../people/contributors/service/application.ts';
import { userActor } from '../../../../people/sessions/service/actor.ts';
import { hasEarlierPurchase } from '../../store/affiliates.ts';
import type { NewOrderLine } from '../../store/new-order.ts';

/** Functions from payout accounts, which depend on orders. */
export interface AffiliateDeps {
  /** Whether two contributors have a payout account with the same number. */
  readonly sharePayoutAccount: (ctx: TransactionContext, one: string, other: string) => Promise<boolean>;
}

/** Whether the contributor earns by the line's work anyway. */
async function createOwnWorkCheck(ctx: TransactionContext, lines: readonly NewOrderLine[], contributorId: string) {
  const agreements = await findAgreedShares(
    ctx.tx,
    lines.flatMap(({ agreementId }) => agreementId ?? []),
  );
  return (line: NewOrderLine): boolean =>
    line.contributorId === contributorId ||
    (agreements.get(line.agreementId ?? '') ?? []).some((part) => part.contributorId === contributorId);
}

/**
 * Gives the affiliate whose link the buyer followed a part of each line's fee. Nobody earns by own works, if the buyer
 * has the same payout account, and, while only first purchases count, by a later one.
 */
export async function addAffiliate(
  ctx: TransactionContext,
  lines: readonly NewOrderLine[],
  { referral, deps }: { readonly referral: string | undefined; readonly deps: AffiliateDeps },
): Promise<readonly NewOrderLine[]> {
  const { id: buyerId } = userActor(ctx);
  const found = await findEarningAffiliate(ctx, { cookie: referral, buyerId });
  if (found === undefined) return lines;
  const { contributorId, basisPoints, isFirstOnly } = found;
  if (isFirstOnly && (await hasEarlierPurchase(ctx.tx, buyerId))) return lines;
  const buyer = await findOwnContributorId(ctx.tx, buyerId);
  if (buyer !== undefined && (await deps.sharePayoutAccount(ctx, buyer, contributorId))) return lines;
  const isOwnWork = await createOwnWorkCheck(ctx, lines, contributorId);
  return lines.map((line) => {
    const amount = isOwnWork(line)
      ? 0
      : takeCommission({ charged: line.price - line.parts.vat, fee: line.parts.fee }, basisPoints);
    return amount === 0
      ? line
      : {
          ...line,
          parts: { ...line.parts, fee: line.parts.fee - amount },
          affiliate: { contributorId, basisPoints, amount },
        };
  });
}
