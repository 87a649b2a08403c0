import { maxDiscount } from './terms.ts';

/** A coupon as orders read it. */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly contributorId: string | null;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly scope: 'all' | 'works' | 'categories';
  readonly workIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly siteShare: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  readonly isFirstPurchase: boolean;
  readonly minimum: number;
  readonly maxUses: number | null;
  readonly maxPerPerson: number | null;
  readonly uses: number;
}

/** A line of the order; its price, in minor units, includes a running sale. */
export interface PricedLine {
  readonly contentId: string;
  readonly contributorId: string;
  readonly categoryId: string | null;
  readonly price: number;
  /** The part of the sale's discount that the site bears. */
  readonly siteBorne: number;
}

export interface BuyerHistory {
  /** Whether the buyer has paid an order that wasn't free. */
  readonly hasBought: boolean;
  /** The buyer's orders with this code that count as uses. */
  readonly ownUses: number;
  /** The buyer's latest order with this code that waits for its payment. */
  readonly unpaid?: { readonly id: string; readonly number: number } | undefined;
}

export type CouponRefusal =
  | 'unknown'
  | 'upcoming'
  | 'over'
  | 'used_up'
  | 'used_by_you'
  | 'unpaid'
  | 'not_first'
  | 'no_match'
  | 'capped'
  | 'below_minimum';

const WHOLE = 10_000n;

/** Calculates `amount × part ÷ 10,000`, rounded half up to the minor unit. */
export const takePart = (amount: number, basisPoints: number): number =>
  Number((2n * BigInt(amount) * BigInt(basisPoints) + WHOLE) / (2n * WHOLE));

/** Whether the coupon reduces this line. A contributor's coupon never reduces another contributor's work. */
export function isReduced(coupon: Coupon, { contentId, contributorId, categoryId, price }: PricedLine): boolean {
  if (price === 0 || (coupon.contributorId !== null && coupon.contributorId !== contributorId)) return false;
  if (coupon.scope === 'works') return coupon.workIds.includes(contentId);
  if (coupon.scope === 'categories') return categoryId !== null && coupon.categoryIds.includes(categoryId);
  return true;
}

/** Reason why the coupon doesn't apply to these lines now; undefined if it does. */
export function findCouponRefusal(
  coupon: Coupon | undefined,
  lines: readonly PricedLine[],
  { hasBought, ownUses, unpaid, now }: BuyerHistory & { readonly now: Date },
): CouponRefusal | undefined {
  if (coupon === undefined) return 'unknown';
  if (coupon.endedAt !== null || coupon.endsAt <= now) return 'over';
  if (coupon.startsAt > now) return 'upcoming';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return unpaid === undefined ? 'used_up' : 'unpaid';
  if (coupon.isFirstPurchase && hasBought) return 'not_first';
  // A first purchase happens once.
  const maxPerPerson = coupon.isFirstPurchase ? 1 : coupon.maxPerPerson;
  if (maxPerPerson !== null && ownUses >= maxPerPerson) return unpaid === undefined ? 'used_by_you' : 'unpaid';
  const reduced = lines.filter((line) => isReduced(coupon, line));
  if (reduced.length === 0) return 'no_match';
  return reduced.reduce((sum, { price }) => sum + price, 0) < coupon.minimum ? 'below_minimum' : undefined;
}

/** Minor units that rounding may take from a line's discount. */
const MAX_ROUNDING = 2;

export interface SpreadDiscount {
  /** Discount of each line in minor units. */
  readonly discounts: readonly number[];
  /** Whether the site's fee allows less of it than the terms say. */
  readonly isCapped: boolean;
}

/**
 * The coupon's discount of each line. The whole discount is rounded once and divided by the lines'
 * prices; `divide` is the largest-remainder method of the ledger.
 */
export function spreadCoupon(
  coupon: Coupon,
  lines: readonly PricedLine[],
  {
    feeBasisPoints,
    divide,
  }: {
    readonly feeBasisPoints: number;
    readonly divide: (amount: number, weights: readonly number[]) => readonly number[];
  },
): SpreadDiscount {
  const weights = lines.map((line) => (isReduced(coupon, line) ? line.price : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const whole = coupon.kind === 'percent' ? takePart(sum, coupon.value) : Math.min(coupon.value, sum);
  const { siteShare } = coupon;
  const parts = divide(whole, weights);
  const discounts = lines.map(({ price, siteBorne: borne }, index) =>
    Math.min(parts[index] ?? 0, maxDiscount(price, { siteShare, feeBasisPoints, borne })),
  );
  const isCapped = discounts.some((discount, index) => (parts[index] ?? 0) - discount > MAX_ROUNDING);
  return { discounts, isCapped };
}
