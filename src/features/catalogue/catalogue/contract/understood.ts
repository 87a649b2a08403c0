import * as z from 'zod';

/** A word or phrase of a query that was not searched for as it is written. */
export const understoodWord = z
  .object({
    typed: z.string(),
    /** What it was read as: words, or the name of a colour; null where it was left out. */
    as: z.string().nullable(),
    /** Taken for another spelling, heard, translated, as a colour or a price, or left out. */
    how: z.enum(['spelling', 'sound', 'meaning', 'color', 'price', 'leftOut']),
  })
  .meta({ id: 'UnderstoodWord' });

export type Understood = z.output<typeof understoodWord>;
