/** Basis points of 100%. */
const WHOLE = 10_000n;

/** Calculates `amount × numerator / denominator`, rounding half up; exact for all safe integers. */
function roundShare(amount: number, numerator: number | bigint, denominator: number | bigint): number {
  const [top, bottom] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((2n * top + bottom) / (2n * bottom));
}

/** Shares of an amount in minor units; they add up to the amount. */
export interface Shares {
  /** The site's share. */
  readonly fee: number;
  /** The contributors' share. */
  readonly net: number;
}

/**
 * Splits what is charged for a line: the fee is rounded half up to the minor unit, and the contributors get the rest.
 * `siteBorne`: the part of the line's discounts that the site bears. The contributors get what they would if it had been
 * charged, too, and the site pays it out of its fee, at most all of it.
 */
export function splitSale(gross: number, feeBasisPoints: number, siteBorne = 0): Shares {
  const fee = Math.max(0, roundShare(gross + siteBorne, feeBasisPoints, WHOLE) - siteBorne);
  return { fee, net: gross - fee };
}

/**
 * Splits a refund of `amount` when `refunded` of the line was refunded before. Partial refunds add up to exactly what
 * one refund of their sum would be, and to the sale once all of it is refunded.
 */
export function splitRefund(sale: Shares, { refunded, amount }: { refunded: number; amount: number }): Shares {
  const gross = sale.fee + sale.net;
  const feeBack = (part: number): number => roundShare(part, sale.fee, gross);
  const fee = feeBack(refunded + amount) - feeBack(refunded);
  return { fee, net: amount - fee };
}
