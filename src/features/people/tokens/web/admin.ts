import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [],
  audit: {
    actions: {
      'token.create': () => m.tokens_audit_create(),
      'token.revoke': () => m.tokens_audit_revoke(),
    },
    subjects: { token: () => m.tokens_audit_token() },
    details: { scopes: () => m.tokens_scopes(), days: () => m.tokens_audit_days() },
    values: {},
  },
};
