import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { money } from '../../../platform/http/schemas.ts';

const basisPoints = z.int().min(0).max(10_000);
const version = z.int().min(1).max(1_000_000_000);

const terms = z
  .object({
    /** Percentage of what is charged for an item, in hundredths of a percent; 0 while the programme is off. */
    basisPoints,
    /** Whether only the first purchase of a buyer counts. */
    isFirstOnly: z.boolean(),
    version,
  })
  .meta({ id: 'AffiliateTerms' });

const affiliate = z
  .object({
    code: z.string(),
    /** Link to the home page; the parameter works on every page. */
    link: z.string(),
    /** How often the link was followed: in the last 30 days, and ever. Crawlers don't count. */
    recentClicks: z.int(),
    clicks: z.int(),
    /** Number of people who bought after following the link. */
    buyers: z.int(),
    /** Earnings that haven't cleared yet, and those that have; refunds are subtracted. */
    pending: money,
    cleared: money,
  })
  .meta({ id: 'Affiliate' });

const own = z.object({
  terms,
  /** Days from the payment until the earnings can be withdrawn. */
  clearingDays: z.int(),
  currency: z.string(),
  /** Null until the caller has started. */
  affiliate: affiliate.nullable(),
});

export const affiliatesContract = {
  terms: operation({
    method: 'GET',
    path: '/affiliate/terms',
    access: 'public',
    tag: 'Users',
    summary: 'What affiliates earn',
    output: terms,
    errors: [],
    shared: true,
  }),
  mine: operation({
    method: 'GET',
    path: '/affiliate/mine',
    access: 'user',
    tag: 'Users',
    summary: 'The caller’s affiliate link with its clicks, buyers and earnings',
    output: own,
    errors: [],
  }),
  start: operation({
    method: 'POST',
    path: '/affiliate/start',
    access: 'user',
    tag: 'Users',
    summary: 'Makes the caller’s affiliate link, so that a retry changes nothing',
    output: own,
    errors: ['conflict'],
    limit: { calls: 20, seconds: 3600 },
  }),
  update: operation({
    method: 'PUT',
    path: '/affiliate/settings',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Sets what affiliates earn by later orders; 0 ends the programme',
    body: z.strictObject({ basisPoints, isFirstOnly: z.boolean(), version }),
    output: terms,
    errors: ['conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof affiliatesContract> {}
}
