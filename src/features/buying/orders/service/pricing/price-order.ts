import type { JsonRow } from '../../../../../platform/database/combine-reads.ts';
import type { Offer } from '../../../../catalogue/content/service/sale.ts';
import {
  applyCoupon,
  type CouponFacts,
  type selectCoupon,
  takePart,
} from '../../../../money/discounts/service/coupons.ts';
import { type DividedSale, splitTaxedSale } from '../../../../money/ledger/service/shares.ts';
import type { VatTerms } from '../../../../money/vat/service/terms.ts';
import type { LineDiscounts } from '../../store/new-order.ts';
import type { OrderedOffer } from './bundle-lines.ts';

/** A variant with what it costs in this order. */
export interface PricedOffer extends OrderedOffer {
  /** What is charged, in minor units. */
  readonly charged: number;
  readonly discounts: LineDiscounts;
  /** How what is charged is divided. */
  readonly parts: DividedSale;
  /** Rate of VAT in basis points; null if VAT is off. */
  readonly vatBasisPoints: number | null;
}

export interface PricedOrder {
  readonly offers: readonly PricedOffer[];
  /** The coupon that was applied; null if there is none. */
  readonly coupon: { readonly id: string; readonly code: string; readonly discount: number } | null;
  /** Whether the site's fee allows less of the coupon's discount than its terms say. */
  readonly isCapped: boolean;
  /** Why the coupon can't be used; undefined if it can or if there is none. */
  readonly refusal: string | undefined;
  /** The buyer's unpaid order that uses the coupon, if it is the reason. */
  readonly unpaidOrderId: string | null;
}

type CouponRow = JsonRow<Awaited<ReturnType<ReturnType<typeof selectCoupon>['execute']>>[number]>;

const siteBorneOf = ({ sale }: Offer): number => (sale === null ? 0 : takePart(sale.discount, sale.siteShare));

/** Prices the variants of an order: their current prices, with a running sale, less the coupon. */
export function priceOrder(
  offers: readonly OrderedOffer[],
  row: CouponRow | undefined,
  facts: Omit<CouponFacts, 'code'> & { readonly code: string | null; readonly vat?: VatTerms | undefined },
): PricedOrder {
  const lines = offers.map((offer) => ({ ...offer, price: offer.price ?? 0, siteBorne: siteBorneOf(offer) }));
  const { code, vat } = facts;
  const applied = code === null ? undefined : applyCoupon(row, lines, { ...facts, code });
  const coupon = applied !== undefined && 'id' in applied ? applied : undefined;
  const refused = applied !== undefined && 'refusal' in applied ? applied : undefined;
  const priced = offers.map((offer, index) => {
    const reduced = coupon?.discounts[index] ?? 0;
    const charged = (offer.price ?? 0) - reduced;
    const siteBorne = siteBorneOf(offer) + (coupon === undefined ? 0 : takePart(reduced, coupon.siteShare));
    const rate = vat?.findRate(offer.categoryId) ?? null;
    const parts = splitTaxedSale(charged, {
      feeBasisPoints: facts.feeBasisPoints,
      siteBorne,
      vat: vat === undefined || rate === null ? undefined : { sale: rate, fee: vat.feeBasisPoints },
    });
    const discounts = {
      saleId: offer.sale?.id ?? null,
      sale: offer.sale?.discount ?? 0,
      couponId: reduced === 0 ? null : (coupon?.id ?? null),
      coupon: reduced,
      bundleId: offer.bundle?.id ?? null,
      bundle: offer.bundle?.discount ?? 0,
      siteBorne,
    };
    return { ...offer, charged, discounts, parts, vatBasisPoints: rate };
  });
  return {
    offers: priced,
    coupon:
      coupon === undefined
        ? null
        : { id: coupon.id, code: coupon.code, discount: coupon.discounts.reduce((sum, part) => sum + part, 0) },
    isCapped: coupon?.isCapped ?? false,
    refusal: refused?.refusal,
    unpaidOrderId: refused?.unpaidOrderId ?? null,
  };
}
