import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnFigures } from './figures.tsx';

const countVisits = (count: number): string =>
  (count === 1 ? m.drafts_searches_visits_one : m.drafts_searches_visits)({ count: formatCount(count) });

/** List of searches that led visitors to the contributor's works. */
export function Searches({ searches: { items, others } }: Pick<OwnFigures, 'searches'>) {
  if (items.length === 0 && others === 0) return null;
  return (
    <section aria-labelledby="searches" className="mt-6 rounded-card border border-line bg-paper">
      <h3 id="searches" className="px-4 pt-4 pb-2 text-16 font-medium sm:px-5">
        {m.drafts_searches_title()}
      </h3>
      <ul className="text-14">
        {items.map(({ key, visits }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 sm:px-5">
            <a
              href={localizeHref(`/content?q=${encodeURIComponent(key)}`)}
              className="min-w-0 wrap-anywhere underline-offset-4 hover:underline"
            >
              {key}
            </a>
            <span className="shrink-0 text-muted tabular-nums">{countVisits(visits)}</span>
          </li>
        ))}
        {others === 0 ? null : (
          <li className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 text-muted sm:px-5">
            <span className="min-w-0">{m.drafts_searches_others()}</span>
            <span className="shrink-0 tabular-nums">{countVisits(others)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
