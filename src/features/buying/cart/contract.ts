import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, money } from '../../../platform/http/schemas.ts';
import { preview } from '../../catalogue/catalogue/contract/card.ts';

const tag = 'Cart';

/** A cart holds so many lines; the database refuses more, too. */
export const MAX_CART_LINES = 100;

/**
 * `ready`: can be bought as it is. `price_changed`: costs something else than when it was added; adding it again takes the new
 * price. `withdrawn`: its work is no longer public. `not_for_sale`: the variant has no price any more. `owned`: bought
 * already, so it can be downloaded.
 */
export const cartLineStates = ['ready', 'price_changed', 'withdrawn', 'not_for_sale', 'owned'] as const;

export const cartItem = z
  .object({
    contentInfo: z.object({
      _id: id,
      title: z.string(),
      /** The title in the site's other language, where there is one. */
      translatedTitle: z.string().nullable(),
      language: z.enum(['en', 'bn']),
      /** Null for a work that is no longer public; so is the preview. */
      contributor: z.object({ _id: id, username: z.string(), name: z.string() }).nullable(),
      preview: preview.nullable(),
    }),
    variant: z.object({
      _id: id,
      name: z.string(),
      licence: z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() }),
      formats: z.array(z.string()),
      fileCount: z.int(),
      /** What it costs now; null where it can't be bought, which a sum counts as zero. */
      price: money.nullable(),
      currency: z.string(),
    }),
    /** What it cost when it was added, or when its new price was accepted. */
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
    summary: 'The own cart, last added first; `subtotal` is the sum of the prices, a missing one counting as zero',
    output: z.object({ items: z.array(cartItem), subtotal: money, currency: z.string() }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  add: operation({
    method: 'POST',
    path: '/cart/add',
    access: 'user',
    tag,
    summary: 'Puts a variant into the cart and answers its line; again: accepts the price that it has now',
    description:
      '`priceSeen` is the price that the person was shown, in minor units; where the variant costs something else, the line says so. 409 `already_owned` for what was bought; 409 `conflict` for own works, for what is not for sale, and for a cart that is full.',
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
    summary: 'Takes one variant out of the cart; what is named may come in the body or in the query',
    query: z.object({ contentId: idOrKey.optional(), variantId: idOrKey.optional() }),
    body: z.strictObject({ contentId: idOrKey.optional(), variantId: idOrKey.optional() }).optional(),
    /** False where it was not in the cart: a retry changes nothing. */
    output: z.object({ removed: z.boolean() }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'too_many_requests'],
    limit: { calls: 300, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof cartContract> {}
}
