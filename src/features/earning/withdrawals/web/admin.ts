import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { typeNames } from './withdraw-view.tsx';

export const adminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/contributors/payments',
      section: 'inbox',
      label: () => m.withdrawals_admin_title(),
      isOwnerOnly: true,
    },
  ],
  audit: {
    actions: {
      'withdraw.approve': () => m.withdrawals_did_approve(),
      'withdraw.pay': () => m.withdrawals_did_pay(),
      'withdraw.reject': () => m.withdrawals_did_reject(),
      'withdraw.fail': () => m.withdrawals_did_fail(),
      'withdraw.return': () => m.withdrawals_did_return(),
      'withdraw.propose_correction': () => m.withdrawals_did_propose_correction(),
      'withdraw.correct': () => m.withdrawals_did_correct(),
      'withdraw.drop_correction': () => m.withdrawals_did_drop_correction(),
      'withdraw.see_account': () => m.withdrawals_did_see(),
      'withdraw.create_batch': () => m.withdrawals_did_create_batch(),
      'withdraw.download_batch': () => m.withdrawals_did_download_batch(),
    },
    subjects: {
      withdraw_request: () => m.withdrawals_subject(),
      withdraw_batch: () => m.withdrawals_subject_batch(),
    },
    details: { type: () => m.withdrawals_admin_type(), count: () => m.withdrawals_detail_count() },
    values: { type: typeNames },
  },
};
