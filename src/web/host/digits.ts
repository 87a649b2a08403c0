import { createDigitsCookie, digitsChoices } from '../../platform/digits.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { HostOptions } from '../../platform/http/host.ts';
import { keepOwnAddress } from '../../platform/http/pages/chosen-locale.ts';
import { type ChoiceOptions, isFromOwnPage, storeChoice } from './language.ts';

/**
 * `GET /digits/{beng|latn}?to=/bn/content`: stores the chosen digits of Bangla in a cookie and in the signed-in
 * account, then redirects to `to`.
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
