import * as z from 'zod';

/** A word or phrase of a query that was interpreted differently from how it is written. */
export const understoodWord = z
  .object({
    typed: z.string(),
    /** Interpretation as words or the name of a colour; null if the word was left out. */
    as: z.string().nullable(),
    /**
     * How the word was interpreted: as another spelling, a Bangla word with this sound, a translation or synonym, a
     * colour or a price; or that it was left out.
     */
    how: z.enum(['spelling', 'sound', 'meaning', 'color', 'price', 'leftOut']),
  })
  .meta({ id: 'UnderstoodWord' });

export type Understood = z.output<typeof understoodWord>;
