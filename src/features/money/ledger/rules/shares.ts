/** Basis points in a whole. */
const WHOLE = 10_000n;

/** `amount × numerator / denominator`, a half rounded up; exact for any safe integers. */
function roundShare(amount: number, numerator: number | bigint, denominator: number | bigint): number {
  const [top, bottom] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((2n * top + bottom) / (2n * bottom));
}

/** What the parties get of an amount; together they are the amount. Minor units. */
export interface Shares {
  /** The site's. */
  readonly fee: number;
  /** The contributor's. */
  readonly net: number;
}

/** Shares of a sold line: the fee is rounded half up to the minor unit, the contributor gets the rest. */
export function splitSale(gross: number, feeBasisPoints: number): Shares {
  const fee = roundShare(gross, feeBasisPoints, WHOLE);
  return { fee, net: gross - fee };
}

/**
 * What each party gives back when `amount` of a line is refunded and `refunded` of it was before. Parts of a refund add up
 * to what one refund of them all would be, and to the sale when all of it is given back.
 */
export function splitRefund(sale: Shares, { refunded, amount }: { refunded: number; amount: number }): Shares {
  const gross = sale.fee + sale.net;
  const feeBack = (part: number): number => roundShare(part, sale.fee, gross);
  const fee = feeBack(refunded + amount) - feeBack(refunded);
  return { fee, net: amount - fee };
}
