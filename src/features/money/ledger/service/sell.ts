import type { TransactionContext } from '../../../../platform/context.ts';
import { tellEarners } from '../../../people/contributors/service/sale-notices.ts';
import { findAgreedShares } from '../../splits/service/sale.ts';
import { sumEarned } from '../rules/journals.ts';
import { postRefund, postSale, type Refund, type Sale } from './post.ts';

/** A paid order line; amounts are in minor units. */
export interface PaidLine {
  readonly id: string;
  readonly contributor_id: string;
  readonly price: number;
  readonly fee: number;
  /** The agreement that splits its earnings; null if there is none. */
  readonly agreement_id: string | null;
}

interface OfOrder {
  readonly orderNumber: number;
}

/**
 * Posts the sale of an order according to its contributors' agreements, and notifies each contributor of their
 * earnings. @throws as `postSale`
 */
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
  // The ledger is locked first, because account deletion locks the balances before the account, too.
  await postSale(ctx.tx, { ...sale, lines: sold });
  await tellEarners(ctx, { code: 'sale_made', orderNumber, amounts: sumEarned(sold) });
}

/**
 * Posts the refund of an order, and notifies each contributor of the deducted amount. @throws as
 * `postRefund`
 */
export async function recordRefund(
  ctx: TransactionContext,
  { orderNumber, ...refund }: Refund & OfOrder,
): Promise<void> {
  const amounts = await postRefund(ctx.tx, refund);
  await tellEarners(ctx, { code: 'sale_refunded', orderNumber, amounts });
}
