import { Icon } from '../components/icon.tsx';
import { localizeHref } from '../locale.ts';
import type { AdminPage } from './navigation.ts';

/** Links to the screens of the admin area. */
export function AreaLinks({ pages }: { pages: readonly AdminPage[] }) {
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
