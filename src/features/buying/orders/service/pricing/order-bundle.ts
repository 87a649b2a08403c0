import type { TransactionContext } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { holdBundledWorks } from '../../../bundles/service/sale.ts';
import type { ordersContract } from '../../contract/orders.ts';
import { type OrderSource, placeOrder } from '../create.ts';

type Contract = typeof ordersContract;

/**
 * `POST /order/bundle/{id}`: orders the works of a bundle that the buyer doesn't own, at the price that they saw. A
 * repeated key with the same price returns the same order, also when the bundle has ended meanwhile.
 * @throws Problem `not_found` for a bundle that isn't on sale; `conflict` if the buyer owns all of it, and for a key of
 * another order; `bad_input` if the price has changed
 */
export async function orderBundle(
  ctx: TransactionContext,
  { params: { id }, body: { price, particulars }, idempotencyKey: requestKey }: InputOf<Contract['bundle']>,
  source: OrderSource,
): Promise<OutputOf<Contract['bundle']>> {
  const held = isId(id) ? await holdBundledWorks(ctx.tx, id) : undefined;
  if (held === undefined) throw new Problem('not_found');
  const lines = held.works.map(({ contentId, variantId, share }) => ({ contentId, variantId, price: share }));
  return placeOrder(ctx, {
    body: { lines, ...(particulars === undefined ? {} : { particulars }) },
    requestKey,
    bundle: { ...held, id, price },
    source,
  });
}
