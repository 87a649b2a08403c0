import * as z from 'zod';
import { createTranslator } from '../../../platform/http/messages.ts';
import { createCursorCodec, cursorNumber } from '../../../platform/pagination.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Cursor: the number of works with the keyword (0 if sorted by name), and the keyword, which breaks ties. */
const position = z.object({ value: cursorNumber, key: z.string().max(60) });

export const cursors = createCursorCodec({
  works: position,
  '-works': position,
  keyword: position,
  '-keyword': position,
});

/** Messages of the operations on keywords, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'keywords_answer');
