import type { OutputOf } from '../../../../platform/http/operation.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { formatCount, formatMoney, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { discountsContract } from '../contract.ts';

export type DiscountPage = OutputOf<(typeof discountsContract)['own']>;
export type DiscountView = DiscountPage['items'][number];

/** Formats basis points as `30%`, `12.5%` or `১২.৫%`. */
const formatShare = (basisPoints: number): string =>
  formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });

/** What the discount takes off, such as `20% off`. */
export const describeValue = ({ kind, value }: DiscountView, currency: string): string =>
  m.discounts_off({ value: kind === 'percent' ? formatShare(value) : formatMoney(value, currency) });

/** The works that the discount reduces. `isOwn`: whether the reader is its contributor. */
export function describeScope({ scope, works, categories, contributor }: DiscountView, isOwn: boolean): string {
  if (scope === 'works')
    return (works.length === 1 ? m.discounts_on_works_one : m.discounts_on_works)({ count: formatCount(works.length) });
  if (scope === 'categories') return categories.map((each) => localizeName(each)).join(', ');
  if (contributor === null) return m.discounts_on_all();
  return isOwn ? m.discounts_on_own() : m.discounts_on_contributor({ name: contributor.name });
}

/** Who bears the discount. `isOwn`: whether the reader is its contributor. */
export function describeBearer({ siteShare, contributor }: DiscountView, isOwn: boolean): string {
  if (contributor !== null) return isOwn ? m.discounts_bearer_own() : m.discounts_bearer_contributor();
  if (siteShare === 0) return m.discounts_bearer_contributors();
  return siteShare === 10_000 ? m.discounts_bearer_site() : m.discounts_bearer_both({ share: formatShare(siteShare) });
}

function describeUses(uses: number): string {
  if (uses === 0) return m.discounts_unused();
  const count = formatCount(uses);
  return uses === 1 ? m.discounts_uses_one({ count }) : m.discounts_uses({ count });
}

/** When the discount runs or ran: days, or the minute at which somebody ended it. */
export const listTimes = ({ startsAt, endsAt, endedAt }: DiscountView) =>
  ({
    // A discount ends when the day after its last one begins.
    last: endedAt ?? new Date(Date.parse(endsAt) - 1).toISOString(),
    start: startsAt,
    format: endedAt === null ? 'day' : 'minute',
  }) as const;

/** Limits of a coupon, in words. */
export function listLimits(
  { isFirstPurchase, minimum, maxUses, maxPerPerson, uses, isCoupon }: DiscountView,
  currency: string,
): string[] {
  if (!isCoupon) return [];
  return [
    maxUses === null
      ? describeUses(uses)
      : m.discounts_uses_of({ uses: formatCount(uses), most: formatCount(maxUses) }),
    ...(maxPerPerson === null ? [] : [m.discounts_per_person({ most: formatCount(maxPerPerson) })]),
    ...(minimum === 0 ? [] : [m.discounts_from_minimum({ minimum: formatMoney(minimum, currency) })]),
    ...(isFirstPurchase ? [m.discounts_first_purchase()] : []),
  ];
}

export const stateWords = {
  upcoming: () => m.discounts_state_upcoming(),
  running: () => m.discounts_state_running(),
  ended: () => m.discounts_state_ended(),
} as const;
