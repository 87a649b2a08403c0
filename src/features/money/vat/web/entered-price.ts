const WHOLE = 10_000n;

/** Calculates `amount × numerator / denominator`, rounding half up, without floating-point arithmetic. */
function roundHalfUp(amount: number, numerator: bigint, denominator: bigint): number {
  return Number((2n * BigInt(amount) * numerator + denominator) / (2n * denominator));
}

const addVat = (price: number, basisPoints: number): number => roundHalfUp(price, WHOLE + BigInt(basisPoints), WHOLE);

/** VAT within a price, as orders calculate it. */
const findVat = (price: number, basisPoints: number): number =>
  roundHalfUp(price, BigInt(basisPoints), WHOLE + BigInt(basisPoints));

/** Rates by which price fields take prices without VAT, in basis points. */
export interface PriceVat {
  /** Rate of works whose category has none of its own, and of works without a category. */
  readonly basisPoints: number;
  readonly categories: readonly { readonly categoryId: string; readonly basisPoints: number }[];
}

/** Rate of the works in a category. */
export const findPriceRate = (vat: PriceVat, categoryId: string | undefined): number =>
  vat.categories.find((each) => each.categoryId === categoryId)?.basisPoints ?? vat.basisPoints;

/** Price without VAT, as fields show it. Null: not for sale. */
export const toEnteredPrice = (price: number | null, basisPoints: number): number | null =>
  price === null ? null : price - findVat(price, basisPoints);

/**
 * What buyers pay for an entered price. A field that still shows the stored price doesn't change it: two prices can be
 * the same one without VAT.
 */
export const toStoredPrice = (entered: number | null, basisPoints: number, stored: number | null): number | null =>
  entered === null ? null : entered === toEnteredPrice(stored, basisPoints) ? stored : addVat(entered, basisPoints);
