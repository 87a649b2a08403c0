import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { payableStandings } from '../../../../people/contributors/contract/contributors.ts';
import type { UpdateType, withdrawalsAdminContract } from '../../contract/admin.ts';
import type { WithdrawStatus } from '../../contract/withdrawals.ts';
import { nameWithdrawal, typeNames, WithdrawStatusMark } from '../withdraw-view.tsx';
import { CorrectDialog, Corrections, correctedStatuses } from './corrections.tsx';
import { nameField } from './detail-words.ts';
import { EntryWords } from './entry-words.tsx';
import { StepDialog, stepWords } from './step-dialog.tsx';
import { paymentsPath } from './withdraw-list.tsx';

type Detail = OutputOf<typeof withdrawalsAdminContract.show>;

const steps: Readonly<Record<WithdrawStatus, readonly UpdateType[]>> = {
  requested: ['approve', 'reject'],
  approved: ['pay', 'fail', 'reject'],
  paid: ['return'],
  rejected: [],
  failed: [],
  returned: [],
  cancelled: [],
};
const faces: Partial<Record<UpdateType, string>> = { approve: primaryButton, pay: primaryButton };

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-3 text-14">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Account({ request, account }: Pick<Detail, 'request' | 'account'>) {
  const money = (minor: number): string => formatMoney(minor, request.currency);
  return (
    <Panel
      title={m.withdrawals_admin_pay_to()}
      text={account.length === 0 ? m.withdrawals_admin_forgotten() : m.withdrawals_admin_seen()}
    >
      <Facts
        facts={[
          ...account.map(({ field, value }): readonly [string, ReactNode] =>
            field === 'type' ? [m.withdrawals_admin_type(), typeNames[request.type]()] : [nameField(field), value],
          ),
          [m.withdrawals_amount(), money(request.amount)],
          [m.withdrawals_cost_fee(), money(request.fee)],
          [m.withdrawals_admin_to_pay(), <strong key="pay">{money(request.amount - request.fee)}</strong>],
          ...(request.reference === '' ? [] : [[m.withdrawals_reference(), request.reference] as const]),
        ]}
      />
    </Panel>
  );
}

function Entries({ entries, request: { currency } }: Pick<Detail, 'entries' | 'request'>) {
  return (
    <Panel title={m.withdrawals_admin_books()} text={m.withdrawals_admin_books_text()}>
      {entries.length === 0 ? <p className="text-14 text-muted">{m.withdrawals_admin_no_entries()}</p> : null}
      <ul className="grid gap-2 text-14">
        {entries.map((entry) => (
          <li key={entry.journal} className="flex flex-wrap justify-between gap-x-4">
            <EntryWords entry={entry} />
            <span className="tabular-nums">{formatMoney(entry.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function History({ history }: Pick<Detail, 'history'>) {
  return (
    <Panel title={m.withdrawals_admin_history()}>
      <ol className="grid gap-4 text-14">
        {history.map(({ status, at, admin, reference, reason }) => (
          <li key={at + status} className="grid gap-0.5">
            <WithdrawStatusMark status={status} />
            <span className="text-12 text-muted wrap-anywhere">
              <DhakaTime at={at} />
              {admin === null ? '' : ` · ${admin}`}
              {status === 'paid' ? ` · ${reference}` : ''}
            </span>
            {reason === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Contributor({ request: { contributor, currency }, balances, others }: Detail) {
  const money = (minor: number): string => formatMoney(minor, currency);
  return (
    <Panel title={m.withdrawals_admin_contributor()}>
      <p className="mb-4 text-14">
        <a
          href={localizeHref(`/admin/contributors/list?q=${encodeURIComponent(contributor.username)}`)}
          className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {contributor.name}
        </a>
        {payableStandings.includes(contributor.standing) ? null : (
          <span className="block text-warning">{m.withdrawals_admin_not_active()}</span>
        )}
        <a
          href={localizeHref(`${paymentsPath}?q=${encodeURIComponent(contributor.username)}`)}
          className="mt-1 block text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          {m.withdrawals_admin_others({ count: formatCount(others) })}
        </a>
        <a
          href={localizeHref(`${paymentsPath}/of/${contributor._id}`)}
          className="mt-1 block text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          {m.withdrawals_admin_all_books()}
        </a>
      </p>
      <Facts
        facts={[
          [m.withdrawals_balance_pending(), money(balances.pending)],
          [m.withdrawals_balance_available(), money(balances.available)],
          [m.withdrawals_balance_reserved(), money(balances.reserved)],
          [m.withdrawals_balance_debt(), money(balances.debt)],
          [m.withdrawals_balance_paid(), money(balances.paid)],
        ]}
      />
    </Panel>
  );
}

/** A withdrawal: its account, its history, and the contributor's ledger entries. */
export function WithdrawScreen({ detail }: { detail: Detail }) {
  const { request } = detail;
  const revalidator = useRevalidator();
  const [step, setStep] = useState<UpdateType>();
  const [isCorrecting, setCorrecting] = useState(false);
  const reload = () => void revalidator.revalidate();
  const canCorrect =
    correctedStatuses[request.status] !== undefined && detail.corrections.every(({ status }) => status !== 'proposed');
  const offered = steps[request.status].filter((each) => each !== 'reject' || request.batch === null);
  return (
    <>
      <BackLink path={paymentsPath}>{m.withdrawals_admin_title()}</BackLink>
      <PageHeading title={nameWithdrawal(request)}>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {offered.map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => setStep(each)}
              className={`${faces[each] ?? secondaryButton} max-sm:grow`}
            >
              {stepWords[each].action()}
            </button>
          ))}
          {canCorrect ? (
            <button type="button" onClick={() => setCorrecting(true)} className={`${secondaryButton} max-sm:grow`}>
              {m.withdrawals_correct()}
            </button>
          ) : null}
        </div>
      </PageHeading>
      <div className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-14">
        <WithdrawStatusMark status={request.status} />
        {request.batch === null ? null : (
          <span className="text-muted">{m.withdrawals_admin_in_file({ number: formatCount(request.batch) })}</span>
        )}
        {request.status === 'approved' && request.needsSecondAdmin && request.approvedBy !== null ? (
          <span className="text-warning">{m.withdrawals_admin_second({ name: request.approvedBy })}</span>
        ) : null}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Account request={request} account={detail.account} />
          <Entries entries={detail.entries} request={request} />
        </div>
        <aside className="grid gap-6">
          <Corrections {...detail} onDone={reload} />
          <Contributor {...detail} />
          <History history={detail.history} />
        </aside>
      </div>
      {isCorrecting && (request.status === 'failed' || request.status === 'paid' || request.status === 'returned') ? (
        <CorrectDialog id={request._id} from={request.status} onDone={reload} onClose={() => setCorrecting(false)} />
      ) : null}
      {step === undefined ? null : (
        <StepDialog request={request} step={step} onDone={reload} onClose={() => setStep(undefined)} />
      )}
    </>
  );
}
