import * as z from 'zod';
import { parsePrice, writePrice } from '../../../../ui/parse-price.ts';

/** What somebody types as an amount or a percentage, in hundredths of what it counts: poisha, or basis points. */
export const hundredths = (min: number, max: number) =>
  z.string().transform((text, context) => {
    const value = parsePrice(text);
    if (typeof value === 'number' && value >= min && value <= max) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** As `hundredths`; empty for none. */
export const hundredthsOrNone = (min: number, max: number) =>
  z.string().transform((text, context) => {
    const value = parsePrice(text);
    if (value === null || (typeof value === 'number' && value >= min && value <= max)) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

export const writeHundredths = writePrice;
