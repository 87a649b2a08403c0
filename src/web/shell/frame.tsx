import { lazy, type ReactNode, useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { importChunk } from '../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../ui/components/loading/lazy-part.tsx';
import { showToast } from '../../ui/components/toast.ts';
import { m } from '../../ui/paraglide/messages.js';
import { signedOut, useRootData } from '../../ui/root-data.ts';
import { isAdminPath, isContributorPath } from '../load-session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { SiteActionsProvider } from './site-actions-provider.tsx';
import { SuspendedBanner } from './suspended-banner.tsx';
import { useSession } from './use-session.ts';

// The progress line is only needed while the first start fills the demo catalogue. The server has it whole: loaded late
// there, too, it would be missing from the first page.
const FillProgressLine = import.meta.env.SSR
  ? (await import('../fill-progress.tsx')).FillProgressLine
  : lazy(async () => ({
      default: (await importChunk(() => import('../fill-progress.tsx'))).FillProgressLine,
    }));

/** The header, footer and banners around every page, depending on who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const data = useRootData();
  // Without an error the value is null, which its type doesn't show.
  const failed = (useRouteError() ?? null) !== null;
  const { pathname } = useLocation();
  const inAdminMode = isAdminPath(pathname);
  const session = data ?? signedOut;
  const signedIn = session.user !== null;
  useSession(data);
  useCategoriesNotice(data?.categoriesFailed);
  // Admin pages have their own layout, unless the page failed before rendering it.
  if (inAdminMode && !failed) return children;
  const siteName = data?.page.siteName ?? 'Arbor';
  // Contributor pages have their own layout.
  const isWorkplace = signedIn && isContributorPath(pathname) && !failed;
  return (
    <SiteActionsProvider userId={session.user?.userId}>
      <div className={isWorkplace ? '' : 'max-md:pb-16'}>
        <p className="page hidden border-b border-line bg-paper py-3 text-14 noscript:block">{m.no_script()}</p>
        {signedIn ? null : <LanguageOffer />}
        {data?.fillProgress ? (
          <LazyPart optional>
            <FillProgressLine progress={data.fillProgress} />
          </LazyPart>
        ) : null}
        {isWorkplace ? null : <Header siteName={siteName} categories={data?.categories ?? []} session={session} />}
        {session.user?.suspended ? <SuspendedBanner reason={session.user.suspended.reason} /> : null}
        {isWorkplace ? (
          children
        ) : (
          <>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer data={data} />
            <BottomBar signedIn={signedIn} />
          </>
        )}
      </div>
    </SiteActionsProvider>
  );
}

let lastNotice: string | undefined;

/** Shows once that the categories could not be loaded, even if the layout is mounted again. */
function useCategoriesNotice(failed: string | undefined): void {
  useEffect(() => {
    if (failed !== undefined && failed !== lastNotice) showToast({ kind: 'error', title: failed });
    lastNotice = failed;
  }, [failed]);
}
