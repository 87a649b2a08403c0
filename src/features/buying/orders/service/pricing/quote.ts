import type { TransactionContext } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { toOffersForSale } from '../../../../catalogue/content/service/sale.ts';
import { userActor } from '../../../../people/sessions/service/actor.ts';
import type { ordersContract } from '../../contract/orders.ts';
import { lockAndRead } from '../create.ts';
import { priceOrder } from './price-order.ts';

type Quote = typeof ordersContract.quote;

/** `POST /order/quote`: what an order of these variants with a coupon costs now. */
export async function quoteOrder(
  ctx: TransactionContext,
  { body: { variantIds, code } }: InputOf<Quote>,
): Promise<OutputOf<Quote>> {
  const wanted = [...new Set(variantIds.filter(isId))];
  const read = await lockAndRead(ctx.tx, userActor(ctx).id, '', ctx.now, code, wanted, []);
  const found = toOffersForSale(read.offers);
  const offers = wanted.flatMap((id) => found.get(id) ?? []);
  const [fee] = read.fee;
  const [history] = read.history;
  const priced = priceOrder(
    offers.filter(({ price, isPublished }) => price !== null && isPublished),
    read.coupon[0],
    {
      code,
      now: ctx.now,
      locale: ctx.locale,
      currency: ctx.platform.config.ARBOR_CURRENCY,
      feeBasisPoints: fee?.basis_points ?? 0,
      hasBought: history?.has_bought ?? false,
      ownUses: history?.own_uses ?? 0,
      unpaid: history?.unpaid ?? undefined,
    },
  );
  const lines = priced.offers.map(({ variantId, charged, discounts: { coupon: discount } }) => ({
    variantId,
    price: charged + discount,
    discount,
  }));
  return {
    lines,
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    total: lines.reduce((sum, { price, discount }) => sum + price - discount, 0),
    isCapped: priced.isCapped,
    refusal: priced.refusal ?? null,
    unpaidOrderId: priced.unpaidOrderId,
  };
}
