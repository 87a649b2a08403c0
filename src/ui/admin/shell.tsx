import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { LogoMark } from '../components/logo.tsx';
import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { useRootData } from '../root-data.ts';
import './shell.css';
import { AdminNav } from './nav.tsx';
import type { NavSection, WaitingCounts } from './navigation.ts';
import { AdminSwitches, square } from './switches.tsx';

const navId = 'admin-nav';

export interface AdminIdentity {
  readonly name: string;
  readonly email: string;
  /** Label of the admin's role. */
  readonly role: string;
}

/**
 * Layout of all admin pages with navigation and account. `search` is in the middle of the top bar, `actions` at its
 * end.
 */
export function AdminShell({
  admin,
  sections,
  counts,
  search,
  actions,
  children,
}: {
  admin: AdminIdentity;
  sections: readonly NavSection[];
  counts: WaitingCounts;
  search: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  const siteName = useRootData()?.page.siteName ?? 'Arbor';
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="flex h-16 items-center gap-1 px-3 lg:px-5">
          <button
            type="button"
            popoverTarget={navId}
            aria-label={m.admin_menu()}
            title={m.admin_menu()}
            className={`${square} lg:hidden`}
          >
            <Icon name="menu" />
          </button>
          <a
            href={localizeHref('/admin/overview')}
            className="mr-auto flex h-10 min-w-0 items-center gap-2.5 rounded-control px-1 text-18 font-semibold tracking-tight"
          >
            <LogoMark />
            <span className="truncate max-md:sr-only">{siteName}</span>
            <span className="rounded-full border border-line px-2.5 py-0.5 text-12 font-medium tracking-normal text-muted max-sm:hidden">
              {m.admin_area()}
            </span>
          </a>
          {search}
          <p className="mx-2 min-w-0 text-right leading-tight max-lg:hidden">
            <span className="block max-w-64 truncate text-14 font-medium">{admin.name}</span>
            <span className="block max-w-64 truncate text-12 text-muted">
              {admin.role} · {admin.email}
            </span>
          </p>
          <AdminSwitches />
          {actions}
        </div>
      </header>
      <div className="admin-frame">
        <aside id={navId} popover="auto" className="admin-rail" aria-label={m.admin_area()}>
          <p className="mb-3 border-b border-line px-3 pb-3 text-14 lg:hidden">
            <span className="block font-medium wrap-anywhere">{admin.name}</span>
            <span className="block text-12 text-muted wrap-anywhere">
              {admin.role} · {admin.email}
            </span>
          </p>
          {sections.length === 0 ? null : <AdminNav sections={sections} counts={counts} />}
        </aside>
        <main id="main" tabIndex={-1} className="admin-main">
          {children}
        </main>
      </div>
    </>
  );
}
