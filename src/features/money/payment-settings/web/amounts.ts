import * as z from 'zod';
import { parsePrice, writePrice } from '../../../../ui/parse-price.ts';

/** Parses a typed amount or percentage into hundredths: poisha or basis points. */
export const hundredths = (min: number, max: number) =>
  z.string().transform((text, context) => {
    const value = parsePrice(text);
    if (typeof value === 'number' && value >= min && value <= max) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** Like `hundredths`, but an empty text gives null. */
export const hundredthsOrNone = (min: number, max: number) =>
  z.string().transform((text, context) => {
    const value = parsePrice(text);
    if (value === null || (typeof value === 'number' && value >= min && value <= max)) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

export const writeHundredths = writePrice;
