import { useLocation } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { chip } from '../../../../../ui/components/button.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { draftsContract } from '../../contract/drafts.ts';
import { type Compared, Funnel } from './funnel.tsx';
import { Searches } from './searches.tsx';
import { VisitsChart } from './visits-chart.tsx';

const countViews = (n: number): string =>
  (n === 1 ? m.drafts_figures_views_one : m.drafts_figures_views_count)({ count: formatCount(n) });
const countDownloads = (n: number): string =>
  (n === 1 ? m.drafts_figures_downloads_one : m.drafts_figures_downloads_count)({ count: formatCount(n) });
const countFavorites = (n: number): string =>
  (n === 1 ? m.drafts_figures_favorites_one : m.drafts_figures_favorites_count)({ count: formatCount(n) });

export type OwnFigures = OutputOf<(typeof draftsContract)['figures']>;

const ranges = [
  ['30', () => m.drafts_figures_30({ days: formatCount(30) })],
  ['90', () => m.drafts_figures_90({ days: formatCount(90) })],
] as const;

/** URL of the contributor's own page of a work that isn't public. */
const toOwnHref = (id: string): string => `/contributor/assets/published?work=${id}`;

/** Recent views and downloads of the contributor's works, and the works with the most of them. */
export function Figures({ figures, sales }: { figures: OwnFigures; sales: Compared }) {
  const { days, before, ever, searches, mostSeen } = figures;
  const chosen = String(days.length);
  const { pathname } = useLocation();
  const pick = (key: 'views' | 'downloads') => days.map((each) => ({ day: each.day, count: each[key] }));
  const compare = (key: 'views' | 'downloads'): Compared => ({
    now: days.reduce((sum, each) => sum + each[key], 0),
    before: before[key],
  });
  return (
    <section aria-labelledby="figures" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="text-22">
          {m.drafts_figures_title()}
        </h2>
        <nav aria-label={m.drafts_figures_range()} className="flex gap-2">
          {ranges.map(([value, label]) => (
            <a
              key={value}
              href={value === '30' ? pathname : `${pathname}?days=${value}`}
              aria-current={chosen === value ? 'true' : undefined}
              className={chip}
            >
              {label()}
            </a>
          ))}
        </nav>
      </div>
      <Funnel days={days.length} views={compare('views')} downloads={compare('downloads')} sales={sales} />
      <div className="grid gap-4 xl:grid-cols-2">
        <VisitsChart title={m.drafts_figures_views()} days={pick('views')} />
        <VisitsChart title={m.drafts_figures_downloads()} days={pick('downloads')} />
      </div>
      <p className="mt-4 text-14 text-muted">
        {m.drafts_figures_ever({
          views: countViews(ever.views),
          downloads: countDownloads(ever.downloads),
          favorites: countFavorites(ever.favorites),
        })}
      </p>
      <Searches searches={searches} />
      {mostSeen.length === 0 ? null : (
        <div className="mt-6 overflow-x-auto rounded-card border border-line bg-paper">
          <table className="w-full text-14">
            <caption className="px-5 pt-4 pb-2 text-left text-16 font-medium">{m.drafts_figures_most()}</caption>
            <thead className="text-12 text-muted">
              <tr>
                <th scope="col" className="px-5 py-2 text-left font-medium">
                  {m.drafts_title()}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {m.drafts_figures_views()}
                </th>
                <th scope="col" className="py-2 pr-5 pl-3 text-right font-medium">
                  {m.drafts_figures_downloads()}
                </th>
              </tr>
            </thead>
            <tbody>
              {mostSeen.map(({ _id, title, isPublic, views, downloads }) => (
                <tr key={_id} className="border-t border-line">
                  <th scope="row" className="px-5 py-3 text-left font-normal">
                    <a
                      href={localizeHref(isPublic ? toReadablePath('/content', _id, title) : toOwnHref(_id))}
                      className="wrap-anywhere hover:underline"
                    >
                      {title}
                    </a>
                    {isPublic ? null : <span className="block text-12 text-muted">{m.drafts_not_public()}</span>}
                  </th>
                  <td className="px-3 py-3 text-right tabular-nums">{formatCount(views)}</td>
                  <td className="py-3 pr-5 pl-3 text-right tabular-nums">{formatCount(downloads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
