import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  audit: {
    actions: { 'ledger.export': () => m.ledger_did_export(), 'ledger.exported': () => m.ledger_was_sent() },
    subjects: { ledger: () => m.ledger_subject() },
    details: { hash: () => m.ledger_hash(), rows: () => m.ledger_rows() },
  },
};
