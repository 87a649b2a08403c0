import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  pageQuery,
  toLatinDigits,
} from '../../../platform/http/schemas.ts';

const discountKinds = ['percent', 'amount'] as const;
const discountScopes = ['all', 'works', 'categories'] as const;

/** Share in hundredths of a percent. */
const basisPoints = z.int().min(0).max(10_000);
const MAX_AMOUNT = 1_000_000_000_000;

const discount = z
  .object({
    _id: id,
    /** Contributor whose works it reduces; null for a discount of the site. */
    contributor: z.object({ _id: id, name: z.string(), username: z.string() }).nullable(),
    name: z.string(),
    /** Code that the buyer enters; null for a sale, which needs none, and for a site's code shown to contributors. */
    code: z.string().nullable(),
    isCoupon: z.boolean(),
    kind: z.enum(discountKinds),
    /** Hundredths of a percent, or minor units: off each item for a sale, off the order for a coupon. */
    value: z.int(),
    scope: z.enum(discountScopes),
    works: z.array(z.object({ _id: id, title: z.string() })),
    categories: z.array(z.object({ _id: id, name: z.string(), nameBn: z.string().nullable() })),
    /** The part of the discount that the site pays out of its fee; the contributors bear the rest. */
    siteShare: basisPoints,
    startsAt: instant,
    endsAt: instant,
    /** When it was ended before its time. */
    endedAt: instant.nullable(),
    state: z.enum(['upcoming', 'running', 'ended']),
    isFirstPurchase: z.boolean(),
    /** Minimum price of the items that it applies to. */
    minimum: money,
    maxUses: z.int().nullable(),
    maxPerPerson: z.int().nullable(),
    /** Orders with the code that are paid or can still be paid. */
    uses: z.int(),
  })
  .meta({ id: 'Discount' });

const terms = {
  name: line(60).min(1),
  /** Without a code it is a sale. Letters count as capitals. */
  code: line(30)
    .overwrite((text) => toLatinDigits(text).toUpperCase())
    .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/)
    .nullable()
    .default(null),
  kind: z.enum(discountKinds),
  value: z.int().min(1).max(MAX_AMOUNT),
  scope: z.enum(discountScopes).default('all'),
  workIds: z.array(idOrKey).max(500).default([]),
  categoryIds: z.array(idOrKey).max(100).default([]),
  /** Default: now. */
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }),
  isFirstPurchase: z.boolean().default(false),
  minimum: money.max(MAX_AMOUNT).default(0),
  maxUses: z.int().min(1).max(1_000_000).nullable().default(null),
  maxPerPerson: z.int().min(1).max(1000).nullable().default(null),
};

const one = z.object({ discount });
const ending = { params: z.object({ id: idOrKey }), output: one, errors: [] } as const;

export const discountsContract = {
  own: operation({
    method: 'GET',
    path: '/contributor/discounts',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Your sales and coupons, newest first; with `by=site` the site’s active and upcoming ones',
    query: z.object({ ...pageQuery, by: z.enum(['me', 'site']).default('me') }),
    output: listSchema(discount),
    errors: [],
  }),
  createOwn: operation({
    method: 'POST',
    path: '/contributor/discounts/create',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Creates a sale or a coupon for your own works; its terms can’t be changed later',
    description:
      'The platform fee and your share are calculated from the price paid. A sale reduces the prices in lists and on pages within a minute of its start. A coupon takes its percentage or amount off your works in an order.',
    body: z.strictObject(terms),
    output: one,
    errors: ['conflict'],
    limit: { calls: 30, seconds: 3600 },
  }),
  endOwn: operation({
    method: 'PUT',
    path: '/contributor/discounts/end/{id}',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Ends one of your sales or coupons now; orders that were placed keep it',
    ...ending,
  }),
  every: operation({
    method: 'GET',
    path: '/discounts',
    access: 'owner',
    tag: 'Admin',
    summary: 'All sales and coupons of the site and of contributors, newest first',
    query: z.object({ ...pageQuery, by: z.enum(['all', 'site', 'contributors']).default('all') }),
    output: listSchema(discount),
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/discounts/create',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Creates a sale or a coupon of the site; its terms, and who pays for it, can’t be changed later',
    description:
      '`siteShare` is the part of the discount that the site pays out of its fee. It can’t exceed the fee of an item, so a larger discount is cut to what the fee covers.',
    body: z.strictObject({ ...terms, siteShare: basisPoints }),
    output: one,
    errors: ['conflict'],
  }),
  end: operation({
    method: 'PUT',
    path: '/discounts/end/{id}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Ends a sale or coupon now, also a contributor’s; orders that were placed keep it',
    ...ending,
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof discountsContract> {}
}
