import { chip, secondaryButton } from '../../ui/components/button.ts';
import { formatDays } from '../../ui/format-days.ts';
import { m } from '../../ui/paraglide/messages.js';
import { FigureCards, FigureCharts } from './trade-figures.tsx';
import { type Period, useTradeFigures } from './use-trade-figures.ts';

const periods: readonly Period[] = ['7', '30', '90'];

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
export function TradeSection({ hasMoney }: { hasMoney: boolean }) {
  const { period, figures, state, load } = useTradeFigures('30');
  return (
    <section aria-labelledby="trade" aria-busy={state === 'loading'} className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="trade" className="text-22">
          {hasMoney ? m.overview_trade() : m.overview_people()}
        </h2>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{m.overview_period()}</legend>
          {periods.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === period ? 'true' : undefined}
              onClick={() => load(each)}
              className={chip}
            >
              {formatDays(Number(each))}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className={state === 'failed' ? 'mb-3 text-14 text-muted' : 'sr-only'}>
        {state === 'loading' ? m.overview_loading() : null}
        {state === 'failed' ? m.overview_failed() : null}
      </p>
      {state === 'failed' ? (
        <button type="button" onClick={() => load(period)} className={`mb-3 ${secondaryButton}`}>
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
