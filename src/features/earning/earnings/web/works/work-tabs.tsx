import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { tabKeys, type WorksAnswer, type WorksTab, worksTabs } from './works-list.ts';

/** Tabs of the contributor's works by status, with their counts. */
export function WorkTabs({ tab, counts }: { tab: WorksTab; counts: WorksAnswer['counts'] }) {
  return (
    <nav aria-label={m.earnings_works_tabs()} className="mb-5 border-b border-line">
      <ul className="-mb-px flex gap-1 max-sm:justify-between max-sm:gap-0">
        {tabKeys.map((key) => {
          const { path, statuses, label } = worksTabs[key];
          const count = statuses.reduce((sum, status) => sum + counts[status], 0);
          return (
            <li key={key}>
              <a
                href={localizeHref(path)}
                aria-current={key === tab ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:pb-1.5 max-sm:text-12"
              >
                {label()}
                <span className="rounded-full bg-line/70 px-2 text-12 leading-5 tabular-nums">
                  {formatCount(count)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
