import type { JsonRow } from '../../../../platform/database/combine-reads.ts';
import { formatMoneyIn, localizeDigits } from '../../../../platform/local-format.ts';
import { apportion } from '../../ledger/service/shares.ts';
import {
  type BuyerHistory,
  type Coupon,
  findCouponRefusal,
  type PricedLine,
  type SpreadDiscount,
  spreadCoupon,
} from '../rules/coupon.ts';
import { describeCouponRefusal } from '../rules/words.ts';
import type { DiscountRow } from '../store/discounts.ts';

export { takePart } from '../rules/coupon.ts';
export { selectCoupon } from '../store/discounts.ts';

const toCoupon = (row: JsonRow<DiscountRow>): Coupon => ({
  id: row.id,
  code: row.code ?? '',
  contributorId: row.contributor_id,
  kind: row.kind,
  value: row.value,
  scope: row.scope,
  workIds: row.work_ids,
  categoryIds: row.category_ids,
  siteShare: row.site_share,
  startsAt: new Date(row.starts_at),
  endsAt: new Date(row.ends_at),
  endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  isFirstPurchase: row.is_first_purchase,
  minimum: row.minimum,
  maxUses: row.max_uses,
  maxPerPerson: row.max_per_person,
  uses: row.uses,
});

export interface CouponFacts extends BuyerHistory {
  readonly code: string;
  readonly now: Date;
  readonly locale: 'en' | 'bn';
  readonly currency: string;
  readonly feeBasisPoints: number;
}

export interface AppliedCoupon extends SpreadDiscount {
  readonly id: string;
  readonly code: string;
  readonly siteShare: number;
}

export interface CouponRefused {
  readonly refusal: string;
  /** The buyer's unpaid order that uses the coupon, if it is the reason. */
  readonly unpaidOrderId: string | null;
}

/** Applies a coupon to the lines of an order, or says why it can't be used. */
export function applyCoupon(
  row: JsonRow<DiscountRow> | undefined,
  lines: readonly PricedLine[],
  { code, locale, currency, feeBasisPoints, ...facts }: CouponFacts,
): AppliedCoupon | CouponRefused {
  const coupon = row && toCoupon(row);
  const found = findCouponRefusal(coupon, lines, facts);
  const spread =
    coupon === undefined || found !== undefined
      ? { discounts: [], isCapped: false }
      : spreadCoupon(coupon, lines, { feeBasisPoints, divide: apportion });
  // A coupon that takes nothing off isn't used.
  const nothing = spread.isCapped ? 'capped' : 'no_match';
  const refusal = found ?? (spread.discounts.some((discount) => discount > 0) ? undefined : nothing);
  if (coupon === undefined || refusal !== undefined) {
    const minimum = formatMoneyIn(locale, coupon?.minimum ?? 0, currency);
    const number = localizeDigits(locale, String(facts.unpaid?.number ?? ''));
    return {
      refusal: describeCouponRefusal(refusal ?? 'unknown', locale, { code, minimum, number }),
      unpaidOrderId: refusal === 'unpaid' ? (facts.unpaid?.id ?? null) : null,
    };
  }
  return { id: coupon.id, code: coupon.code, siteShare: coupon.siteShare, ...spread };
}

/** Says why the database refused another use of the coupon; undefined for other errors. */
export function describeUsedUp(error: unknown, code: string, locale: 'en' | 'bn'): string | undefined {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  const refusals = { coupon_uses: 'used_up', coupon_uses_per_person: 'used_by_you' } as const;
  const refusal = refusals[constraint as keyof typeof refusals] as (typeof refusals)[keyof typeof refusals] | undefined;
  return refusal && describeCouponRefusal(refusal, locale, { code, minimum: '' });
}
