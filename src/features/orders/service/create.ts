import { createHash } from 'node:crypto';
import type { TransactionContext } from '../../../platform/context.ts';
import { createId, isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { reachStep } from '../../../platform/payments/fail-point.ts';
import { lockActiveAccount } from '../../accounts/service/active-account.ts';
import { findAccountNames } from '../../accounts/service/usernames.ts';
import { lockOffersOf, type Offer } from '../../content/service/sale.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { quoteSale } from '../../ledger/service/shares.ts';
import { findLicences } from '../../licences/service/licences.ts';
import { readPlatformFee } from '../../payment-settings/service/read.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { ordersContract } from '../contract.ts';
import { findLineProblems, type WantedLine } from '../rules/check-lines.ts';
import { toExpiry } from '../rules/expiry.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addOrder, lockBuyer, type NewOrderLine, readOrderByKey } from '../store/orders.ts';
import { markPaid } from './paid.ts';
import { presentOrder } from './present.ts';

type Create = typeof ordersContract.create;

const hashLines = (lines: readonly WantedLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ contentId, variantId, price }) => [contentId, variantId, price])))
    .digest('hex');

function toLine(offer: Offer, licenceVersion: number, feeBasisPoints: number): NewOrderLine {
  const price = offer.price ?? 0;
  const { fee } = quoteSale(price, feeBasisPoints);
  return { ...offer, id: createId(), licenceVersion, price, feeBasisPoints, fee };
}

/**
 * `POST /order/create`: orders the lines at the prices that the buyer saw, or nothing. The same key with the same lines
 * answers the same order.
 * @throws Problem `bad_input` for lines that can't be ordered so; `conflict` for a key of another order
 */
export async function createOrder(
  ctx: TransactionContext,
  { body: { lines }, idempotencyKey: requestKey }: InputOf<Create>,
): Promise<OutputOf<Create>> {
  const actor = userActor(ctx);
  const requestHash = hashLines(lines);
  // Orders of one account take turns: two at once can't both find that a variant isn't owned.
  await lockBuyer(ctx.tx, actor.id);
  const before = await readOrderByKey(ctx.db, actor.id, requestKey);
  if (before !== undefined) {
    if (before.request_hash !== requestHash)
      throw new Problem('conflict', { detail: describeRefusal('otherOrder', ctx.locale) });
    return presentOrder(ctx, before.id);
  }
  if (!(await lockActiveAccount(ctx.tx, actor.id))) throw new Problem('unauthenticated');
  const variantIds = lines.map(({ variantId }) => variantId).filter(isId);
  const offers = await lockOffersOf(ctx.tx, variantIds);
  const licences = await findLicences(ctx.db);
  const owned = await findOwnedVariants(ctx.db, actor.id, variantIds);
  const contributorId = (await ctx.platform.actors.findContributorId(ctx, actor.id)) ?? null;
  const errors = findLineProblems(lines, offers, { contributorId, owned, locale: ctx.locale });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  const feeBasisPoints = await readPlatformFee(ctx.db, ctx.now);
  const ordered = lines
    .flatMap(({ variantId }) => offers.get(variantId) ?? [])
    .map((offer) => toLine(offer, licences.get(offer.licenceCode)?.version ?? 1, feeBasisPoints));

  const id = createId();
  const total = ordered.reduce((sum, { price }) => sum + price, 0);
  const order = {
    id,
    accountId: actor.id,
    buyerName: (await findAccountNames(ctx.db, [actor.id])).get(actor.id) ?? '',
    requestKey,
    requestHash,
    locale: ctx.locale,
    currency: ctx.platform.config.ARBOR_CURRENCY,
    total,
    createdAt: ctx.now,
    expiresAt: toExpiry(ctx.now),
  };
  await addOrder(ctx.tx, order, ordered);
  if (total === 0) await markPaid(ctx, { orderId: id });
  reachStep('order 1: before the commit');
  return presentOrder(ctx, id);
}
