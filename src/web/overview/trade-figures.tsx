import { BarChart, describeChange } from '../../ui/components/bar-chart.tsx';
import { formatCount, formatMoney } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { AdminFigures } from './load-overview.ts';

type Trade = NonNullable<AdminFigures['trade']>;

function TradeCharts({ trade, currency, days }: { trade: Trade; currency: string; days: AdminFigures['days'] }) {
  const money = (minor: number): string => formatMoney(minor, currency);
  const { gross, fees } = trade;
  return (
    <>
      <BarChart
        title={m.overview_gross()}
        total={money(gross.now)}
        note={describeChange(gross.now, gross.before, days.length)}
        columns={[m.overview_sales(), m.overview_gross()]}
        format={money}
        bars={days.map((each) => ({
          span: each.day,
          up: each.gross,
          before: each.before.gross,
          cells: [formatCount(each.sales), money(each.gross)],
        }))}
      />
      <BarChart
        title={m.overview_fees()}
        total={money(fees.now)}
        note={describeChange(fees.now, fees.before, days.length)}
        columns={[m.overview_fees()]}
        format={money}
        bars={days.map((each) => ({
          span: each.day,
          up: Math.max(0, each.fees),
          down: Math.max(0, -each.fees),
          before: each.before.fees,
          cells: [money(each.fees)],
        }))}
      />
    </>
  );
}

function CountChart({
  title,
  figure,
  days,
}: {
  title: string;
  figure: AdminFigures['downloads'];
  days: readonly { readonly day: string; readonly count: number; readonly before: number }[];
}) {
  return (
    <BarChart
      title={title}
      total={formatCount(figure.now)}
      note={describeChange(figure.now, figure.before, days.length)}
      columns={[title]}
      bars={days.map(({ day, count, before }) => ({ span: day, up: count, before, cells: [formatCount(count)] }))}
    />
  );
}

/** Charts of each day of the period. */
export function FigureCharts({ figures }: { figures: AdminFigures }) {
  const { trade, currency, days, downloads, signUps } = figures;
  const pick = (key: 'downloads' | 'signUps') =>
    days.map((each) => ({ day: each.day, count: each[key], before: each.before[key] }));
  return (
    <section aria-label={m.overview_charts()} className="mb-8 grid items-start gap-3 lg:grid-cols-2">
      {trade === null ? null : <TradeCharts trade={trade} currency={currency} days={days} />}
      <CountChart title={m.overview_downloads()} figure={downloads} days={pick('downloads')} />
      <CountChart title={m.overview_sign_ups()} figure={signUps} days={pick('signUps')} />
    </section>
  );
}
