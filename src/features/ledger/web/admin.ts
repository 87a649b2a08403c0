import type { AdminFeature } from '../../../ui/admin/navigation.ts';
import { m } from '../../../ui/paraglide/messages.js';

export const ledgerAdminFeature: AdminFeature = {
  audit: {
    actions: { 'ledger.export': () => m.ledger_did_export() },
    subjects: { ledger: () => m.ledger_subject() },
  },
};
