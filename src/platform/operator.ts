import * as z from 'zod';

/** The part of the configuration that says who runs the site, and how to reach them. */
export const operatorSettings = {
  ARBOR_OPERATOR: z.string().trim().min(2).max(120).optional().describe('Who runs the site: a person or a firm'),
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

/** Who runs the site; null for what the operator has not said. */
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

/** The settings that a shop can't well do without, as far as they are missing. */
export function listMissingOperatorSettings({ name, email, address }: Operator): string[] {
  return [
    ...(name === null ? ['ARBOR_OPERATOR'] : []),
    ...(email === null ? ['ARBOR_CONTACT_EMAIL'] : []),
    ...(address === null ? ['ARBOR_CONTACT_ADDRESS'] : []),
  ];
}
