import type { Hono } from 'hono';
import type { Context, Platform } from '../../context.ts';
import type { Database } from '../../database/pool.ts';
import { readDigitsCookie } from '../../digits.ts';
import { BusyError, Turns } from '../../turns.ts';
import { createCachedResponse, send } from '../answers/send.ts';
import { type CachedResponse, MAX_CACHED_URL_LENGTH, type MicroCache } from '../cache.ts';
import type { HonoContext, HostEnv } from '../hono-context.ts';
import type { Locale } from '../messages.ts';
import { createContext, createRequestScope } from '../request.ts';
import { type RequestScope, toSharedScope } from '../request-scope.ts';
import { createBusyPage } from './busy-page.ts';
import { readChosenLocale } from './chosen-locale.ts';
import { NotFoundPages } from './not-found-pages.ts';
import { type PageOptions, renderPage, toGetRequest, toSharedRequest } from './pages.ts';

/**
 * Maximum number of concurrent renderings. Rendering blocks the event loop, so an API call may wait for this many; the
 * limit also leaves database connections for API calls.
 */
const AT_ONCE = 4;
/**
 * Maximum number of waiting pages. A page of the catalogue renders in about ten milliseconds, so half of them, the
 * share of one network, take half a second.
 */
const MAX_WAITING = 96;
/**
 * Maximum waiting time in milliseconds; it is longer than a burst takes, so only an unresponsive database exceeds it.
 */
const MAX_WAIT_MS = 5000;

/**
 * Whether a cookie makes pages personal: exclusions from lists, or Latin digits in Bangla. Such pages aren't shared,
 * like those of signed-in people.
 */
const hasPersonalCookie = (cookies: string | undefined, locale: Locale): boolean =>
  /(?:^|;)\s*without=./.test(cookies ?? '') || (locale === 'bn' && readDigitsCookie(cookies) === 'latn');

const isHomePage = (at: string): boolean => at === '/' || at.startsWith('/?');

/**
 * Preferred language. A language chosen in this browser takes precedence over the account's, because it is the later
 * choice.
 */
const findPreferredLocale = async (
  c: HonoContext,
  pages: PageOptions,
  ctx: Context,
  own: RequestScope,
): Promise<Locale | undefined> =>
  readChosenLocale(c.req.header('cookie') ?? null) ??
  (own.cookies.has('user') ? pages.findAccountLocale(ctx, own) : undefined);

/** Redirects the home page, whose address has no language, to Bangla; all other addresses keep their language. */
const redirectToBangla = (at: string): CachedResponse =>
  createCachedResponse('', { location: `/bn${at.slice(1)}`, 'cache-control': 'private, no-store' }, { status: 302 });

/** Address that is rendered in place of any address without a page. */
const toNowhere = (locale: Locale): string => (locale === 'bn' ? '/bn/not-found' : '/not-found');

export interface PageDeps {
  readonly platform: Platform;
  readonly db: Database;
  readonly pages: PageOptions;
  /** Cache of rendered pages; undefined to render every page on demand. */
  readonly cache: MicroCache | undefined;
}

/** Answers every remaining address with a page, in the language of its path. */
export function mountPages(app: Hono<HostEnv>, { platform, db, pages, cache }: PageDeps): void {
  const turns = new Turns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  const busy = { en: createBusyPage('en'), bn: createBusyPage('bn') };
  const notFound = cache && new NotFoundPages();

  async function findPage(c: HonoContext, asked: string, locale: Locale): Promise<CachedResponse> {
    const request = c.req.raw;
    // The language of a page follows from its address.
    const ctx: Context = { ...createContext(c, platform, db), locale };
    const own = createRequestScope(c, platform, ctx.now);
    if (isHomePage(asked) && (await findPreferredLocale(c, pages, ctx, own)) === 'bn') return redirectToBangla(asked);
    const origin = c.req.url.slice(0, -asked.length);
    const known = pages.keepKnownParameters(asked);
    if (own.cookies.has('user') || own.cookies.has('admin') || hasPersonalCookie(c.req.header('cookie'), locale)) {
      const wanted = toGetRequest(request, origin + known);
      return turns.run(own.network, () => renderPage(wanted, pages, { ctx, request: own }));
    }
    const at = pages.mayBePage(known) ? known : toNowhere(locale);
    const shared = { ctx, request: toSharedScope(own), shared: { notFound } };
    const fill = () => turns.run(own.network, () => renderPage(toSharedRequest(request, origin + at), pages, shared));
    if (cache === undefined || at.length > MAX_CACHED_URL_LENGTH) return fill();
    return (await cache.get(at, fill)) ?? fill();
  }

  app.get('*', async (c) => {
    const asked = c.req.url.slice(c.req.url.indexOf('/', 8));
    const first = await pages.answerFirst(c, asked);
    if (first !== undefined) return first;
    const locale = /^\/bn(\/|\?|\.data|$)/.test(asked) ? 'bn' : 'en';
    const page = await findPage(c, asked, locale).catch((error: unknown) => {
      if (error instanceof BusyError) return busy[locale];
      throw error;
    });
    if (page.route !== undefined) c.set('route', page.route);
    return send(c, page);
  });
}
