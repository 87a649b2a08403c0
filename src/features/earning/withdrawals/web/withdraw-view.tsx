import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import type { WithdrawStatus, withdrawalsContract } from '../contract/withdrawals.ts';

export type WithdrawHistory = OutputOf<typeof withdrawalsContract.history>;
export type WithdrawView = WithdrawHistory['items'][number];

/** The open withdrawal, which is always the newest; undefined if there is none. */
export function findOpenRequest({ items: [newest] }: WithdrawHistory): WithdrawView | undefined {
  return newest?.status === 'requested' || newest?.status === 'approved' ? newest : undefined;
}

export const typeNames: Readonly<Record<WithdrawType, () => string>> = {
  bkash: m.withdrawals_type_bkash,
  nagad: m.withdrawals_type_nagad,
  rocket: m.withdrawals_type_rocket,
  bank: m.withdrawals_type_bank,
};

interface StatusLook {
  readonly icon: IconName;
  readonly color: string;
  readonly label: () => string;
}

export const statusLooks: Readonly<Record<WithdrawStatus, StatusLook>> = {
  requested: { icon: 'clock', color: 'text-warning', label: m.withdrawals_status_requested },
  approved: { icon: 'badge-check', color: 'text-warning', label: m.withdrawals_status_approved },
  paid: { icon: 'check', color: 'text-success', label: m.withdrawals_status_paid },
  rejected: { icon: 'ban', color: 'text-danger', label: m.withdrawals_status_rejected },
  failed: { icon: 'ban', color: 'text-danger', label: m.withdrawals_status_failed },
  returned: { icon: 'rotate-ccw', color: 'text-danger', label: m.withdrawals_status_returned },
  cancelled: { icon: 'ban', color: 'text-muted', label: m.withdrawals_status_cancelled },
};

export function WithdrawStatusMark({ status }: { status: WithdrawStatus }) {
  const { icon, color, label } = statusLooks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-14 font-medium ${color}`}>
      <Icon name={icon} className="size-4" />
      {label()}
    </span>
  );
}

/** Name of a withdrawal in texts, with its number. */
export const nameWithdrawal = ({ number }: { readonly number: number }): string =>
  m.withdrawals_number({ number: formatNumber(number, { useGrouping: false }) });

/** Describes an account as `bKash •••• 678`. */
export const nameAccount = ({ type, account }: Pick<WithdrawView, 'type' | 'account'>): string =>
  `${typeNames[type]()} ${account}`;
