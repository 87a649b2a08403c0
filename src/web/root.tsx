import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import '../ui/styles/app.css';
import { pageContext } from '../ui/api/client.ts';
import { getLocale } from '../ui/locale.ts';
import { m } from '../ui/paraglide/messages.js';
import { getSiteInfo } from '../ui/seo.ts';
import { needsRevalidation } from '../ui/session/session-revalidation.ts';
import { themeScript } from '../ui/theme.ts';
import { isAdminPath } from './admin-path.ts';
import { loadCategories } from './load-categories.ts';
import { loadSession, signedOut } from './load-session.ts';
import { setLocaleFromPath } from './locale.server.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { useClientNavigation } from './shell/client-navigation.ts';
import { Failure, failureTitle, getStatus } from './shell/failure.tsx';
import { FontLinks } from './shell/font-links.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { useNonce } from './shell/nonce.ts';
import { ProgressBar } from './shell/progress-bar.tsx';
import { SignInHost } from './shell/sign-in-host.tsx';
import { SuspendedBanner } from './shell/suspended-banner.tsx';
import { ToastHost } from './shell/toast-host.tsx';
import { useCategoriesNotice } from './shell/use-categories-notice.ts';
import { useFavoritesHost } from './shell/use-favorites-host.ts';
import { useSession } from './shell/use-session.ts';

// The policy of pages forbids `eval`: Zod, which the forms of some pages bring along, need not try. This module is
// evaluated before that of any page.
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const middleware: Route.MiddlewareFunction[] = [setLocaleFromPath];

/** What every page is supplied with at start. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, siteName, currency } = context.get(pageContext);
  const [published, person] = await Promise.all([
    loadCategories(context),
    loadSession(context, new URL(request.url).pathname),
  ]);
  return {
    ...person,
    ...published,
    page: { origin, siteName, currency },
  };
}

const signInOfAdmins = /\/admin\/login$/;

/** It stays as it is while one clicks around, until the person changes, or the side of the house. */
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

export function Layout({ children }: { children: ReactNode }) {
  useClientNavigation();
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={useNonce()} suppressHydrationWarning>
          {themeScript}
        </script>
        <Meta />
        <FontLinks />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <ProgressBar />
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-5 py-3 text-16 text-canvas focus:translate-y-0"
        >
          {m.skip_to_content()}
        </a>
        <Frame>{children}</Frame>
        <ToastHost />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Round every page: who looks at it decides what can be done there. */
function Frame({ children }: { children: ReactNode }) {
  const supplied = useRouteLoaderData<typeof loader>('root');
  // Null where nothing failed, whatever the types say.
  const failed = (useRouteError() ?? null) !== null;
  const inAdminMode = isAdminPath(useLocation().pathname);
  const person = supplied ?? signedOut;
  const signedIn = person.user !== null;
  useSession({ user: signedIn, admin: person.admin !== null });
  useFavoritesHost(person.user?.userId);
  useCategoriesNotice(supplied?.categoriesFailed);
  // The pages of admins bring a frame of their own; a page that failed before it could, gets this one.
  if (inAdminMode && !failed) return children;
  const siteName = supplied?.page.siteName ?? 'Arbor';
  return (
    <div className="max-md:pb-16">
      <Header siteName={siteName} categories={supplied?.categories ?? []} person={person} />
      {person.user?.suspended ? <SuspendedBanner reason={person.user.suspended.reason} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer siteName={siteName} />
      <BottomBar signedIn={signedIn} />
      <SignInHost signedIn={signedIn} />
    </div>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? [];
  return <Failure error={error} categories={categories} />;
}
