import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/requests', section: 'inbox', label: () => m.admin_nav_content_requests() }],
  audit: {
    actions: {
      'request.reveal': () => m.requests_did_reveal(),
      'request.open_brief': () => m.requests_did_open_brief(),
      'request.change_brief': () => m.requests_did_change_brief(),
      'request.decline': () => m.requests_did_decline(),
      'request.close': () => m.requests_did_close(),
      'request.delete': () => m.requests_did_delete(),
      'request.restore': () => m.requests_did_restore(),
    },
    subjects: { request: () => m.requests_subject() },
    details: { outcome: () => m.requests_outcome() },
    values: { outcome: { fulfilled: () => m.requests_fulfilled(), unfulfilled: () => m.requests_unfulfilled() } },
  },
};
