import * as z from 'zod';
import { createTranslator } from '../../../platform/http/messages.ts';
import { createCursorCodec, cursorNumber } from '../../../platform/pagination.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** How many works have it, or 0 where the order is by name; and the keyword that breaks ties. */
const position = z.object({ value: cursorNumber, key: z.string().max(60) });

export const cursors = createCursorCodec<'used' | 'name', z.output<typeof position>>({
  used: position,
  name: position,
});

/** What the operations on keywords say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'keywords_answer');
