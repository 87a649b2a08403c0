import { Icon } from '../components/icon.tsx';
import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import type { AdminPage } from './navigation.ts';
import { PageHeading } from './page-heading.tsx';

/** The screens that work, as links. */
export function PageLinks({ pages }: { pages: readonly AdminPage[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a
            href={localizeHref(path)}
            className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-line bg-paper px-4 py-2 text-14 font-medium hover:border-ink"
          >
            {label()}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A place in the navigation whose screen is still to come, and what works meanwhile. */
export function PlannedPage({ title, pages }: { title: string; pages: readonly AdminPage[] }) {
  return (
    <>
      <PageHeading title={title} text={m.admin_later_text()} />
      <h2 className="mb-3 text-16">{m.admin_later_works()}</h2>
      <PageLinks pages={pages} />
    </>
  );
}
