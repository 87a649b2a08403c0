import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { reconciliationPath } from './path.ts';

export const adminFeature: AdminFeature = {
  pages: [{ path: reconciliationPath, section: 'money', label: () => m.reconciliation_title(), isOwnerOnly: true }],
  audit: {
    actions: {
      'reconciliation.run': () => m.reconciliation_did_run(),
      'reconciliation.accept': () => m.reconciliation_did_accept(),
    },
    subjects: {
      reconciliation: () => m.reconciliation_subject(),
      reconciliation_break: () => m.reconciliation_subject_break(),
    },
    details: {
      from: () => m.reconciliation_detail_from(),
      to: () => m.reconciliation_detail_to(),
    },
  },
};
