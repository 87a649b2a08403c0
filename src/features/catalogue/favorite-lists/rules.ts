import { createTranslator } from '../../../platform/http/messages.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Messages of the operations on lists, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'favorite_lists_answer');

/** How long a deleted list can be restored. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
