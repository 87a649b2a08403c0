import * as z from 'zod';
import { cleanLine, cleanText } from '../clean-text.ts';

/** Id in responses. Its format isn't validated, because that would be half the cost of a list. */
export const id = z.string().meta({ format: 'uuid', description: 'Opaque identifier; sorts by creation time' });

/** Id in an address. Only its length is limited, because any text that isn't an id simply doesn't exist (404). */
export const idOrKey = z.string().trim().min(1).max(100);

/** A single-line text (name, title, search) without invisible characters. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** A multi-line text without invisible characters. */
export const multilineText = (max: number) => z.string().overwrite(cleanText).max(max);

const BENGALI_ZERO = 0x09e6;

/** Replaces Bangla digits by `0` to `9`: people type numbers and codes in either script. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

const cleanPiece = (text: string): string => cleanText(`|${text}|`).slice(1, -1);

// Cleaning can lengthen a text, because the NFC form of some Bangla letters is longer. Checking the length afterwards
// makes it idempotent.

/** A piece of a text that is stored in pieces; unlike a field it isn't trimmed, because another piece follows. */
export const textPiece = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanPiece(text).replace(/\n+/g, ' '))
    .max(max);

/** Like `textPiece`, for program code, which contains line breaks. */
export const codePiece = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanPiece(text.replaceAll('\t', '  ')))
    .max(max);

/** A web address that pages can link to; empty for none. */
export const webAddress = line(300)
  .regex(/^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?)?$/i)
  .overwrite((address) => address.replace(/^https?/i, (scheme) => scheme.toLowerCase()));

/** An e-mail address of valid length. */
export const emailAddress = z.string().trim().max(254).pipe(z.email());

/** Amount in minor units (poisha): a non-negative integer that JSON represents exactly. */
export const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Amount in minor units; negative for deductions. */
export const moneyChange = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });

/** Output of an operation without a result. */
export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });

/** `{ items, nextCursor, total }`: `total` is exact up to 10,000; above that `totalIsMore` is true. */
export function listSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.int().min(0),
    totalIsMore: z.boolean(),
  });
}

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(400).optional(),
};

/** A sort column of a list, ascending; with a minus, descending. */
export type Sort<Column extends string> = Column | `-${Column}`;

/** Query parameter for the sort order, in both directions of each column. */
export const sortQuery = <const Column extends string>(
  columns: readonly Column[],
  byDefault: NoInfer<Sort<Column>>,
) => {
  const sorts = columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
  return z.enum(sorts as [Sort<Column>, ...Sort<Column>[]]).default(byDefault as never);
};

/** Query parameter for a response without the caller's exclusions, which is private. */
export const personalQuery = { personal: z.literal('1').optional() };

/** A list as `a,b` or as a repeated parameter; at most twenty words. */
export const wordList = z
  .union([z.string().max(600), z.array(z.string().max(600)).max(20)])
  .transform((value) => [
    ...new Set(
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => cleanLine(part).toLowerCase())
        .filter((part) => part !== ''),
    ),
  ])
  .pipe(z.array(z.string().max(80)).max(20));

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details' });
