import { createHash } from 'node:crypto';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { type Offer, selectOffersToLock, toOffersForSale } from '../../../catalogue/content/service/sale.ts';
import { selectLicenceVersions } from '../../../catalogue/licences/service/licences.ts';
import { describeUsedUp, selectCoupon } from '../../../money/discounts/service/coupons.ts';
import { selectPlatformFee } from '../../../money/payment-settings/service/read.ts';
import { selectAgreementsInForce } from '../../../money/splits/service/sale.ts';
import { selectVat, toVatTerms } from '../../../money/vat/service/terms.ts';
import { selectActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { selectAccountName, toOwnName } from '../../../people/accounts/service/usernames.ts';
import { selectWorkingContributor } from '../../../people/contributors/service/application.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { selectOwned } from '../../downloads/service/entitlements.ts';
import type { ordersContract } from '../contract/orders.ts';
import type { ParticularsInput } from '../contract/particulars.ts';
import { findLineProblems } from '../rules/check-lines.ts';
import { toExpiry } from '../rules/expiry.ts';
import { toSuggestion } from '../rules/particulars.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addOrder, createFactReader, type NewOrderLine } from '../store/new-order.ts';
import { lockBuyer } from '../store/orders.ts';
import { markPaid } from './paid.ts';
import { presentNewOrder, presentOrder } from './present.ts';
import { type AffiliateDeps, addAffiliate } from './pricing/add-affiliate.ts';
import { type OrderedBundle, takeBundle } from './pricing/bundle-lines.ts';
import { type PricedOffer, type PricedOrder, priceOrder } from './pricing/price-order.ts';

type Create = typeof ordersContract.create;

/** Locks the account and the variants to order, and reads all facts that decide about the order. */
export const lockAndRead = createFactReader((tx, accountId, at, code, variantIds, contentIds) => ({
  account: selectActiveAccount(tx, accountId),
  offers: selectOffersToLock(tx, variantIds),
  licences: selectLicenceVersions(tx),
  owned: selectOwned(tx, accountId, variantIds),
  contributor: selectWorkingContributor(tx, accountId),
  name: selectAccountName(tx, accountId),
  fee: selectPlatformFee(tx, at),
  agreements: selectAgreementsInForce(tx, contentIds),
  coupon: selectCoupon(tx, code),
  vat: selectVat(tx, at),
}));

/** Hash of the request. The hash of an order without particulars, such as an upgrade, doesn't include them. */
const hashRequest = (
  { lines, particulars, coupon }: InputOf<Create>['body'],
  { upgraded, bundle }: { readonly upgraded: UpgradedLine | undefined; readonly bundle: OrderedBundle | undefined },
): string => {
  const wanted = lines.map(({ contentId, variantId, price }) => [contentId, variantId, price]);
  const more = [particulars, upgraded?.lineId, coupon, bundle && [bundle.id, bundle.price]].filter(
    (each) => each !== undefined,
  );
  return createHash('sha256')
    .update(JSON.stringify(more.length === 0 ? wanted : [wanted, ...more]))
    .digest('hex');
};

type LineTerms = Pick<NewOrderLine, 'licenceVersion' | 'feeBasisPoints' | 'agreementId' | 'upgradesLineId'>;

/** Where the buyer of an order came from. */
export interface OrderSource {
  /** Cookie of the link that the browser followed last; undefined without one. */
  readonly referral: string | undefined;
  readonly deps: AffiliateDeps;
}

/** The order line that an order of one variant upgrades. */
export interface UpgradedLine {
  readonly lineId: string;
  /** Price paid for the line in minor units, which is subtracted from the price. */
  readonly credit: number;
  /** Licensee of the line; null if the order has none. */
  readonly particulars: ParticularsInput | null;
  /** Whether the line can be upgraded now. */
  readonly isOpen: boolean;
}

const toLine = ({ charged, ...offer }: PricedOffer, terms: LineTerms): NewOrderLine => ({
  ...offer,
  ...terms,
  id: createId(),
  price: charged,
  affiliate: null,
});

/** @throws Problem `bad_input` if the coupon can't be used, or takes something else off than the buyer saw */
function requireCoupon(
  ctx: TransactionContext,
  seen: { readonly discount: number } | undefined,
  { coupon, refusal }: Pick<PricedOrder, 'coupon' | 'refusal'>,
): void {
  const changed = describeRefusal('coupon_changed', ctx.locale);
  const message = refusal ?? ((coupon?.discount ?? 0) === (seen?.discount ?? 0) ? undefined : changed);
  if (message !== undefined) throw new Problem('bad_input', { errors: [{ path: 'coupon.code', message }] });
}

/**
 * Offers with the credit subtracted from their prices. The difference is a price of its own: the site bears nothing of
 * it, because it may have borne its part of the sale with the smaller licence.
 */
const reduceBy = (credit: number, offers: ReadonlyMap<string, Offer>): ReadonlyMap<string, Offer> =>
  new Map(
    [...offers].map(([id, offer]) => [
      id,
      { ...offer, sale: null, price: offer.price === null ? null : offer.price - credit },
    ]),
  );

/**
 * `POST /order/create`: orders all lines at the prices that the buyer saw, or nothing. A repeated key with the same
 * lines returns the same order.
 * @throws Problem `bad_input` for lines that can't be ordered; `conflict` for a key of another order
 */
export const createOrder = (
  ctx: TransactionContext,
  { body, idempotencyKey }: InputOf<Create>,
  source: OrderSource,
): Promise<OutputOf<Create>> => placeOrder(ctx, { body, requestKey: idempotencyKey, source });

/**
 * Like `createOrder`; `upgraded`: the line that the order's only line upgrades, by which no affiliate earns; `bundle`: the
 * bundle whose works are the lines, of which it orders those that the buyer can buy.
 */
export async function placeOrder(
  ctx: TransactionContext,
  {
    body,
    requestKey,
    upgraded,
    bundle,
    source,
  }: {
    readonly body: InputOf<Create>['body'];
    readonly requestKey: string;
    readonly upgraded?: UpgradedLine;
    readonly bundle?: OrderedBundle;
    readonly source?: OrderSource;
  },
): Promise<OutputOf<Create>> {
  const actor = userActor(ctx);
  const requestHash = hashRequest(body, { upgraded, bundle });
  // Orders of one account are serialized, so that two concurrent ones can't both find a variant unowned.
  await lockBuyer(ctx.tx, actor.id);
  const variantIds = body.lines.map(({ variantId }) => variantId).filter(isId);
  const contentIds = body.lines.map(({ contentId }) => contentId).filter(isId);
  const code = body.coupon?.code ?? null;
  const read = await lockAndRead(ctx.tx, actor.id, requestKey, ctx.now, code, variantIds, contentIds);
  const [before] = read.before;
  if (before !== undefined) {
    if (before.request_hash !== requestHash)
      throw new Problem('conflict', { detail: describeRefusal('other_order', ctx.locale) });
    return presentOrder(ctx, before.id);
  }
  if (read.account.length === 0) throw new Problem('unauthenticated');
  const found = toOffersForSale(read.offers);
  const owned = new Set(read.owned.map(({ variant_id }) => variant_id));
  const contributorId = read.contributor[0]?.id ?? null;
  const { lines, offers } =
    bundle === undefined
      ? { lines: body.lines, offers: upgraded === undefined ? found : reduceBy(upgraded.credit, found) }
      : takeBundle(ctx, bundle, found, { contributorId, owned });
  const errors = findLineProblems(lines, offers, { contributorId, owned, locale: ctx.locale });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  if (upgraded?.isOpen === false) throw new Problem('conflict', { detail: describeRefusal('no_upgrade', ctx.locale) });
  const [fee] = read.fee;
  if (fee === undefined) throw new Error('there is always a fee in force');
  const versions = new Map(read.licences.map(({ code, version }) => [code, version]));
  const agreements = new Map(read.agreements.map((each) => [each.content_id, each.id]));
  const [history] = read.history;
  const vat = toVatTerms(read.vat[0]);
  const priced = priceOrder(
    lines.flatMap(({ variantId }) => offers.get(variantId) ?? []),
    read.coupon[0],
    {
      code,
      now: ctx.now,
      locale: ctx.locale,
      currency: ctx.platform.config.ARBOR_CURRENCY,
      feeBasisPoints: fee.basis_points,
      hasBought: history?.has_bought ?? false,
      ownUses: history?.own_uses ?? 0,
      unpaid: history?.unpaid ?? undefined,
      vat,
    },
  );
  requireCoupon(ctx, body.coupon, priced);
  const withoutAffiliate = priced.offers.map((offer) =>
    toLine(offer, {
      licenceVersion: versions.get(offer.licenceCode) ?? 1,
      feeBasisPoints: fee.basis_points,
      agreementId: agreements.get(offer.contentId) ?? null,
      upgradesLineId: upgraded?.lineId ?? null,
    }),
  );

  const ordered = source?.referral === undefined ? withoutAffiliate : await addAffiliate(ctx, withoutAffiliate, source);
  const id = createId();
  const total = ordered.reduce((sum, { price }) => sum + price, 0);
  const [name = { name: '', username: '' }] = read.name;
  const said = upgraded === undefined ? body.particulars : upgraded.particulars;
  const particulars = said === undefined ? toSuggestion(read.last[0], toOwnName(name)) : (said ?? undefined);
  const order = {
    id,
    accountId: actor.id,
    buyerName: particulars?.name ?? name.username,
    particulars,
    requestKey,
    requestHash,
    locale: ctx.locale,
    currency: ctx.platform.config.ARBOR_CURRENCY,
    total,
    coupon: priced.coupon,
    vatSetting: vat?.number ?? null,
    createdAt: ctx.now,
    expiresAt: toExpiry(ctx.now),
  };
  const added = await addOrder(ctx.tx, order, ordered).catch((error: unknown) => {
    const message = describeUsedUp(error, code ?? '', ctx.locale);
    throw message === undefined ? error : new Problem('bad_input', { errors: [{ path: 'coupon.code', message }] });
  });
  if (total === 0) await markPaid(ctx, { orderId: id });
  reachStep('order 1: before the commit');
  return total === 0 ? presentOrder(ctx, id) : presentNewOrder(added, ordered);
}
