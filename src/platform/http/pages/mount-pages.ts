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
 * Rendering a page blocks the event loop, so an API call waits for up to this many renders. The limit also leaves
 * database connections for other calls.
 */
const AT_ONCE = 4;
/** A page of the catalogue takes some ten milliseconds: one network's half of these is rendered in half a second. */
const MAX_WAITING = 96;
/** Longer than a burst takes: what still waits then waits for a database that does not answer. */
const MAX_WAIT_MS = 5000;

/**
 * A browser that leaves something out of every list says so, and one whose Bangla has Latin digits; its pages are its own,
 * as those of who is signed in.
 */
const hasPersonalCookie = (cookies: string | undefined, locale: Locale): boolean =>
  /(?:^|;)\s*without=./.test(cookies ?? '') || (locale === 'bn' && readDigitsCookie(cookies) === 'latn');

const isHomePage = (at: string): boolean => at === '/' || at.startsWith('/?');

/** What was chosen in this browser goes before what the account says: it is the later word. */
const findPreferredLocale = async (
  c: HonoContext,
  pages: PageOptions,
  ctx: Context,
  own: RequestScope,
): Promise<Locale | undefined> =>
  readChosenLocale(c.req.header('cookie') ?? null) ??
  (own.cookies.has('user') ? pages.findAccountLocale(ctx, own) : undefined);

/** From the home page, whose address says no language; every other address is kept as it was asked for. */
const redirectToBangla = (at: string): CachedResponse =>
  createCachedResponse('', { location: `/bn${at.slice(1)}`, 'cache-control': 'private, no-store' }, { status: 302 });

/** The address that stands for every address that no page can have. */
const toNowhere = (locale: Locale): string => (locale === 'bn' ? '/bn/not-found' : '/not-found');

export interface PageDeps {
  readonly platform: Platform;
  readonly db: Database;
  readonly pages: PageOptions;
  /** Without one each page is rendered when it is asked for. */
  readonly cache: MicroCache | undefined;
}

/** Answers every address that nothing else does with a page, in the language of its path. */
export function mountPages(app: Hono<HostEnv>, { platform, db, pages, cache }: PageDeps): void {
  const turns = new Turns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  const busy = { en: createBusyPage('en'), bn: createBusyPage('bn') };
  const notFound = cache && new NotFoundPages();

  async function findPage(c: HonoContext, asked: string, locale: Locale): Promise<CachedResponse> {
    const request = c.req.raw;
    // The language of a page is its address.
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
    const locale = /^\/bn(\/|\?|\.data|$)/.test(asked) ? 'bn' : 'en';
    const page = await findPage(c, asked, locale).catch((error: unknown) => {
      if (error instanceof BusyError) return busy[locale];
      throw error;
    });
    if (page.route !== undefined) c.set('route', page.route);
    return send(c, page);
  });
}
