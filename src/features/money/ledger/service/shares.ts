import { type Shares, splitSale } from '../rules/shares.ts';

export { apportion } from '../rules/apportion.ts';

/**
 * Splits what is charged for a line into the site's fee and the contributors' share, in minor units; the fee's rate is
 * in basis points. `siteBorne`: the part of the line's discounts that the site pays out of its fee.
 */
export const quoteSale = (gross: number, feeBasisPoints: number, siteBorne = 0): Shares =>
  splitSale(gross, feeBasisPoints, siteBorne);
