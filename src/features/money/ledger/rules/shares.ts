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
  /** Value-added tax, which the site owes to the treasury. Default: none. */
  readonly vat?: number;
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

/** VAT within an amount that includes it. */
export const takeVat = (amount: number, basisPoints: number): number =>
  roundShare(amount, basisPoints, WHOLE + BigInt(basisPoints));

/** Rates of VAT in basis points. */
export interface VatRates {
  /** Rate of the sale, whose price includes it. */
  readonly sale: number;
  /** Rate of the platform's fee, which includes it. */
  readonly fee: number;
}

export interface SaleTerms {
  readonly feeBasisPoints: number;
  /** The part of the line's discounts that the site bears. Default: nothing. */
  readonly siteBorne?: number;
  readonly vat?: VatRates | undefined;
}

/** Parts of what is charged for a line, in minor units; they add up to it. */
export interface DividedSale {
  /** VAT of the sale. */
  readonly vat: number;
  /** The site's fee without its VAT. */
  readonly fee: number;
  /** VAT of the fee. */
  readonly feeVat: number;
  /** The contributors' share. */
  readonly net: number;
}

/**
 * Splits what is charged for a line: VAT first, then the rest as `splitSale` does, without the VAT of what the site
 * bears; last the VAT of the fee.
 */
export function splitTaxedSale(charged: number, { feeBasisPoints, siteBorne = 0, vat }: SaleTerms): DividedSale {
  const { sale, fee: feeRate } = vat ?? { sale: 0, fee: 0 };
  const withoutVat = (amount: number): number => amount - takeVat(amount, sale);
  const rest = withoutVat(charged);
  const { fee: whole, net } = splitSale(rest, feeBasisPoints, withoutVat(charged + siteBorne) - rest);
  const feeVat = takeVat(whole, feeRate);
  return { vat: charged - rest, fee: whole - feeVat, feeVat, net };
}

/** Splits a refund between two parts of a sale; `rest` gets what `part` doesn't. */
function splitBack(
  { part, rest }: { readonly part: number; readonly rest: number },
  { refunded, amount }: { readonly refunded: number; readonly amount: number },
) {
  const whole = part + rest;
  const partBack = (of: number): number => (whole === 0 ? 0 : roundShare(of, part, whole));
  const back = partBack(refunded + amount) - partBack(refunded);
  return { back, before: refunded - partBack(refunded), rest: amount - back };
}

/**
 * What an affiliate gets of a line: a percentage of what is charged, rounded half up, at most the site's fee, which
 * bears it.
 */
export const takeCommission = ({ charged, fee }: { charged: number; fee: number }, basisPoints: number): number =>
  Math.min(fee, roundShare(charged, basisPoints, WHOLE));

/**
 * Splits a refund of `amount` when `refunded` of the line was refunded before. Partial refunds add up to exactly what
 * one refund of their sum would be, and to the sale once all of it is refunded.
 */
export function splitRefund(sale: Shares, refund: { refunded: number; amount: number }): Required<Shares> {
  const taxed = splitBack({ part: sale.vat ?? 0, rest: sale.fee + sale.net }, refund);
  const shared = splitBack({ part: sale.fee, rest: sale.net }, { refunded: taxed.before, amount: taxed.rest });
  return { vat: taxed.back, fee: shared.back, net: shared.rest };
}
