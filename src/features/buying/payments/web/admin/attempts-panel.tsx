import type { ReactNode } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { nameProvider } from '../../../orders/web/admin/provider-names.ts';
import type { paymentsAdminContract } from '../../contract/admin.ts';
import { anomalyWords, describeAnomaly, describeDifference } from './anomaly-words.ts';
import { callWords, decisionWords, moneyBackWords, outcomeWords, statusWords } from './attempt-words.ts';
import { RefusedSurplus } from './refused-surplus.tsx';
import { ResolveRefund } from './resolve-refund.tsx';

export type Attempt = OutputOf<typeof paymentsAdminContract.ofOrder>['attempts'][number];

function Names({ attempt }: { attempt: Attempt }) {
  const names = [
    [m.payments_admin_our_reference(), attempt.reference],
    [m.payments_admin_their_reference(), attempt.providerReference],
    [m.payments_admin_transaction(), attempt.transactionId],
  ] as const;
  return (
    <dl className="grid gap-1 text-12 text-muted">
      {names.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt>{label}</dt>
            <dd className="wrap-anywhere">
              <code>{value}</code>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Anomalies({ attempt: { anomalies, currency } }: { attempt: Attempt }) {
  return anomalies.map((each) => (
    <div key={each._id} className="flex items-start gap-2 rounded-control border border-warning p-3">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-warning" />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{anomalyWords[each.kind].title()}</span>
        <span className="block text-12 empty:hidden">
          {describeDifference(each, (minor) => formatMoney(minor, currency))}
        </span>
        <span className="block text-12 text-muted">{describeAnomaly(each)}</span>
      </p>
    </div>
  ));
}

function MoneyBack({ attempt: { refunds, currency } }: { attempt: Attempt }) {
  return refunds.map((each) => (
    <div key={each._id} className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {each.refundId === null ? m.payments_admin_back_surplus() : m.payments_admin_back_refund()}:{' '}
          {moneyBackWords[each.status]()}
        </span>
        <span className="tabular-nums">{formatMoney(each.amount, currency)}</span>
      </p>
      <p className="text-12 text-muted wrap-anywhere">
        <code>{each.providerRefund ?? each.reference}</code> · <DhakaTime at={each.createdAt} />
      </p>
      {each.status === 'unknown' ? <ResolveRefund id={each._id} /> : null}
      {each.isUndecided ? <RefusedSurplus id={each._id} amount={formatMoney(each.amount, currency)} /> : null}
    </div>
  ));
}

function Decisions({ attempt: { decisions } }: { attempt: Attempt }) {
  return decisions.map(({ decision, reference, note, admin, at }) => (
    <div key={at} className="grid gap-1">
      <p>
        {decisionWords[decision]()}
        <span className="text-12 text-muted">
          {admin === null ? '' : ` · ${admin}`} · <DhakaTime at={at} />
        </span>
      </p>
      {reference === null ? null : (
        <p className="text-12 text-muted wrap-anywhere">
          <code>{reference}</code>
        </p>
      )}
      {note === '' ? null : <p className="text-12 whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
    </div>
  ));
}

function History({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-muted hover:text-ink">{title}</summary>
      <ol className="mt-2 grid gap-2 border-l border-line pl-4 text-12">{children}</ol>
    </details>
  );
}

function AttemptItem({ attempt }: { attempt: Attempt }) {
  const { provider, mode, status, isSurplus, amount, currency, fee, createdAt, calls, notices } = attempt;
  return (
    <li className="grid gap-3 border-t border-line pt-5 text-14 first:border-0 first:pt-0">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p>
          <span className="font-medium">{nameProvider(provider)}</span> · {statusWords[status]()}
          {isSurplus ? ` · ${m.payments_admin_is_surplus()}` : ''}
          {mode === 'test' ? <span className="text-muted"> · {m.payments_admin_is_test()}</span> : null}
        </p>
        <p className="tabular-nums">
          {formatMoney(amount, currency)}
          {fee === null ? null : (
            <span className="block text-12 text-muted">
              {m.payments_admin_fee({ amount: formatMoney(fee, currency) })}
            </span>
          )}
        </p>
      </div>
      <p className="text-12 text-muted">
        <DhakaTime at={createdAt} />
      </p>
      <Names attempt={attempt} />
      <Anomalies attempt={attempt} />
      <Decisions attempt={attempt} />
      <MoneyBack attempt={attempt} />
      {calls.length === 0 ? null : (
        <History
          title={
            calls.length === 1
              ? m.payments_admin_calls_one({ count: formatCount(1) })
              : m.payments_admin_calls({ count: formatCount(calls.length) })
          }
        >
          {calls.map((call) => (
            <li key={`${call.kind} ${call.startedAt}`} className="wrap-anywhere">
              {callWords[call.kind]()} ·{' '}
              {call.outcome === null ? m.payments_admin_call_open() : outcomeWords[call.outcome]()}
              {call.detail === '' ? '' : ` · ${call.detail}`}
              <span className="block text-muted">
                <DhakaTime at={call.startedAt} />
              </span>
            </li>
          ))}
        </History>
      )}
      {notices.length === 0 ? null : (
        <History
          title={
            notices.length === 1
              ? m.payments_admin_notices_one({ count: formatCount(1) })
              : m.payments_admin_notices({ count: formatCount(notices.length) })
          }
        >
          {notices.map((notice) => (
            <li key={notice.eventId} className="wrap-anywhere">
              <code>{notice.eventId}</code>
              {notice.claim === null ? '' : ` · ${notice.claim}`}
              {notice.deliveries === 1 ? '' : ` · ${m.payments_admin_times({ count: formatCount(notice.deliveries) })}`}
              <span className="block text-muted">
                <DhakaTime at={notice.receivedAt} />
              </span>
            </li>
          ))}
        </History>
      )}
    </li>
  );
}

/** All payment attempts of an order, with their calls and decisions. */
export function AttemptsPanel({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <Panel title={m.payments_admin_attempts()}>
      {attempts.length === 0 ? (
        <p className="text-14 text-muted">{m.payments_admin_attempts_none()}</p>
      ) : (
        <ol className="grid gap-5">
          {attempts.map((attempt) => (
            <AttemptItem key={attempt._id} attempt={attempt} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
