import { BarChart, describeChange } from '../../ui/components/bar-chart.tsx';
import { formatDays } from '../../ui/format-days.ts';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount, formatMoney } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { AdminFigures } from './use-trade-figures.ts';

type Trade = NonNullable<AdminFigures['trade']>;

function Card({ label, value, texts, href }: { label: string; value: string; texts: string[]; href?: string }) {
  const frame = 'block h-full rounded-card border border-line bg-paper p-4 sm:p-5';
  const words = (
    <>
      <span className="block text-14 text-muted">{label}</span>
      <span className="mt-1 block text-22 font-semibold tracking-tight tabular-nums sm:text-28">{value}</span>
      {texts.map((text) => (
        <span key={text} className="mt-1 block text-12 text-muted">
          {text}
        </span>
      ))}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <span className={frame}>{words}</span>
      ) : (
        <a href={localizeHref(href)} className={`${frame} hover:border-ink`}>
          {words}
        </a>
      )}
    </li>
  );
}

function TradeCards({ trade, currency, days }: { trade: Trade; currency: string; days: number }) {
  const money = (minor: number): string => formatMoney(minor, currency);
  const { sales, refunds, refunded, owed } = trade;
  const before = (value: string): string => m.overview_before({ value, days: formatDays(days) });
  return (
    <>
      <Card label={m.overview_sales()} value={formatCount(sales.now)} texts={[before(formatCount(sales.before))]} />
      <Card
        label={m.overview_refunded()}
        value={money(refunded.now)}
        texts={[m.overview_refunds({ count: formatCount(refunds.now), before: before(money(refunded.before)) })]}
      />
      <Card
        label={m.overview_owed()}
        value={money(owed.pending + owed.available + owed.reserved)}
        href="/admin/contributors/payments"
        texts={[
          m.overview_owed_text({
            available: money(owed.available),
            reserved: money(owed.reserved),
            pending: money(owed.pending),
          }),
          ...(owed.debt === 0 ? [] : [m.overview_debt({ amount: money(owed.debt) })]),
        ]}
      />
    </>
  );
}

/** What there is now, and in the period. Moderators see no money. */
export function FigureCards({ figures: { trade, currency, days, reviewQueue } }: { figures: AdminFigures }) {
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {trade === null ? null : <TradeCards trade={trade} currency={currency} days={days.length} />}
      <Card
        label={m.overview_queue()}
        value={formatCount(reviewQueue)}
        href="/admin/contributors/requests"
        texts={[m.overview_queue_text()]}
      />
    </ul>
  );
}

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
        bars={days.map((each) => ({
          span: each.day,
          up: each.gross,
          cells: [formatCount(each.sales), money(each.gross)],
        }))}
      />
      <BarChart
        title={m.overview_fees()}
        total={money(fees.now)}
        note={describeChange(fees.now, fees.before, days.length)}
        columns={[m.overview_fees()]}
        bars={days.map((each) => ({
          span: each.day,
          up: Math.max(0, each.fees),
          down: Math.max(0, -each.fees),
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
  days: readonly { readonly day: string; readonly count: number }[];
}) {
  return (
    <BarChart
      title={title}
      total={formatCount(figure.now)}
      note={describeChange(figure.now, figure.before, days.length)}
      columns={[title]}
      bars={days.map(({ day, count }) => ({ span: day, up: count, cells: [formatCount(count)] }))}
    />
  );
}

/** Each day of the period. */
export function FigureCharts({ figures }: { figures: AdminFigures }) {
  const { trade, currency, days, downloads, signUps } = figures;
  const pick = (key: 'downloads' | 'signUps') => days.map((each) => ({ day: each.day, count: each[key] }));
  return (
    <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
      {trade === null ? null : <TradeCharts trade={trade} currency={currency} days={days} />}
      <CountChart title={m.overview_downloads()} figure={downloads} days={pick('downloads')} />
      <CountChart title={m.overview_sign_ups()} figure={signUps} days={pick('signUps')} />
    </div>
  );
}
