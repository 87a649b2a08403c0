import { type Shares, splitSale } from '../rules/shares.ts';

/**
 * Splits the price of a line into the site's fee and the contributors' share, in minor units; the fee's rate is in
 * basis points.
 */
export const quoteSale = (gross: number, feeBasisPoints: number): Shares => splitSale(gross, feeBasisPoints);
