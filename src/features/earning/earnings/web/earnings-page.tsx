import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatDays } from '../../../../ui/format-days.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { Balances, type CurrentEarnings } from './balances.tsx';
import { type EarnedDays, EarnedWorks, type EarnedWorksData } from './earned-works.tsx';
import { EarningsChart, type EarningsSpans } from './earnings-chart.tsx';
import { EntryList } from './entry-list.tsx';
import { StatementForm } from './statement-form.tsx';

function NoSales({ isAffiliate }: { isAffiliate: boolean }) {
  return (
    <div className="mt-6 rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="wallet" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{isAffiliate ? m.earnings_empty_affiliate() : m.earnings_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">
        {isAffiliate ? m.earnings_empty_affiliate_text() : m.earnings_empty_text()}
      </p>
      <a
        href={localizeHref(isAffiliate ? '/profile/affiliate' : '/contributor/assets/upload')}
        className={primaryButton}
      >
        {isAffiliate ? m.affiliates_title() : m.earnings_upload()}
      </a>
    </div>
  );
}

export interface EarningsPageData {
  readonly current: CurrentEarnings;
  readonly chart: EarningsSpans;
  readonly works: EarnedWorksData;
  readonly days: EarnedDays;
  /** Whether the person earns by links only, without works. */
  readonly isAffiliate: boolean;
  /** Withdrawals panel, shown below the balances. */
  readonly withdrawals: ReactNode;
}

/** A contributor's earnings: balances, entries, statements, and what works earned, as a chart and by work. */
export function EarningsPage({ current, chart, works, days, isAffiliate, withdrawals }: EarningsPageData) {
  const { pathname } = useLocation();
  const { balances, currency, clearingDays, entries } = current;
  return (
    <>
      <header className="mb-6">
        <h1 className="text-28 tracking-tight lg:text-36">{m.earnings_title()}</h1>
        <p className="mt-2 max-w-2xl text-16 text-muted">{m.earnings_about({ days: formatDays(clearingDays) })}</p>
      </header>
      <Balances balances={balances} currency={currency} />
      {withdrawals}
      {entries.items.length === 0 ? (
        <NoSales isAffiliate={isAffiliate} />
      ) : (
        <>
          {isAffiliate ? null : <EarningsChart chart={chart} toHref={(by) => `${pathname}?by=${by}&days=${days}`} />}
          <EntryList first={{ items: entries.items, next: entries.nextCursor }} currency={currency} />
          {isAffiliate ? null : (
            <EarnedWorks works={works} days={days} toHref={(wanted) => `${pathname}?by=${chart.by}&days=${wanted}`} />
          )}
          <StatementForm today={chart.today} />
        </>
      )}
    </>
  );
}
