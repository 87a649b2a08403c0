import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root';
import '../ui/styles/app.css';
import { loadCategories } from '../features/catalogue/catalogue/web/load-categories.ts';
import { hiddenColumnsScript } from '../ui/admin/lists/hidden-columns-script.ts';
import { pageContext } from '../ui/api/client.ts';
import { ProgressBar } from '../ui/components/progress-bar.tsx';
import { gridScript } from '../ui/lists/grid-script.ts';
import { getDigits, getLocale } from '../ui/locale.ts';
import { m } from '../ui/paraglide/messages.js';
import { type RootData, useRootData } from '../ui/root-data.ts';
import { getSiteInfo } from '../ui/seo.ts';
import { needsRevalidation } from '../ui/session/session-revalidation.ts';
import { themeScript } from '../ui/theme.ts';
import { loadDemoState } from './load-fill-progress.ts';
import { isAdminPath, loadSession } from './load-session.ts';
import { setLocaleAndDigits } from './locale.server.ts';
import { useClientNavigation } from './shell/client-navigation.ts';
import { earlyTapsScript, useEarlyTaps } from './shell/early-taps.ts';
import { Failure, failureTitle, getStatus } from './shell/failure.tsx';
import { FontLinks } from './shell/font-links.tsx';
import { Frame } from './shell/frame.tsx';
import { languageOfferScript } from './shell/language-offer-script.ts';
import { InlineScript, PageScripts, ScriptFetcher } from './shell/page-scripts.tsx';
import { ReloadOffer } from './shell/reload-offer.tsx';
import { ToastHost } from './shell/toast-host.tsx';

// Pages forbid `eval` by their policy, so Zod must not try to use it. This module is evaluated before those of pages.
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const middleware: Route.MiddlewareFunction[] = [setLocaleAndDigits];

/** Data that every page needs at its start. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const {
    nonce: _,
    onRoute: __,
    onDocument: ___,
    notFound: ____,
    refundDays: _____,
    ...page
  } = context.get(pageContext);
  const [published, demo, session] = await Promise.all([
    loadCategories(context),
    loadDemoState(context),
    loadSession(context, request),
  ]);
  return {
    ...session,
    ...published,
    ...demo,
    page,
  } satisfies RootData;
}

const signInOfAdmins = /\/admin\/login$/;

/** Reloads the root data only when the signed-in person changes, or between the site and the admin area. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  needsRevalidation() ||
  isAdminPath(currentUrl.pathname) !== isAdminPath(nextUrl.pathname) ||
  signInOfAdmins.test(currentUrl.pathname) !== signInOfAdmins.test(nextUrl.pathname);

export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined
    ? []
    : [
        { title: `${failureTitle(getStatus(error))} · ${getSiteInfo(matches).siteName}` },
        { name: 'robots', content: 'noindex' },
      ];

/** Script that runs before the first paint; rendered on the server only, because hydration keeps it. */
const writeFirstScript = (pathname: string): string =>
  [
    themeScript,
    gridScript,
    languageOfferScript,
    ...(isAdminPath(pathname) ? [hiddenColumnsScript] : []),
    earlyTapsScript,
  ].join(';');

export function Layout({ children }: { children: ReactNode }) {
  useClientNavigation();
  useEarlyTaps();
  const { pathname } = useLocation();
  return (
    <html lang={getLocale()} {...(getLocale() === 'bn' ? { 'data-digits': getDigits() } : {})} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Nothing is shown before the page has been read to its end, because on phones some parts stand in another order
        than in the document: a slow phone would show what comes later first, and then move it. */}
        <link rel="expect" href="#end" blocking="render" />
        <ScriptFetcher />
        <InlineScript code={import.meta.env.SSR ? writeFirstScript(pathname) : ''} />
        <Meta />
        <FontLinks />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <ProgressBar busy={useNavigation().state !== 'idle'} />
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-5 py-3 text-16 text-canvas focus:translate-y-0"
        >
          {m.skip_to_content()}
        </a>
        <Frame>{children}</Frame>
        <span id="end" hidden />
        <ToastHost />
        <ReloadOffer />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const categories = useRootData()?.categories ?? [];
  return <Failure error={error} categories={categories} />;
}
