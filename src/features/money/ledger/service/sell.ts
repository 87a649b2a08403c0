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
  /** VAT of the sale, the site's fee without VAT, and the fee's VAT. */
  readonly vat: number;
  readonly fee: number;
  readonly fee_vat: number;
  /** The agreement that splits its earnings; null if there is none. */
  readonly agreement_id: string | null;
  /** Who gets a part of the price that isn't in the fee, because the buyer followed their link; null if there is nobody. */
  readonly affiliate_id: string | null;
  readonly affiliate_amount: number;
}

interface OfOrder {
  readonly orderNumber: number;
}

/** Shares of a line in the ledger, which keeps both kinds of VAT in one account; the affiliate's part is in `net`. */
export const toShares = ({ price, vat, fee, fee_vat }: Pick<PaidLine, 'price' | 'vat' | 'fee' | 'fee_vat'>) => ({
  fee,
  vat: vat + fee_vat,
  net: price - vat - fee_vat - fee,
});

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
  const sold = lines.map((line) => {
    const { id: lineId, contributor_id: contributorId, agreement_id: agreementId } = line;
    const { affiliate_id: affiliateId, affiliate_amount: amount } = line;
    const agreed = agreementId === null ? undefined : agreements.get(agreementId);
    const shares = toShares(line);
    return {
      ...{ lineId, contributorId, ...shares, net: shares.net - amount },
      ...(agreed === undefined ? {} : { agreed }),
      ...(affiliateId === null ? {} : { affiliate: { contributorId: affiliateId, amount } }),
    };
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
