import { useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { LabelledCopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { formatDays } from '../../../../ui/format-days.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { formatShare } from '../../payment-settings/web/format-share.ts';
import type { affiliatesContract } from '../contract.ts';

type Own = OutputOf<(typeof affiliatesContract)['mine']>;
type Affiliate = NonNullable<Own['affiliate']>;

function Start({ onStarted }: { onStarted: (own: Own) => void }) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      onStarted(await browserApi('POST /affiliate/start', {}));
      showToast({ kind: 'success', title: m.affiliates_started() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.affiliates_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 className="text-18">{m.affiliates_start_title()}</h2>
      <p className="mt-1 mb-5 text-14 text-muted">{m.affiliates_start_text()}</p>
      <button type="button" aria-disabled={isBusy} onClick={() => void start()} className={primaryButton}>
        {m.affiliates_start()}
      </button>
    </section>
  );
}

function OwnLink({ affiliate: { link, code } }: { affiliate: Affiliate }) {
  return (
    <section aria-labelledby="affiliate-link" className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 id="affiliate-link" className="text-18">
        {m.affiliates_your_link()}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 rounded-control bg-canvas px-3 py-2 text-16 wrap-anywhere">{link}</p>
        <LabelledCopyButton text={link} label={m.affiliates_copy()} />
      </div>
      <p className="mt-3 text-14 text-muted wrap-anywhere">{m.affiliates_any_page({ code })}</p>
    </section>
  );
}

function Figures({ affiliate, own }: { affiliate: Affiliate; own: Own }) {
  const money = (minor: number) => formatMoney(minor, own.currency);
  const figures = [
    [
      m.affiliates_clicks(),
      formatCount(affiliate.clicks),
      m.affiliates_clicks_text({ count: formatCount(affiliate.recentClicks) }),
    ],
    [m.affiliates_buyers(), formatCount(affiliate.buyers), m.affiliates_buyers_text()],
    [
      m.affiliates_pending(),
      money(affiliate.pending),
      m.affiliates_pending_text({ days: formatDays(own.clearingDays) }),
    ],
    [m.affiliates_cleared(), money(affiliate.cleared), m.affiliates_cleared_text()],
  ] as const;
  return (
    <section aria-labelledby="affiliate-figures">
      <h2 id="affiliate-figures" className="mb-3 text-18">
        {m.affiliates_figures()}
      </h2>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {figures.map(([label, value, text]) => (
          <div key={label} className="rounded-card border border-line bg-paper p-4">
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="mt-1 text-22 font-medium tracking-tight tabular-nums">{value}</dd>
            <dd className="mt-1 text-12 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={localizeHref('/contributor/withdrawals')} className={secondaryButton}>
          {m.affiliates_withdraw()}
        </a>
        <a href={localizeHref('/contributor/payment-settings')} className={secondaryButton}>
          {m.affiliates_accounts()}
        </a>
      </div>
    </section>
  );
}

function Rules({ terms: { basisPoints, isFirstOnly } }: Pick<Own, 'terms'>) {
  const rules = [
    m.affiliates_rule_amount({ percent: formatShare(basisPoints) }),
    isFirstOnly ? m.affiliates_rule_first() : m.affiliates_rule_all(),
    m.affiliates_rule_remembered(),
    m.affiliates_rule_own(),
    m.affiliates_rule_upgrade(),
    m.affiliates_rule_refund(),
    m.affiliates_rule_private(),
  ];
  return (
    <section aria-labelledby="affiliate-rules">
      <h2 id="affiliate-rules" className="mb-3 text-18">
        {m.affiliates_rules()}
      </h2>
      <ul className="grid max-w-2xl gap-2.5 text-14">
        {rules.map((rule) => (
          <li key={rule} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-muted" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An account's affiliate link with what it brought, and the rules. */
export function AffiliatePage({ first }: { first: Own }) {
  const [own, setOwn] = useState(first);
  const isOff = own.terms.basisPoints === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isOff ? (
        <p className="flex items-start gap-2 text-14 text-muted">
          <Icon name="info" className="mt-0.5 size-4 shrink-0" />
          {m.affiliates_off()}
        </p>
      ) : null}
      {own.affiliate === null ? (
        isOff ? null : (
          <Start onStarted={setOwn} />
        )
      ) : (
        <>
          {isOff ? null : <OwnLink affiliate={own.affiliate} />}
          <Figures affiliate={own.affiliate} own={own} />
        </>
      )}
      {isOff ? null : <Rules terms={own.terms} />}
    </div>
  );
}
