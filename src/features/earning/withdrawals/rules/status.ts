import { createTranslator } from '../../../../platform/http/messages.ts';
import type { UpdateType } from '../contract/admin.ts';
import type { CorrectedStatus } from '../contract/corrections.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Allowed transitions between statuses. The database has the same table, and a test compares them. */
export const transitions: Readonly<Record<WithdrawStatus, readonly WithdrawStatus[]>> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['paid', 'rejected', 'failed'],
  paid: ['returned'],
  rejected: [],
  failed: [],
  returned: [],
  cancelled: [],
};

/** Corrected status of each wrong result, once one owner proposed and another confirmed the correction. */
export const corrections: Readonly<Partial<Record<WithdrawStatus, CorrectedStatus>>> = {
  failed: 'paid',
  paid: 'failed',
  returned: 'paid',
};

export const canMove = (from: WithdrawStatus, to: WithdrawStatus): boolean => transitions[from].includes(to);

/** Status after each action of an admin. */
export const targets: Readonly<Record<UpdateType, Exclude<WithdrawStatus, 'requested' | 'cancelled'>>> = {
  approve: 'approved',
  pay: 'paid',
  reject: 'rejected',
  fail: 'failed',
  return: 'returned',
};

/** Texts for refused transitions. */
export const describeStatus = createTranslator({ en, bn }, 'withdrawals_status_refusal');
