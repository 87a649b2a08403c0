import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { kindNames } from './words.ts';

export const adminFeature: AdminFeature = {
  pages: [],
  audit: {
    actions: {
      'adjustment.settle': () => m.adjustments_did_settle(),
      'adjustment.propose': () => m.adjustments_did_propose(),
      'adjustment.confirm': () => m.adjustments_did_confirm(),
      'adjustment.drop': () => m.adjustments_did_drop(),
    },
    subjects: {},
    details: { kind: () => m.adjustments_kind() },
    values: { kind: kindNames },
  },
};
