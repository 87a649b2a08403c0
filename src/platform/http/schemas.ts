import * as z from 'zod';
import { cleanLine, cleanText } from '../clean-text.ts';

/** In answers: what we wrote ourselves is not checked for its form again, which would be half the cost of a list. */
export const id = z.string().meta({ format: 'uuid', description: 'Opaque identifier; sorts by creation time' });

/**
 * An identifier that an address carries: anything that isn't one simply doesn't exist (404), so it is only bounded
 * here.
 */
export const idOrKey = z.string().trim().min(1).max(100);

/** What people write on one line (a name, a title, a search): characters that can't be seen are taken out. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** What people write on several lines, cleaned in the same way. */
export const multilineText = (max: number) => z.string().overwrite(cleanText).max(max);

const cleanPiece = (text: string): string => cleanText(`|${text}|`).slice(1, -1);

// Cleaning can lengthen a text: some Bangla letters become two. So its length is checked afterwards, and what was
// accepted is accepted again.

/** A piece of a sentence, in a text that is stored as pieces: unlike a field's its ends are kept, for another one follows. */
export const textPiece = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanPiece(text).replace(/\n+/g, ' '))
    .max(max);

/** Like `textPiece`, for program code, which has lines. */
export const codePiece = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanPiece(text.replaceAll('\t', '  ')))
    .max(max);

/** An address of the web, as pages link to it; empty for none. */
export const webAddress = line(300)
  .regex(/^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?)?$/i)
  .overwrite((address) => address.replace(/^https?/i, (scheme) => scheme.toLowerCase()));

/** An e-mail address, no longer than one may be. */
export const emailAddress = z.string().trim().max(254).pipe(z.email());

/** Minor units (poisha). Integer, never negative, inside what JSON can carry exactly. */
export const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Minor units; less than nothing where something was taken. */
export const moneyChange = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });

/** Output of an operation that has nothing to tell but that it worked. */
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

/** A column of a list, lowest first; with a minus highest first. */
export type Sort<Column extends string> = Column | `-${Column}`;

/** The columns that a list can be sorted by, both ways. */
export const sortQuery = <const Column extends string>(
  columns: readonly Column[],
  byDefault: NoInfer<Sort<Column>>,
) => {
  const sorts = columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
  return z.enum(sorts as [Sort<Column>, ...Sort<Column>[]]).default(byDefault as never);
};

/** Asks for the answer without what the caller leaves out; such an answer is private. */
export const personalQuery = { personal: z.literal('1').optional() };

/** `a,b` or a repeated parameter; at most twenty words. */
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
