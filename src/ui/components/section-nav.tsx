import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { localizeHref, pathWithoutLocale } from '../locale.ts';
import { Icon, type IconName } from './icon.tsx';

export interface SectionEntry {
  /** Path without a language. */
  readonly path: string;
  readonly icon: IconName;
  readonly label: () => string;
}

const entryLook =
  'flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3.5 text-14 font-medium whitespace-nowrap text-muted hover:bg-line/60 hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas';

/** Navigation between the pages of a section: a column from 992 px, a scrolling row in narrower windows. */
export function SectionNav({ label: name, entries }: { label: string; entries: readonly SectionEntry[] }) {
  const here = pathWithoutLocale(useLocation().pathname);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>(`a[href$="${here}"]`);
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={name} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
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
