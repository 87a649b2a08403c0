import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
} from '../../../platform/http/schemas.ts';
import { card, preview } from '../../catalogue/catalogue/contract/card.ts';

const MAX_WORKS = 20;
const MAX_PRICE = 1_000_000_000_000;

const contributor = z.object({ _id: id, username: z.string(), name: z.string() });
const licence = z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() });

const named = {
  _id: id,
  name: z.string(),
  nameBn: z.string().nullable(),
  /** Who made it; null for a bundle of the site. */
  contributor: contributor.nullable(),
};

/** Prices in minor units, of the works that are on sale now. */
const prices = {
  price: money,
  /** What the works cost one by one. */
  separatePrice: money,
  currency: z.string(),
};

const listedBundle = z
  .object({
    ...named,
    ...prices,
    /** Number of works that are on sale now. */
    count: z.int(),
    /** Pictures of its first works, at most four. */
    covers: z.array(preview),
  })
  .meta({ id: 'ListedBundle' });

const bundle = z
  .object({
    ...named,
    ...prices,
    description: z.string(),
    works: z.array(
      z.object({
        card,
        variant: z.object({ _id: id, name: z.string(), licence }),
        /** What the work costs in the bundle: its part of the price, or its own price if that is lower. */
        price: money,
        /** What the work costs alone. */
        separatePrice: money,
      }),
    ),
  })
  .meta({ id: 'Bundle' });

/**
 * `buy`: part of the order. `owned`: bought already. `own`: the caller’s own work. `gone`: no longer on sale. Only the
 * first is charged.
 */
export const bundleWorkStates = ['buy', 'owned', 'own', 'gone'] as const;

const offer = z
  .object({
    /** What the caller would pay, in minor units. */
    price: money,
    currency: z.string(),
    works: z.array(
      z.object({
        variantId: id,
        price: money,
        state: z.enum(bundleWorkStates),
        /** Whether the caller bought the work in another version or under another licence, which isn’t deducted. */
        hasOtherVersion: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'BundleOffer' });

/** A bundle as its contributors and admins see it. */
const ownBundle = z
  .object({
    ...named,
    description: z.string(),
    /** Whether the caller made it. */
    isMine: z.boolean(),
    state: z.enum(['proposed', 'published', 'declined', 'ended']),
    /** Whether it can be bought: published, with at least two works on sale. */
    isOnSale: z.boolean(),
    price: money,
    createdAt: instant,
    endedAt: instant.nullable(),
    works: z.array(
      z.object({
        contentId: id,
        title: z.string(),
        variantName: z.string(),
        contributor: contributor.nullable(),
        /** Its part of the bundle’s price, and what it cost alone when the bundle was made. */
        price: money,
        listPrice: money,
      }),
    ),
    parties: z.array(
      z.object({
        username: z.string(),
        name: z.string(),
        isMe: z.boolean(),
        answer: z.enum(['pending', 'agreed', 'declined']),
        /** Sum of the parts of their works. */
        price: money,
      }),
    ),
  })
  .meta({ id: 'OwnBundle' });

const terms = z.strictObject({
  name: line(80).min(1),
  nameBn: line(80).min(1).nullable().default(null),
  description: multilineText(1000).default(''),
  /** Price of all works together, in minor units. */
  price: money.max(MAX_PRICE),
  works: z
    .array(z.strictObject({ contentId: idOrKey, variantId: idOrKey }))
    .min(2)
    .max(MAX_WORKS),
});

const params = z.object({ id: idOrKey });
const one = z.object({ bundle: ownBundle });

export const bundlesContract = {
  all: operation({
    method: 'GET',
    path: '/bundle/all',
    access: 'public',
    tag: 'Bundles',
    shared: true,
    summary: 'Bundles on sale, newest first; with `content`, those with that work',
    query: z.object({ ...pageQuery, content: idOrKey.optional() }),
    output: listSchema(listedBundle),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/bundle/single/{id}',
    access: 'public',
    tag: 'Bundles',
    shared: true,
    summary: 'A bundle on sale, with its works and what each costs in it',
    params,
    output: bundle,
    errors: ['not_found'],
  }),
  offer: operation({
    method: 'GET',
    path: '/bundle/offer/{id}',
    access: 'user',
    tag: 'Bundles',
    summary: 'What a bundle costs you: works that you own are deducted',
    params,
    output: offer,
    errors: ['not_found'],
  }),
  own: operation({
    method: 'GET',
    path: '/contributor/bundles',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Your bundles and those with your works, newest first',
    query: z.object(pageQuery),
    output: listSchema(ownBundle),
    errors: [],
  }),
  createOwn: operation({
    method: 'POST',
    path: '/contributor/bundles/create',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Makes a bundle of your works; with works of others too, it goes on sale once they have agreed',
    description:
      'The price is divided over the works by their prices, to the poisha, and each contributor earns from the parts of their own works. Neither can be changed later.',
    body: terms,
    output: one,
    errors: [],
    limit: { calls: 30, seconds: 3600 },
  }),
  answer: operation({
    method: 'PUT',
    path: '/contributor/bundles/answer/{id}',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Agrees to a bundle with your works, or declines it',
    params,
    body: z.strictObject({ answer: z.enum(['agreed', 'declined']) }),
    output: one,
    errors: ['conflict'],
  }),
  endOwn: operation({
    method: 'PUT',
    path: '/contributor/bundles/end/{id}',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Ends a bundle that you made or that includes your works; existing orders stay valid',
    params,
    output: one,
    errors: [],
  }),
  every: operation({
    method: 'GET',
    path: '/bundles',
    access: 'owner',
    tag: 'Admin',
    summary: 'All bundles of the site and of contributors, newest first',
    query: z.object(pageQuery),
    output: listSchema(ownBundle),
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/bundles/create',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Makes a bundle of the site; it goes on sale once the contributors of its works have agreed',
    body: terms,
    output: one,
    errors: [],
  }),
  end: operation({
    method: 'PUT',
    path: '/bundles/end/{id}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Ends a bundle, also a contributor’s; existing orders stay valid',
    params,
    output: one,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof bundlesContract> {}
}
