import { createTranslator } from '../../../platform/http/messages.ts';
import type { cartLineStates } from './contract.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type CartLineState = (typeof cartLineStates)[number];

/** What is known of a line's variant now. */
export interface LineFacts {
  /** Minor units; null where it is not for sale. */
  readonly price: number | null;
  readonly priceSeen: number;
  readonly isListed: boolean;
  readonly isOwned: boolean;
}

/** What has become of a line since it was added. Bought comes first: that can be downloaded whatever else happened. */
export function findLineState({ price, priceSeen, isListed, isOwned }: LineFacts): CartLineState {
  if (isOwned) return 'owned';
  if (!isListed) return 'withdrawn';
  if (price === null) return 'not_for_sale';
  return price === priceSeen ? 'ready' : 'price_changed';
}

/** Whether a line in this state is part of an order. */
export const isBuyable = (state: CartLineState): boolean => state === 'ready' || state === 'price_changed';

/** The subtotal: a missing price counts as zero. */
export const sumPrices = (items: readonly { readonly variant: { readonly price: number | null } }[]): number =>
  items.reduce((sum, { variant }) => sum + (variant.price ?? 0), 0);

/** Why something can't be put into the cart, or taken out. */
export const translate = createTranslator({ en, bn }, 'cart_answer');
