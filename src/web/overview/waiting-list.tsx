import { listPages } from '../../ui/admin/navigation.ts';
import { Icon } from '../../ui/components/icon.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import { adminNavigation } from '../admin/admin-navigation.ts';
import type { OverviewData } from './load-overview.ts';

const labels = new Map(listPages(adminNavigation).map(({ path, label }) => [path, label]));

/** Links to pages with waiting tasks, in the order of the navigation. */
export function WaitingList({ inbox }: { inbox: OverviewData['inbox'] }) {
  const paths = [...labels.keys()];
  const waiting = inbox
    .filter(({ count, path }) => count > 0 && labels.has(path))
    .toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
  return (
    <section aria-labelledby="waiting" className="mb-8">
      <h2 id="waiting" className="mb-4 text-22">
        {m.overview_waiting()}
      </h2>
      {waiting.length === 0 ? (
        <p className="rounded-card border border-line bg-paper p-5 text-14 text-muted">{m.overview_waiting_none()}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map(({ path, count, isMore, mine }) => {
            const amount = formatCount(count);
            return (
              <li key={path}>
                <a
                  href={localizeHref(path)}
                  className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-paper px-4 py-2 text-14 hover:border-ink"
                >
                  <span className="min-w-8 text-18 font-semibold tabular-nums">
                    {isMore ? m.admin_more_than({ count: amount }) : amount}
                  </span>
                  <span className="min-w-0 grow">
                    {labels.get(path)?.()}
                    {mine === 0 ? null : (
                      <span className="block text-12 text-muted">
                        {m.admin_waiting_mine({ count: formatCount(mine) })}
                      </span>
                    )}
                  </span>
                  <Icon name="arrow-right" className="size-4 text-muted" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
