import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { pageContext } from './api.ts';
import { speakLocaleOfPath } from './locale.server.ts';
import { getLocale, nameOf } from './locale.ts';
import { pageApi } from './page-api.ts';
import { m } from './paraglide/messages.js';
import { siteFacts } from './seo.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { useClientNavigation } from './shell/client-navigation.ts';
import { Failure, failureTitle, statusOf } from './shell/failure.tsx';
import { FontLinks } from './shell/font-links.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { useNonce } from './shell/nonce.ts';
import { ProgressBar } from './shell/progress-bar.tsx';
import { SignInHost } from './shell/sign-in-host.tsx';
import { themeScript } from './shell/theme.ts';

export const middleware: Route.MiddlewareFunction[] = [speakLocaleOfPath];

/** What every page is supplied with at start. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, siteName, currency } = context.get(pageContext);
  const { items } = await pageApi(context)('GET /content-category/published', {});
  return {
    authenticated: false,
    user: null,
    admin: null,
    contributor: null,
    categories: items.map((category) => ({ key: category.key, name: nameOf(category) })),
    page: { origin, siteName, currency },
  };
}

/** It stays as it is while one clicks around. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined
    ? []
    : [
        { title: `${failureTitle(statusOf(error))} · ${siteFacts(matches).siteName}` },
        { name: 'robots', content: 'noindex' },
      ];

export function Layout({ children }: { children: ReactNode }) {
  const supplied = useRouteLoaderData<typeof loader>('root');
  const siteName = supplied?.page.siteName ?? 'Arbor';
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
      <body className="max-md:pb-16">
        <ProgressBar />
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-5 py-3 text-16 text-canvas focus:translate-y-0"
        >
          {m.skip_to_content()}
        </a>
        <Header siteName={siteName} categories={supplied?.categories ?? []} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer siteName={siteName} />
        <BottomBar />
        <SignInHost />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? [];
  return <Failure error={error} categories={categories} />;
}
