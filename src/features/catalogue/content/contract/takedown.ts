import * as z from 'zod';

/** Reasons why an admin takes a content out of the catalogue. */
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

/** Takedown of a content by an admin. Only an admin can publish the content again. */
export const takedown = z
  .object({
    code: z.enum(takedownCodes),
    /** Message of the admin to the contributor; may be empty. */
    note: z.string(),
  })
  .meta({ id: 'Takedown' });
export type Takedown = z.output<typeof takedown>;
