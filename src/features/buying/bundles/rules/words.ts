import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Texts for terms that don't fit, and for answers that come too late. */
export const describeProblem = createTranslator({ en, bn }, 'bundles_problem');
