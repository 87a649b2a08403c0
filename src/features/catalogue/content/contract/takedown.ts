import * as z from 'zod';

/** Why an admin takes a content out of the catalogue. */
export const takedownCodes = [
  'copyright',
  'privacy',
  'unlawful',
  'misleading',
  'broken',
  'quality',
  'policy',
  'other',
] as const;
export type TakedownCode = (typeof takedownCodes)[number];

/** An admin unpublished it: only an admin publishes it again. */
export const takedown = z
  .object({
    code: z.enum(takedownCodes),
    /** What the admin wrote to the contributor; may be empty. */
    note: z.string(),
  })
  .meta({ id: 'Takedown' });
export type Takedown = z.output<typeof takedown>;
