import * as z from 'zod';

/** Settings about the site's operator and their contact details. */
export const operatorSettings = {
  ARBOR_OPERATOR: z.string().trim().min(2).max(120).optional().describe('Person or company that runs the site'),
  ARBOR_CONTACT_EMAIL: z.email().max(254).optional().describe('Where people write to; shown to everybody'),
  ARBOR_CONTACT_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ()-]{4,28}$/, 'This is no phone number, such as +880 1712-345678.')
    .optional()
    .describe('Phone number that is shown to everybody, such as +880 1712-345678'),
  ARBOR_CONTACT_ADDRESS: z.string().trim().min(5).max(300).optional().describe('Postal address of the operator'),
  ARBOR_TRADE_LICENCE: z.string().trim().min(2).max(60).optional().describe('Number of the trade licence'),
};

/** The site's operator; null for missing settings. */
export interface Operator {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly tradeLicence: string | null;
}

export const toOperator = (settings: z.output<z.ZodObject<typeof operatorSettings>>): Operator => ({
  name: settings.ARBOR_OPERATOR ?? null,
  email: settings.ARBOR_CONTACT_EMAIL ?? null,
  phone: settings.ARBOR_CONTACT_PHONE ?? null,
  address: settings.ARBOR_CONTACT_ADDRESS ?? null,
  tradeLicence: settings.ARBOR_TRADE_LICENCE ?? null,
});

/** Missing settings that a shop should have. */
export function listMissingOperatorSettings({ name, email, address }: Operator): string[] {
  return [
    ...(name === null ? ['ARBOR_OPERATOR'] : []),
    ...(email === null ? ['ARBOR_CONTACT_EMAIL'] : []),
    ...(address === null ? ['ARBOR_CONTACT_ADDRESS'] : []),
  ];
}
