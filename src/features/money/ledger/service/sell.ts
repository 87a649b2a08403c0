import type { TransactionContext } from '../../../../platform/context.ts';
import { tellEarners } from '../../../people/contributors/service/sale-notices.ts';
import { findAgreedShares } from '../../splits/service/sale.ts';
import { sumEarned } from '../rules/journals.ts';
import { postRefund, postSale, type Refund, type Sale } from './post.ts';

/** A line of an order that was paid. Minor units. */
export interface PaidLine {
  readonly id: string;
  readonly contributor_id: string;
  readonly price: number;
  readonly fee: number;
  /** By what its contributor shares it with others. */
  readonly agreement_id: string | null;
}

interface OfOrder {
  readonly orderNumber: number;
}

/** Posts what an order sold as its contributors have agreed, and tells each what they earned. @throws as `postSale` does */
export async function recordSale(
  ctx: TransactionContext,
  { orderNumber, lines, ...sale }: Omit<Sale, 'lines'> & OfOrder & { readonly lines: readonly PaidLine[] },
): Promise<void> {
  const agreements = await findAgreedShares(
    ctx.tx,
    lines.flatMap(({ agreement_id }) => agreement_id ?? []),
  );
  const sold = lines.map(({ id, contributor_id: contributorId, price, fee, agreement_id }) => {
    const agreed = agreement_id === null ? undefined : agreements.get(agreement_id);
    return { lineId: id, contributorId, fee, net: price - fee, ...(agreed === undefined ? {} : { agreed }) };
  });
  // Lock the books first: an account that is being deleted has its money locked before the account.
  await postSale(ctx.tx, { ...sale, lines: sold });
  await tellEarners(ctx, { code: 'sale_made', orderNumber, amounts: sumEarned(sold) });
}

/** Posts what is given back of an order, and tells each contributor what was taken from them. @throws as `postRefund` does */
export async function recordRefund(
  ctx: TransactionContext,
  { orderNumber, ...refund }: Refund & OfOrder,
): Promise<void> {
  const amounts = await postRefund(ctx.tx, refund);
  await tellEarners(ctx, { code: 'sale_refunded', orderNumber, amounts });
}
