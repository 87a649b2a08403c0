import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { localizeHref, pathWithoutLocale, stripTrailingSlashes } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import type { AdminPage, NavSection } from './navigation.ts';

const row =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-14 hover:bg-line/60 aria-[current]:bg-ink aria-[current]:font-medium aria-[current]:text-canvas';

function NavLink({ item, path, icon }: { item: AdminPage; path: string; icon?: NavSection['icon'] }) {
  return (
    <a
      href={localizeHref(item.path)}
      aria-current={path === item.path ? 'page' : undefined}
      className={`${row} ${icon === undefined ? 'pl-11' : ''}`}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {item.label()}
    </a>
  );
}

function NavGroup({ section, path }: { section: NavSection; path: string }) {
  return (
    <details open className="group">
      <summary className={`${row} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name={section.icon} />
        {section.label()}
        <Icon name="chevron-down" className="ml-auto size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-0.5 pt-0.5 pb-1">
        {section.items.map((item) => (
          <li key={item.path}>
            <NavLink item={item} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sections of the admin area. A section of one page of the same name is a link, not a group. */
export function AdminNav({ sections }: { sections: readonly NavSection[] }) {
  const path = stripTrailingSlashes(pathWithoutLocale(useLocation().pathname));
  return (
    <nav aria-label={m.admin_nav()}>
      <ul className="grid gap-0.5">
        {sections.map((section) => {
          const [only, ...more] = section.items;
          return (
            <li key={section.key}>
              {only !== undefined && more.length === 0 && only.label() === section.label() ? (
                <NavLink item={only} path={path} icon={section.icon} />
              ) : (
                <NavGroup section={section} path={path} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
