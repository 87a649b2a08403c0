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
  /** Undefined where nobody is signed in. */
  readonly callAsUser: (c: HonoContext) => InProcessClient | undefined;
}

/** A link on another site may change what its visitor sees, but nothing that is stored of them. */
export const isFromOwnPage = (c: HonoContext): boolean => c.req.header('sec-fetch-site') === 'same-origin';

/** Who is suspended, or has just been signed out, still sees what they chose. */
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

/** For the home page: what the signed-in account has chosen; undefined for a session that has ended. */
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
 * `GET /language/{en|bn}?to=/content`: somebody chose a language. The browser remembers it, so does the account that is
 * signed in, and `to` opens in it. A plain link, so that it works before the page's scripts do, and without them.
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
