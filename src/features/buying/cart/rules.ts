import { createTranslator } from '../../../platform/http/messages.ts';
import type { cartLineStates } from './contract.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type CartLineState = (typeof cartLineStates)[number];

/** Current facts about a line's variant. */
export interface LineFacts {
  /** Price in minor units; null if it is not for sale. */
  readonly price: number | null;
  readonly priceSeen: number;
  readonly isListed: boolean;
  readonly isOwned: boolean;
}

/** State of a line. `owned` takes precedence, because the buyer can download the variant in any case. */
export function findLineState({ price, priceSeen, isListed, isOwned }: LineFacts): CartLineState {
  if (isOwned) return 'owned';
  if (!isListed) return 'withdrawn';
  if (price === null) return 'not_for_sale';
  return price === priceSeen ? 'ready' : 'price_changed';
}

/** Whether a cart line in this state can be ordered. */
export const isBuyable = (state: CartLineState): boolean => state === 'ready' || state === 'price_changed';

/** The subtotal: a missing price counts as zero. */
export const sumPrices = (items: readonly { readonly variant: { readonly price: number | null } }[]): number =>
  items.reduce((sum, { variant }) => sum + (variant.price ?? 0), 0);

/** Explains why a line can't be added to the cart or removed from it. */
export const translate = createTranslator({ en, bn }, 'cart_answer');
