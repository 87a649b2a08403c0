import { chip, secondaryButton } from '../../ui/components/button.ts';
import { formatDays } from '../../ui/format-days.ts';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import { FigureCards, FigureCharts } from './trade-figures.tsx';
import { type Period, useTradeFigures } from './use-trade-figures.ts';

const periods: readonly Period[] = ['7', '30', '90'];
const usual: Period = '30';

/** The period that an address asks for. */
export const parsePeriod = (search: URLSearchParams): Period =>
  periods.find((each) => each === search.get('days')) ?? usual;

/** As tall as what comes, so that nothing below it moves far. */
function Placeholder() {
  const box = 'animate-pulse rounded-card border border-line bg-paper motion-reduce:animate-none';
  return (
    <div aria-hidden="true" className="grid gap-3 lg:grid-cols-2">
      {['a', 'b'].map((key) => (
        <div key={key} className={`h-32 ${box}`} />
      ))}
      {['c', 'd'].map((key) => (
        <div key={key} className={`h-72 ${box}`} />
      ))}
    </div>
  );
}

/** Sales, fees, money owed, downloads and new accounts of a period, and of the time before; they come after the page. */
export function TradeSection({ hasMoney, period }: { hasMoney: boolean; period: Period }) {
  const { figures, state, reload } = useTradeFigures(period);
  return (
    <section aria-labelledby="trade" aria-busy={state === 'loading'} className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="trade" className="text-22">
          {hasMoney ? m.overview_trade() : m.overview_people()}
        </h2>
        <nav aria-label={m.overview_period()} className="flex flex-wrap gap-2">
          {periods.map((each) => (
            <a
              key={each}
              href={localizeHref(each === usual ? '/admin/overview' : `/admin/overview?days=${each}`)}
              data-keep-scroll
              aria-current={each === period ? 'true' : undefined}
              className={chip}
            >
              {formatDays(Number(each))}
            </a>
          ))}
        </nav>
      </div>
      <p role="status" className={state === 'failed' ? 'mb-3 text-14 text-muted' : 'sr-only'}>
        {state === 'loading' ? m.overview_loading() : null}
        {state === 'failed' ? m.overview_failed() : null}
      </p>
      {state === 'failed' ? (
        <button type="button" onClick={reload} className={`mb-3 ${secondaryButton}`}>
          {m.overview_retry()}
        </button>
      ) : null}
      {figures === undefined ? (
        state === 'loading' && <Placeholder />
      ) : (
        <div className={state === 'loading' ? 'opacity-60' : ''}>
          <FigureCards figures={figures} />
          <FigureCharts figures={figures} />
        </div>
      )}
    </section>
  );
}
