import { lazy, type ReactNode, useState } from 'react';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { formatTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OrderLineView, OrderView } from '../order-view.ts';

const RequestDialog = lazy(async () => ({
  default: (await importChunk(() => import('./request-dialog.tsx'))).RequestDialog,
}));
const WithdrawDialog = lazy(async () => ({
  default: (await importChunk(() => import('./withdraw-dialog.tsx'))).WithdrawDialog,
}));

const quiet = 'inline-flex min-h-6 items-center text-14 text-muted underline underline-offset-4 hover:text-ink';

interface LineRequestProps {
  readonly order: OrderView;
  readonly line: OrderLineView;
}

/** A line's refund request and its available actions. */
export function LineRequest({ order, line }: LineRequestProps) {
  const { _id, title, variantName, refundRequest, refundTerms, isRefunded, isUpgraded } = line;
  const [isRequesting, setRequesting] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (isRefunded) return null;
  const isOffered = refundTerms === 'any_reason' || refundTerms === 'fault';
  const isOpen = refundRequest?.status === 'open';
  return (
    <>
      {refundRequest === null ? null : (
        <RequestState request={refundRequest}>
          <button
            type="button"
            onClick={() => setWithdrawing(true)}
            aria-label={`${m.orders_request_withdraw()}: ${title}, ${variantName}`}
            className={`${quiet} noscript:hidden`}
          >
            {m.orders_request_withdraw()}
          </button>
        </RequestState>
      )}
      {isUpgraded && (isOffered || isOpen) ? (
        <p className="mt-3 text-14 text-muted">{m.orders_request_upgraded()}</p>
      ) : null}
      {isOffered ? (
        <button
          type="button"
          onClick={() => setRequesting(true)}
          aria-label={`${m.orders_request()}: ${title}, ${variantName}`}
          className={`${quiet} mt-3 noscript:hidden`}
        >
          {m.orders_request()}
        </button>
      ) : null}
      {isRequesting && isOffered ? (
        <LazyPart onLost={() => setRequesting(false)}>
          <RequestDialog order={order} lineId={_id} onClose={() => setRequesting(false)} />
        </LazyPart>
      ) : null}
      {isWithdrawing && isOpen ? (
        <LazyPart onLost={() => setWithdrawing(false)}>
          <WithdrawDialog order={order} requestId={refundRequest._id} onClose={() => setWithdrawing(false)} />
        </LazyPart>
      ) : null}
    </>
  );
}

interface RequestStateProps {
  readonly request: NonNullable<OrderLineView['refundRequest']>;
  /** Actions while the request is open. */
  readonly children: ReactNode;
}

function RequestState({ request, children }: RequestStateProps) {
  const { status, requestedAt, endedAt, message } = request;
  const ended = formatTime(endedAt ?? requestedAt, 'day');
  if (status === 'withdrawn')
    return <p className="mt-3 text-14 text-muted">{m.orders_request_withdrawn_on({ day: ended })}</p>;
  if (status === 'open')
    return (
      <State title={m.orders_request_open_on({ day: formatTime(requestedAt, 'day') })}>
        <p className="flex flex-wrap items-baseline gap-x-4 text-muted">
          <span>{m.orders_request_open_text()}</span>
          {children}
        </p>
      </State>
    );
  if (status === 'declined')
    return (
      <State title={m.orders_request_declined_on({ day: ended })}>
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        <p className="text-muted">
          {m.orders_request_declined_text()} <ContactLink />
        </p>
      </State>
    );
  return null;
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 grid gap-1 border-l-2 border-line pl-3 text-14">
      <p className="font-medium">{title}</p>
      {children}
    </div>
  );
}

const ContactLink = () => (
  <a href={localizeHref('/contact')} className="inline-block min-h-6 text-ink underline underline-offset-4">
    {m.orders_request_contact()}
  </a>
);

/** Note below the lines of an order whose refund windows have ended. */
export function RequestsOver({ order: { lines, refundWindow } }: { order: OrderView }) {
  if (refundWindow === null || lines.every(({ refundTerms }) => refundTerms !== 'over')) return null;
  return (
    <p className="mt-4 text-14 text-muted">
      {m.orders_request_over({ day: formatTime(refundWindow.faultUntil, 'day') })} <ContactLink />
    </p>
  );
}
