import { useMemo, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { formatTime, Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import {
  nameAccount,
  nameWithdrawal,
  type WithdrawHistory,
  WithdrawStatusMark,
  type WithdrawView,
} from './withdraw-view.tsx';

const toPage = ({ items, nextCursor }: WithdrawHistory) => ({ items, next: nextCursor });

function CancelDialog({
  request,
  debt,
  onDone,
  onClose,
}: {
  request: WithdrawView;
  /** Debt in minor units, which the amount pays first. */
  debt: number;
  onDone: () => void;
  onClose: () => void;
}) {
  const cancel = async () => {
    try {
      await browserApi('DELETE /withdraw-request/cancel/{id}', { params: { id: request._id } });
      showToast({ kind: 'success', title: m.withdrawals_cancelled() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.withdrawals_not_cancelled());
    }
    // An admin has approved it in the meantime; the reloaded page shows that.
    onClose();
    onDone();
  };
  const money = (minor: number): string => formatMoney(minor, request.currency);
  const paidBack = Math.min(debt, request.amount);
  const sayWhere = (): string => {
    if (paidBack === 0) return m.withdrawals_cancel_text({ amount: money(request.amount) });
    if (paidBack === request.amount) return m.withdrawals_cancel_all_debt_text({ amount: money(request.amount) });
    return m.withdrawals_cancel_debt_text({ paid: money(paidBack), rest: money(request.amount - paidBack) });
  };
  return (
    <ConfirmDialog
      open
      title={m.withdrawals_cancel_title()}
      action={m.withdrawals_cancel_do()}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{sayWhere()}</p>
    </ConfirmDialog>
  );
}

const describeUsual = (usuallyBy: string, now: number): string =>
  Date.parse(usuallyBy) < now
    ? m.withdrawals_later_than_usual()
    : m.withdrawals_usually_by({ date: formatTime(usuallyBy, 'day') });

interface RowProps {
  readonly request: WithdrawView;
  readonly now: number;
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
}

function Row({ request, now, takesFocus, onCancel }: RowProps) {
  const { amount, fee, currency, reference, reason, status, usuallyBy } = request;
  return (
    <li
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      className="grid gap-1 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-16 font-medium tabular-nums">{formatMoney(amount, currency)}</span>
        <WithdrawStatusMark status={status} />
      </span>
      <span className="text-14 wrap-anywhere">{nameAccount(request)}</span>
      <span className="text-14 text-muted wrap-anywhere">
        {nameWithdrawal(request)} · <Time at={request.requestedAt} format="minute" />
        {fee === 0 ? '' : ` · ${m.withdrawals_fee_of({ amount: formatMoney(fee, currency) })}`}
        {reference === '' ? '' : ` · ${m.withdrawals_reference_of({ reference })}`}
      </span>
      {usuallyBy === null ? null : <span className="text-14 text-muted">{describeUsual(usuallyBy, now)}</span>}
      {reason === '' ? null : <p className="mt-1 text-14 wrap-anywhere whitespace-pre-line">{reason}</p>}
      {status === 'requested' ? (
        <button type="button" onClick={onCancel} className={`mt-2 justify-self-start ${secondaryButton}`}>
          {m.withdrawals_cancel()}
        </button>
      ) : null}
    </li>
  );
}

/** The contributor's withdrawals, newest first. */
export function WithdrawHistoryList({
  first,
  now,
  onChange,
}: {
  first: WithdrawHistory;
  /** When the page was loaded, in milliseconds. */
  now: number;
  onChange: () => void;
}) {
  const [asked, setAsked] = useState<WithdrawView>();
  const page = useMemo(() => toPage(first), [first]);
  const more = useLoadMore({
    first: page,
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => toPage(await browserApi('GET /withdraw-request/history', { query: { cursor } })),
  });
  if (more.items.length === 0) return <p className="text-14 text-muted">{m.withdrawals_none()}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {more.items.map((request) => (
          <Row
            key={request._id}
            request={request}
            now={now}
            takesFocus={request._id === more.focusId}
            onCancel={() => setAsked(request)}
          />
        ))}
      </ul>
      <LoadMoreButton more={more} />
      {asked === undefined ? null : (
        <CancelDialog request={asked} debt={first.debt} onDone={onChange} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
