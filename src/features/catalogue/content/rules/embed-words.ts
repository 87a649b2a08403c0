import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Words of a work's card on other sites. */
export const describeEmbed = createTranslator({ en, bn }, 'content_embed');
