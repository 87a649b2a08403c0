import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, money } from '../../../platform/http/schemas.ts';
import { preview } from '../../catalogue/catalogue/contract/card.ts';

const tag = 'Cart';

/** Maximum number of lines in a cart. The database enforces it, too. */
export const MAX_CART_LINES = 100;

/**
 * `ready`: can be bought as it is. `price_changed`: the price differs from the one shown when the line was added;
 * adding the variant again accepts the new price. `withdrawn`: the work is no longer public. `not_for_sale`: the
 * variant has no price any more. `owned`: the account has bought it already and can download it.
 */
export const cartLineStates = ['ready', 'price_changed', 'withdrawn', 'not_for_sale', 'owned'] as const;

export const cartItem = z
  .object({
    contentInfo: z.object({
      _id: id,
      title: z.string(),
      /** Title in the site's other language; null if it isn't translated. */
      translatedTitle: z.string().nullable(),
      language: z.enum(['en', 'bn']),
      /** Contributor and preview are null if the work is no longer public. */
      contributor: z.object({ _id: id, username: z.string(), name: z.string() }).nullable(),
      preview: preview.nullable(),
    }),
    variant: z.object({
      _id: id,
      name: z.string(),
      licence: z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() }),
      formats: z.array(z.string()),
      fileCount: z.int(),
      /** Current price; null if it can't be bought, which a sum counts as zero. */
      price: money.nullable(),
      /** Price without a sale, the same if there is none. */
      listPrice: money.nullable(),
      currency: z.string(),
    }),
    /** Price when the line was added or when its new price was accepted. */
    priceSeen: money,
    state: z.enum(cartLineStates),
    addedAt: instant,
  })
  .meta({ id: 'CartItem' });

export const cartContract = {
  all: operation({
    method: 'GET',
    path: '/cart/all',
    access: 'user',
    tag,
    summary: 'Your cart, last added first; `subtotal` is the sum of the prices, and a missing price counts as zero',
    output: z.object({ items: z.array(cartItem), subtotal: money, currency: z.string() }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  add: operation({
    method: 'POST',
    path: '/cart/add',
    access: 'user',
    tag,
    summary: 'Adds a variant to the cart and returns its line; a repeated call accepts the current price',
    description:
      '`priceSeen` is the price that you were shown, in minor units; if the variant costs something else, the line says so. 409 `already_owned` if you have bought it; 409 `conflict` for your own works, for variants that aren’t for sale, and for a full cart.',
    body: z.strictObject({
      contentId: idOrKey,
      variantId: idOrKey,
      priceSeen: money.max(1_000_000_000_000).optional(),
    }),
    output: cartItem,
    errors: [
      'bad_input',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'already_owned',
      'too_many_requests',
    ],
    limit: { calls: 300, seconds: 60 },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/cart/remove',
    access: 'user',
    tag,
    summary: 'Removes one variant from the cart, named in the body or in the query',
    query: z.object({ contentId: idOrKey.optional(), variantId: idOrKey.optional() }),
    body: z.strictObject({ contentId: idOrKey.optional(), variantId: idOrKey.optional() }).optional(),
    /** False if the line was not in the cart: a retry changes nothing. */
    output: z.object({ removed: z.boolean() }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'too_many_requests'],
    limit: { calls: 300, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof cartContract> {}
}
