import { useRevalidator } from 'react-router';
import { chip, secondaryButton } from '../../ui/components/button.ts';
import { formatDays } from '../../ui/format-days.ts';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount, formatMoney } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import { type AdminFigures, type Period, periods, usualPeriod } from './load-overview.ts';

function Card({ label, value, texts, href }: { label: string; value: string; texts: string[]; href: string }) {
  return (
    <li>
      <a
        href={localizeHref(href)}
        className="block h-full rounded-card border border-line bg-paper p-4 hover:border-ink sm:p-5"
      >
        <span className="block text-14 text-muted">{label}</span>
        <span className="mt-1 block text-22 font-semibold tracking-tight tabular-nums wrap-anywhere sm:text-28">
          {value}
        </span>
        {texts.map((text) => (
          <span key={text} className="mt-1 block text-12 text-muted">
            {text}
          </span>
        ))}
      </a>
    </li>
  );
}

function Periods({ period }: { period: Period }) {
  return (
    <nav aria-label={m.overview_period()} className="flex flex-wrap gap-2">
      {periods.map((each) => (
        <a
          key={each}
          href={localizeHref(each === usualPeriod ? '/admin/overview' : `/admin/overview?days=${each}`)}
          data-keep-scroll
          aria-current={each === period ? 'true' : undefined}
          className={chip}
        >
          {formatDays(Number(each))}
        </a>
      ))}
    </nav>
  );
}

function Cards({ figures: { trade, currency, days, reviewQueue } }: { figures: AdminFigures }) {
  const money = (minor: number): string => formatMoney(minor, currency);
  const describeBefore = (value: string): string => m.overview_before({ value, days: formatDays(days.length) });
  const review = (
    <Card
      label={m.overview_queue()}
      value={formatCount(reviewQueue.now)}
      texts={[m.overview_queue_before({ value: formatCount(reviewQueue.before), days: formatDays(days.length) })]}
      href="/admin/contributors/requests"
    />
  );
  if (trade === null) return review;
  const { sales, gross, fees, refunds, refunded, owed } = trade;
  return (
    <>
      <Card
        label={m.overview_paid()}
        value={money(gross.now)}
        texts={[
          describeBefore(money(gross.before)),
          m.overview_sold({
            sales: formatCount(sales.now),
            refunds: formatCount(refunds.now),
            refunded: money(refunded.now),
          }),
        ]}
        href="/admin/orders"
      />
      <Card
        label={m.overview_fees()}
        value={money(fees.now)}
        texts={[describeBefore(money(fees.before))]}
        href="/admin/reconciliation"
      />
      {review}
      <Card
        label={m.overview_owed()}
        value={money(owed.pending + owed.available + owed.reserved)}
        texts={[
          ...(owed.before === null
            ? []
            : [m.overview_owed_before({ value: money(owed.before), days: formatDays(days.length) })]),
          m.overview_owed_text({
            available: money(owed.available),
            reserved: money(owed.reserved),
            pending: money(owed.pending),
          }),
          ...(owed.debt === 0 ? [] : [m.overview_debt({ amount: money(owed.debt) })]),
        ]}
        href="/admin/contributors/payments"
      />
    </>
  );
}

/**
 * Tiles with revenue, fees, review queue and debts, compared with the previous period; without money for moderators.
 */
export function FigureRow({ figures, period }: { figures: AdminFigures | undefined; period: Period }) {
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="figures" className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="text-22">
          {m.overview_figures()}
        </h2>
        <Periods period={period} />
      </div>
      {figures === undefined ? (
        <div className="grid gap-3 rounded-card border border-line bg-paper p-5">
          <p role="status" className="text-14 text-muted">
            {m.overview_failed()}
          </p>
          <button type="button" onClick={() => void revalidate()} className={`justify-self-start ${secondaryButton}`}>
            {m.overview_retry()}
          </button>
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-3 min-[375px]:grid-cols-2 xl:grid-cols-4">
          <Cards figures={figures} />
        </ul>
      )}
    </section>
  );
}
