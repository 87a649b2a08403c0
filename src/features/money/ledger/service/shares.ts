import { type Shares, splitSale } from '../rules/shares.ts';

/** How the price of a line is shared, in minor units; what the site keeps is in basis points. */
export const quoteSale = (gross: number, feeBasisPoints: number): Shares => splitSale(gross, feeBasisPoints);
