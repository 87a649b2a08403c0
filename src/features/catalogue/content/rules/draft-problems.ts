import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Translates a validation error of a draft. */
export const describeProblem = createTranslator({ en, bn }, 'content_draft_problem');
