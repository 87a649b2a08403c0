import { useState } from 'react';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { DeclineDialog } from './decline-dialog.tsx';
import { describeRequestReason, requestStatusWords } from './refund-words.ts';
import type { WholeOrder } from './whole-order.ts';

export type Request = WholeOrder['refundRequests'][number];

const isOpen = ({ lines }: Request): boolean => lines.some(({ status }) => status === 'open');

interface OpenRequestsProps {
  readonly whole: WholeOrder;
  readonly onRefund: (request: Request) => void;
}

/** Open refund requests at the top of the page, for an owner to refund or decline. */
export function OpenRequests({ whole, onRefund }: OpenRequestsProps) {
  const [declined, setDeclined] = useState<string>();
  const open = whole.refundRequests.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="refund-requests" className="mb-6 rounded-card border border-warning bg-paper p-5 sm:p-6">
      <h2 id="refund-requests" className="flex items-center gap-3 text-18">
        <Icon name="rotate-ccw" className="size-5 shrink-0 text-warning" />
        {m.orders_requests_one_title()}
      </h2>
      {open.map((request) => (
        <div
          key={request._id}
          className="mt-4 grid gap-3 border-t border-line pt-4 text-14 first-of-type:border-0 first-of-type:pt-0"
        >
          <p className="text-muted">
            {describeRequestReason(request.reason)} · <DhakaTime at={request.requestedAt} />
          </p>
          {request.note === '' ? null : (
            <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">{request.note}</p>
          )}
          <RequestedLines request={request} order={whole.order} />
          <div className="mt-1 flex flex-wrap justify-end gap-3">
            <button type="button" onClick={() => setDeclined(request._id)} className={`${secondaryButton} max-sm:grow`}>
              {m.orders_requests_decline()}
            </button>
            <button type="button" onClick={() => onRefund(request)} className={`${primaryButton} max-sm:grow`}>
              {m.orders_admin_refund()}
            </button>
          </div>
        </div>
      ))}
      {declined === undefined ? null : <DeclineDialog requestId={declined} onClose={() => setDeclined(undefined)} />}
    </section>
  );
}

function RequestedLines({ request, order }: { request: Request; order: WholeOrder['order'] }) {
  const open = new Set(request.lines.filter(({ status }) => status === 'open').map(({ lineId }) => lineId));
  return (
    <ul className="grid gap-2">
      {order.lines
        .filter(({ _id }) => open.has(_id))
        .map(({ _id, title, variantName, price, isDownloaded }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-6">
            <span className="min-w-0 wrap-anywhere">
              {title} · {variantName}
              <span className={`block text-12 ${isDownloaded ? 'text-warning' : 'text-muted'}`}>
                {isDownloaded ? m.orders_admin_downloaded() : m.orders_requests_not_downloaded()}
              </span>
            </span>
            <span className="tabular-nums">{formatMoney(price, order.currency)}</span>
          </li>
        ))}
    </ul>
  );
}

/** Closed refund requests and their outcomes. */
export function EarlierRequests({ whole: { order, refundRequests } }: { whole: WholeOrder }) {
  const closed = refundRequests.filter((request) => !isOpen(request));
  if (closed.length === 0) return null;
  const titles = new Map(order.lines.map(({ _id, title, variantName }) => [_id, `${title} · ${variantName}`]));
  return (
    <Panel title={m.orders_requests_earlier()}>
      <ul className="grid gap-5 text-14">
        {closed.map(({ _id, reason, note, message, requestedAt, lines }) => (
          <li key={_id} className="grid gap-1 border-t border-line pt-4 wrap-anywhere first:border-0 first:pt-0">
            {lines.map(({ lineId, status }) => (
              <span key={lineId}>
                {titles.get(lineId)} · {requestStatusWords[status]()}
              </span>
            ))}
            <span className="text-12 text-muted">
              {describeRequestReason(reason)} · <DhakaTime at={requestedAt} />
            </span>
            {note === '' ? null : <p className="text-muted whitespace-pre-line">{note}</p>}
            {message === '' ? null : (
              <p className="text-muted whitespace-pre-line">
                {m.orders_requests_message()}: {message}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
