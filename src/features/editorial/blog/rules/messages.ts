import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Answers of the operations on the blog, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'blog_answer');
