import type { ReactNode } from 'react';
import { ContributorNav } from '../../features/contributing/drafts/web/contributor-nav.tsx';
import { Icon } from '../../ui/components/icon.tsx';
import { LogoMark } from '../../ui/components/logo.tsx';
import { getLocale, localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { SessionState } from '../../ui/root-data.ts';
import { DigitsLinks, LanguageLink, ThemeButton } from '../shell/language-link.tsx';
import { NoticesLink } from '../shell/notices-link.tsx';
import { UserMenu } from '../shell/user-menu.tsx';

const navId = 'contributor-nav';
const square = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-line/60';
/** Classes of the navigation: a popover in narrow windows, a column in wide ones. */
const rail =
  'fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-[min(18rem,86vw)] flex-col overflow-y-auto border-0 border-r border-line bg-canvas px-3 py-4 text-ink backdrop:bg-shade open:flex open:shadow-float lg:sticky lg:top-[calc(4rem+1px)] lg:flex lg:h-[calc(100dvh-4rem-1px)] lg:w-auto lg:py-6';

function ContributorHeader({ siteName, session }: { siteName: string; session: SessionState }) {
  const isAffiliate = session.contributor?.status === 'affiliate';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="flex h-16 items-center gap-1 px-2 sm:px-4 lg:px-5">
        <button
          type="button"
          popoverTarget={navId}
          aria-label={m.contributor_menu()}
          title={m.contributor_menu()}
          className={`${square} lg:hidden`}
        >
          <Icon name="menu" />
        </button>
        <a
          href={localizeHref(isAffiliate ? '/profile/affiliate' : '/contributor/dashboard')}
          className="mr-auto flex h-11 min-w-0 items-center gap-2.5 rounded-control px-1 text-18 font-semibold tracking-tight"
        >
          <LogoMark />
          <span className="truncate max-sm:sr-only">{siteName}</span>
          {isAffiliate ? null : (
            <span className="rounded-full border border-line px-2.5 py-0.5 text-12 font-medium tracking-normal text-muted max-md:hidden">
              {m.drafts_nav()}
            </span>
          )}
        </a>
        {isAffiliate ? null : (
          <a
            href={localizeHref('/contributor/assets/upload')}
            className="mr-1 inline-flex h-11 shrink-0 items-center gap-2 rounded-control bg-accent px-4 text-14 font-medium text-on-accent hover:bg-accent-pressed"
          >
            <Icon name="upload" className="size-4.5" />
            {m.drafts_nav_upload()}
          </a>
        )}
        {session.user === null || session.user.suspended !== null ? null : <NoticesLink key={session.user.userId} />}
        {session.user === null ? null : (
          <UserMenu user={session.user} contributor={session.contributor} area="contributor" />
        )}
      </div>
    </header>
  );
}

/** Layout of all pages of the contributor area, simpler than the shop's. */
export function ContributorFrame({
  siteName,
  session,
  children,
}: {
  siteName: string;
  session: SessionState;
  children: ReactNode;
}) {
  return (
    <>
      <ContributorHeader siteName={siteName} session={session} />
      <div className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <aside id={navId} popover="auto" aria-label={m.drafts_nav()} className={rail}>
          <ContributorNav isAffiliate={session.contributor?.status === 'affiliate'} />
          <div className="mt-auto flex items-center gap-1 pt-6">
            <LanguageLink className="flex h-11 items-center rounded-control px-3 text-14 font-medium hover:bg-line/60" />
            <ThemeButton className={square} />
          </div>
          {getLocale() === 'bn' ? (
            <p className="flex items-center gap-x-1 px-3 text-14 text-muted">
              <DigitsLinks className="inline-flex h-11 min-w-11 items-center justify-center rounded-control hover:bg-line/60 aria-[current]:text-ink" />
            </p>
          ) : null}
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-6 pb-16 sm:px-6 lg:px-8 lg:pt-8 2xl:px-12">
          {children}
        </main>
      </div>
    </>
  );
}
