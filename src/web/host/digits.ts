import { createDigitsCookie, digitsChoices } from '../../platform/digits.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { HostOptions } from '../../platform/http/host.ts';
import { keepOwnAddress } from '../../platform/http/pages/chosen-locale.ts';
import { type ChoiceOptions, isFromOwnPage, storeChoice } from './language.ts';

/**
 * `GET /digits/{beng|latn}?to=/bn/content`: somebody chose the digits of Bangla. As with the language, the browser remembers
 * it, so does the account that is signed in, and `to` opens with them.
 */
export const createDigitsRoutes = ({ origin, secure, callAsUser }: ChoiceOptions): HostOptions['extra'] =>
  digitsChoices.map((digits) => ({
    path: `/digits/${digits}`,
    answer: async (c) => {
      const call = isFromOwnPage(c) ? callAsUser(c) : undefined;
      if (call !== undefined) await storeChoice(call, { digits });
      return new Response(null, {
        status: 303,
        headers: {
          ...commonHeaders,
          location: keepOwnAddress(c.req.query('to') ?? '/bn', origin),
          'set-cookie': createDigitsCookie(digits, secure),
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  }));
