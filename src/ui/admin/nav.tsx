import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { localizeHref, pathWithoutLocale, stripTrailingSlashes } from '../locale.ts';
import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';
import { type AdminPage, findCurrentPage, type NavSection, sumWaiting, type WaitingCounts } from './navigation.ts';

const row =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-14 hover:bg-line/60 aria-[current]:bg-ink aria-[current]:font-medium aria-[current]:text-canvas';

/** Number of waiting tasks at the end of a row, with reserved space so that nothing moves. */
function Waiting({ items, counts }: { items: readonly AdminPage[]; counts: WaitingCounts }) {
  const waiting = sumWaiting(items, counts);
  if (waiting === undefined) return null;
  const count = formatCount(waiting.count);
  const text = waiting.isMore ? m.admin_more_than({ count }) : count;
  const pill = 'min-w-6 rounded-full px-1.5 text-center text-12 leading-5 font-medium tabular-nums';
  const mine = formatCount(waiting.mine);
  return (
    <span className="ml-auto flex shrink-0 gap-1">
      {waiting.mine === 0 ? null : (
        <span title={m.admin_waiting_mine({ count: mine })} className={`bg-accent text-on-accent ${pill}`}>
          <span aria-hidden="true">{mine}</span>
          <span className="sr-only">{m.admin_waiting_mine({ count: mine })}</span>
        </span>
      )}
      <span className={`bg-line text-ink ${pill}`}>
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{m.admin_waiting({ count: text })}</span>
      </span>
    </span>
  );
}

interface NavState {
  /** Path without a language. */
  readonly path: string;
  readonly current: AdminPage | undefined;
  readonly counts: WaitingCounts;
}

function NavLink({ item, state, icon }: { item: AdminPage; state: NavState; icon?: NavSection['icon'] }) {
  const isCurrent = state.current?.path === item.path;
  return (
    <a
      href={localizeHref(item.path)}
      aria-current={isCurrent ? (state.path === item.path ? 'page' : 'true') : undefined}
      className={`${row} ${icon === undefined ? 'pl-11' : ''}`}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span className="min-w-0">{item.label()}</span>
      <Waiting items={[item]} counts={state.counts} />
    </a>
  );
}

/** Collapsible section; only one is expanded, by default that of the current page. */
function NavGroup({ section, state, isOpen }: { section: NavSection; state: NavState; isOpen: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { path } = state;
  const openedFor = useRef(path);
  useEffect(() => {
    // The HTML of the first page has this group open. Opening it again would close one that was tapped before hydration.
    if (openedFor.current === path) return;
    openedFor.current = path;
    if (isOpen && details.current !== null) details.current.open = true;
  }, [isOpen, path]);
  return (
    <details ref={details} name="admin-nav" open={isOpen} className="group">
      <summary className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name={section.icon} />
        {section.label()}
        <span className="ml-auto flex items-center gap-2">
          <span className="group-open:hidden">
            <Waiting items={section.items} counts={state.counts} />
          </span>
          <Icon name="chevron-down" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul className="grid gap-0.5 pt-0.5 pb-1">
        {section.items.map((item) => (
          <li key={item.path}>
            <NavLink item={item} state={state} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Navigation of the admin area. A section with a single page of the same name is a link. */
export function AdminNav({ sections, counts }: { sections: readonly NavSection[]; counts: WaitingCounts }) {
  const path = stripTrailingSlashes(pathWithoutLocale(useLocation().pathname));
  const nav = useRef<HTMLElement>(null);
  const current = findCurrentPage(sections, path);
  const state = { path, current, counts };
  const groups = sections.filter(({ items }) => items.length > 1);
  const open = groups.find(({ key }) => key === current?.section) ?? groups[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <nav ref={nav} aria-label={m.admin_nav()}>
      <ul className="grid gap-0.5">
        {sections.map((section) => {
          const [only, ...more] = section.items;
          return (
            <li key={section.key}>
              {only !== undefined && more.length === 0 && only.label() === section.label() ? (
                <NavLink item={only} state={state} icon={section.icon} />
              ) : (
                <NavGroup section={section} state={state} isOpen={section === open} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
