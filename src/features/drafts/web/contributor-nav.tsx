import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../../../ui/components/icon.tsx';
import { localizeHref, pathWithoutLocale } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';

const entries: readonly { path: string; icon: IconName; label: () => string }[] = [
  { path: '/contributor/dashboard', icon: 'house', label: () => m.drafts_nav_dashboard() },
  { path: '/contributor/assets/upload', icon: 'upload', label: () => m.drafts_nav_upload() },
  { path: '/contributor/assets/pending', icon: 'eye', label: () => m.drafts_nav_pending() },
  { path: '/contributor/assets/rejected', icon: 'rotate-ccw', label: () => m.drafts_nav_rejected() },
  { path: '/contributor/assets/published', icon: 'badge-check', label: () => m.drafts_nav_published() },
];

const look =
  'flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3.5 text-14 font-medium whitespace-nowrap text-muted hover:bg-line/60 hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas';

/** The contributor's pages: a rail from 992 up, a strip that scrolls in narrower windows. */
export function ContributorNav() {
  const here = pathWithoutLocale(useLocation().pathname);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>(`a[href$="${here}"]`);
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={m.drafts_nav()} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <ul
        ref={strip}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
      >
        {entries.map(({ path, icon, label }) => (
          <li key={path}>
            <a href={localizeHref(path)} aria-current={here === path ? 'page' : undefined} className={look}>
              <Icon name={icon} />
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
