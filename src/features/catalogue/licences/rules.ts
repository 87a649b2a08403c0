import { createTranslator } from '../../../platform/http/messages.ts';
import type { licenceTiers } from './contract.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type LicenceTier = (typeof licenceTiers)[number];

/** Translated messages for a version that is refused. */
export const translate = createTranslator({ en, bn }, 'licences_answer');
