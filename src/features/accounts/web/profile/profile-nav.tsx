import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref, pathWithoutLocale } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const entries: readonly { path: string; icon: IconName; label: () => string }[] = [
  { path: '/profile/personal', icon: 'user-round', label: () => m.accounts_profile_nav_personal() },
  { path: '/profile/edit', icon: 'user-round-pen', label: () => m.accounts_profile_nav_edit() },
  { path: '/profile/favorites', icon: 'heart', label: () => m.accounts_profile_nav_favorites() },
  { path: '/profile/downloads', icon: 'download', label: () => m.accounts_profile_nav_downloads() },
  { path: '/profile/sessions', icon: 'monitor', label: () => m.accounts_profile_nav_sessions() },
  { path: '/profile/settings', icon: 'settings', label: () => m.accounts_profile_nav_settings() },
];

const entryLook =
  'flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3.5 text-14 font-medium whitespace-nowrap text-muted hover:bg-line/60 hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas';

/** The profile's pages: a rail from 992 up, a strip that scrolls in narrower windows. */
export function ProfileNav() {
  const here = pathWithoutLocale(useLocation().pathname);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>(`a[href$="${here}"]`);
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={m.accounts_profile_nav()} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <ul
        ref={strip}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
      >
        {entries.map(({ path, icon, label }) => (
          <li key={path}>
            <a href={localizeHref(path)} aria-current={here === path ? 'page' : undefined} className={entryLook}>
              <Icon name={icon} />
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
