import { createTranslator } from '../../../platform/http/messages.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Explains why an affiliate's call is refused. */
export const translate = createTranslator({ en, bn }, 'affiliates_answer');

/** Days for which a browser remembers whose link it followed last. */
export const REMEMBERED_DAYS = 30;

/** Marks a browser that its owner has used, so that the own link earns nothing there. */
const OWN = 'own-';

export const toOwnMark = (code: string): string => `${OWN}${code}`;

/** Reads the code of a followed link from the cookie; undefined for a browser of the affiliate. */
export const parseFollowed = (cookie: string | undefined): string | undefined =>
  cookie === undefined || cookie.startsWith(OWN) ? undefined : cookie;
