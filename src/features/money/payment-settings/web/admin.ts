import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/contributors/payment-settings',
      section: 'money',
      label: () => m.admin_nav_payment_settings(),
      isOwnerOnly: true,
    },
  ],
  audit: {
    actions: {
      'money.set_fee': () => m.payment_settings_did_set_fee(),
      'money.cancel_fee': () => m.payment_settings_did_cancel_fee(),
      'money.allow': () => m.payment_settings_did_allow(),
      'money.disallow': () => m.payment_settings_did_disallow(),
      'money.update_type': () => m.payment_settings_did_update_type(),
      'money.update_general': () => m.payment_settings_did_update_general(),
      'money.plan_limit': () => m.payment_settings_did_plan_limit(),
      'money.confirm_limit': () => m.payment_settings_did_confirm_limit(),
      'money.cancel_limit': () => m.payment_settings_did_cancel_limit(),
    },
    subjects: {
      platform_fee: () => m.payment_settings_platform_fee(),
      withdraw_type: () => m.payment_settings_type(),
    },
    details: {
      basisPoints: () => m.payment_settings_detail_basis_points(),
      minimum: () => m.payment_settings_minimum(),
      maximum: () => m.payment_settings_maximum(),
      fee: () => m.payment_settings_fee_of_type(),
      usualDays: () => m.payment_settings_usual_days(),
      instructionsEn: () => m.payment_settings_instructions_en(),
      instructionsBn: () => m.payment_settings_instructions_bn(),
      clearingDays: () => m.payment_settings_clearing(),
      secondApproverFrom: () => m.payment_settings_second(),
    },
  },
};
