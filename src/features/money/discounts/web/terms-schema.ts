import * as z from 'zod';
import { isDayOrEmpty } from '../../../../ui/forms/days.ts';
import { parsePrice } from '../../../../ui/parse-price.ts';

/** Parses a typed amount or percentage into hundredths; empty gives null. */
const hundredths = z.string().transform((text, context) => {
  const value = parsePrice(text);
  if (value !== undefined) return value;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const count = z.string().transform((text, context) => {
  const value = parsePrice(text);
  if (value === null) return null;
  if (value !== undefined && value >= 100 && value % 100 === 0) return value / 100;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const day = z.string().refine(isDayOrEmpty);

/** Fields of the form for a discount, as typed. */
export const termsSchema = z.object({
  type: z.enum(['sale', 'coupon']),
  name: z.string().trim().min(1).max(60),
  code: z.string().max(30),
  kind: z.enum(['percent', 'amount']),
  value: hundredths.refine((value) => value !== null && value > 0),
  scope: z.enum(['all', 'works', 'categories']),
  startsAt: day,
  endsAt: day.refine((value) => value !== ''),
  minimum: hundredths,
  maxUses: count,
  maxPerPerson: count,
  isFirstPurchase: z.boolean(),
  siteShare: hundredths.refine((value) => value !== null),
});

export const emptyTerms = {
  type: 'sale',
  name: '',
  code: '',
  kind: 'percent',
  value: '',
  scope: 'all',
  startsAt: '',
  endsAt: '',
  minimum: '',
  maxUses: '',
  maxPerPerson: '',
  isFirstPurchase: false,
  siteShare: '100',
} as const;

type Terms = z.output<typeof termsSchema>;

const DAY_MS = 86_400_000;
/** A day in Dhaka as the time at which it begins. */
const toStart = (text: string): Date => new Date(`${text}T00:00:00+06:00`);

/**
 * Converts the form's terms to the operation's body. A discount starts with its first day in Dhaka, or now, and ends with
 * its last.
 */
export function toBody(
  { type, code, startsAt, endsAt, value, minimum, siteShare, maxUses, maxPerPerson, isFirstPurchase, ...terms }: Terms,
  { workIds, categoryIds }: { readonly workIds: readonly string[]; readonly categoryIds: readonly string[] },
) {
  const isSale = type === 'sale';
  return {
    ...terms,
    value: value ?? 0,
    code: isSale ? null : code.trim(),
    ...(startsAt === '' ? {} : { startsAt: toStart(startsAt).toISOString() }),
    endsAt: new Date(toStart(endsAt).getTime() + DAY_MS).toISOString(),
    ...(isSale ? {} : { minimum: minimum ?? 0, maxUses, maxPerPerson, isFirstPurchase }),
    ...(terms.scope === 'works' ? { workIds: [...workIds] } : {}),
    ...(terms.scope === 'categories' ? { categoryIds: [...categoryIds] } : {}),
    siteShare: siteShare ?? 0,
  };
}
