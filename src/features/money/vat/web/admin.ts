import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/vat', section: 'money', label: () => m.vat_title(), isOwnerOnly: true }],
  audit: {
    actions: {
      'vat.register': () => m.vat_did_register(),
      'vat.turn_off': () => m.vat_did_turn_off(),
      'vat.set_rate': () => m.vat_did_set_rate(),
    },
    subjects: { vat_setting: () => m.vat_subject_setting(), vat_rate: () => m.vat_subject_rate() },
    details: {
      bin: () => m.vat_bin(),
      feeBasisPoints: () => m.vat_detail_fee(),
      pricesWithoutVat: () => m.vat_detail_prices(),
    },
  },
};
