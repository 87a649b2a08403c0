import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { usePolling } from '../../../../../ui/use-polling.ts';
import { BundleLink } from '../../../bundles/web/bundle-link.tsx';
import { OrderStatusMark } from '../order-status.tsx';
import { nameOrder } from './order-list.tsx';
import { OrderNotes } from './order-notes.tsx';
import { BuyerPanel, LinesPanel } from './order-parts.tsx';
import { ParticularsPanel } from './particulars-panel.tsx';
import { nameProvider } from './provider-names.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsPanel } from './refunds-panel.tsx';
import { EarlierRequests, OpenRequests, type Request } from './requests-panel.tsx';
import { TaxPapersPanel } from './tax-papers-panel.tsx';
import type { WholeOrder } from './whole-order.ts';

function Facts({ order, refundableUntil, receiptNumber, certificateDownloadedAt }: WholeOrder) {
  const { createdAt, expiresAt, paidAt, status, provider, total, vat, currency, bundle } = order;
  const facts: (readonly [string, ReactNode])[] = [
    [m.orders_admin_status(), <OrderStatusMark key="status" status={status} />],
    ...(bundle === null ? [] : [[m.orders_bundle(), <BundleLink key="bundle" bundle={bundle} />] as const]),
    [m.orders_total(), formatMoney(total, currency)],
    ...(vat === null ? [] : [[m.orders_vat(), formatMoney(vat, currency)] as const]),
    [m.orders_admin_provider(), provider === null ? '–' : nameProvider(provider)],
    [m.orders_admin_ordered(), <DhakaTime key="created" at={createdAt} />],
    [m.orders_admin_expires(), <DhakaTime key="expires" at={expiresAt} />],
    [m.orders_admin_paid(), paidAt === null ? '–' : <DhakaTime key="paid" at={paidAt} />],
    ...(refundableUntil === null
      ? []
      : [[m.orders_admin_refundable(), <DhakaTime key="until" at={refundableUntil} />] as const]),
  ];
  if (receiptNumber !== null) facts.push([m.orders_admin_receipt(), receiptNumber]);
  if (certificateDownloadedAt !== null)
    facts.push([m.orders_admin_certificate(), <DhakaTime key="certificate" at={certificateDownloadedAt} />]);
  return (
    <Panel title={m.orders_admin_order()}>
      <dl className="grid gap-3 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {paidAt !== null && paidAt > expiresAt ? (
        <p className="mt-4 flex items-start gap-2 text-14 text-muted">
          <Icon name="clock" className="mt-0.5 size-4 shrink-0 text-warning" />
          {m.orders_admin_late()}
        </p>
      ) : null}
    </Panel>
  );
}

/** An order with its buyer, refunds and (as `payments`) its payments. */
export function OrderScreen({
  whole,
  notice,
  payments,
}: {
  whole: WholeOrder;
  /** Requests that wait for a decision. */
  notice: ReactNode;
  payments: ReactNode;
}) {
  const { order, buyer, refunds } = whole;
  const revalidator = useRevalidator();
  // The page polls while a refund is in progress.
  usePolling(
    refunds.some(({ status }) => status === 'requested'),
    () => {
      if (document.visibilityState === 'visible') void revalidator.revalidate();
    },
  );
  const [isRefunding, setRefunding] = useState(false);
  const [requested, setRequested] = useState<Request>();
  const begin = (request?: Request) => {
    setRequested(request);
    setRefunding(true);
  };
  const canRefund = order.status === 'paid' && order.lines.some(({ isRefunded }) => !isRefunded);
  return (
    <>
      <BackLink path="/admin/orders">{m.orders_title()}</BackLink>
      <PageHeading title={nameOrder(order)}>
        {canRefund ? (
          <button type="button" onClick={() => begin()} className={`${secondaryButton} max-sm:w-full`}>
            {m.orders_admin_refund()}
          </button>
        ) : null}
      </PageHeading>
      {notice}
      <OpenRequests whole={whole} onRefund={begin} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <LinesPanel order={order} />
          <RefundsPanel whole={whole} refunds={refunds} />
          <EarlierRequests whole={whole} />
          {payments}
        </div>
        <aside className="grid gap-6">
          <Facts {...whole} />
          <TaxPapersPanel papers={whole.taxPapers} />
          <BuyerPanel buyer={buyer} />
          <OrderNotes {...whole} />
          <ParticularsPanel particulars={whole.particulars} />
        </aside>
      </div>
      {isRefunding ? (
        <RefundDialog
          whole={whole}
          {...(requested === undefined ? {} : { request: requested })}
          onDone={() => {
            setRefunding(false);
            void revalidator.revalidate();
          }}
          onClose={() => setRefunding(false)}
        />
      ) : null}
    </>
  );
}
