import type { Digits } from '../../platform/digits.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { HonoContext } from '../../platform/http/hono-context.ts';
import type { HostOptions } from '../../platform/http/host.ts';
import type { InProcessClient } from '../../platform/http/in-process-client.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { createLocaleCookie, localizeAddress } from '../../platform/http/pages/chosen-locale.ts';
import { Problem } from '../../platform/http/problem.ts';

export interface ChoiceOptions {
  readonly origin: string;
  readonly secure: boolean;
  /** Client that calls the API as the signed-in account; undefined for visitors. */
  readonly callAsUser: (c: HonoContext) => InProcessClient | undefined;
}

/**
 * Whether the request comes from the site's own pages; a link on another site may change the visitor's cookie, but not
 * the account.
 */
export const isFromOwnPage = (c: HonoContext): boolean => c.req.header('sec-fetch-site') === 'same-origin';

/**
 * Stores a choice in the account; ignores suspended accounts and ended sessions, because the cookie already has the
 * choice.
 */
export async function storeChoice(
  call: InProcessClient,
  choice: { readonly language: Locale } | { readonly digits: Digits },
): Promise<void> {
  try {
    await call('PUT /user/update/profile', { body: choice });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}

/** Language of the signed-in account, for the home page; undefined for an ended session. */
export async function findAccountLocale(call: InProcessClient): Promise<Locale | undefined> {
  try {
    const { user } = (await call('GET /user/authenticate', {})) as { user: { language: Locale } };
    return user.language;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}

/**
 * `GET /language/{en|bn}?to=/content`: stores the chosen language in a cookie and in the signed-in account, then
 * redirects to `to` in it. It is a plain link, so that it works without JavaScript.
 */
export function createLanguageRoutes({ origin, secure, callAsUser }: ChoiceOptions): HostOptions['extra'] {
  const answerFor = (locale: Locale) => async (c: HonoContext) => {
    const call = isFromOwnPage(c) ? callAsUser(c) : undefined;
    if (call !== undefined) await storeChoice(call, { language: locale });
    return new Response(null, {
      status: 303,
      headers: {
        ...commonHeaders,
        location: localizeAddress(c.req.query('to') ?? '/', locale, origin),
        'set-cookie': createLocaleCookie(locale, secure),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  };
  return [
    { path: '/language/en', answer: answerFor('en') },
    { path: '/language/bn', answer: answerFor('bn') },
  ];
}
