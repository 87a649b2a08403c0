import { createTranslator } from '../../../../platform/http/messages.ts';
import type { UpdateType } from '../contract/admin.ts';
import type { CorrectedStatus } from '../contract/corrections.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';

/** Which status may follow which; the database has the same table, and a test compares both. */
export const transitions: Readonly<Record<WithdrawStatus, readonly WithdrawStatus[]>> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['paid', 'rejected', 'failed'],
  paid: ['returned'],
  rejected: [],
  failed: [],
  returned: [],
  cancelled: [],
};

/** A result that was entered wrongly becomes another one, by what two owners say. */
export const corrections: Readonly<Partial<Record<WithdrawStatus, CorrectedStatus>>> = {
  failed: 'paid',
  paid: 'failed',
  returned: 'paid',
};

export const canMove = (from: WithdrawStatus, to: WithdrawStatus): boolean => transitions[from].includes(to);

/** What a request becomes by each step of an admin. */
export const targets: Readonly<Record<UpdateType, Exclude<WithdrawStatus, 'requested' | 'cancelled'>>> = {
  approve: 'approved',
  pay: 'paid',
  reject: 'rejected',
  fail: 'failed',
  return: 'returned',
};

/** Why a request can't become what was wanted. */
export const describeStatus = createTranslator({
  requested: {
    en: 'This withdrawal still waits for its approval.',
    bn: 'এই উত্তোলন এখনো অনুমোদনের অপেক্ষায় আছে।',
  },
  approved: { en: 'This withdrawal is approved already.', bn: 'এই উত্তোলন ইতিমধ্যে অনুমোদিত হয়েছে।' },
  paid: { en: 'This withdrawal is paid already.', bn: 'এই উত্তোলনের টাকা ইতিমধ্যে পাঠানো হয়েছে।' },
  rejected: { en: 'This withdrawal was rejected.', bn: 'এই উত্তোলন প্রত্যাখ্যান করা হয়েছে।' },
  failed: { en: 'This withdrawal has failed.', bn: 'এই উত্তোলন সফল হয়নি।' },
  returned: { en: 'The money of this withdrawal has come back.', bn: 'এই উত্তোলনের টাকা ফেরত এসেছে।' },
  cancelled: { en: 'The contributor has cancelled this withdrawal.', bn: 'নির্মাতা এই উত্তোলন বাতিল করেছেন।' },
});
