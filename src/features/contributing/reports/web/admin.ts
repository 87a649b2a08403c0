import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { outcomeWords } from './admin/outcome-words.ts';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/reports', section: 'inbox', label: () => m.reports_admin_title() }],
  audit: {
    actions: { 'report.close': () => m.reports_did_close(), 'list.allow': () => m.reports_did_allow_list() },
    subjects: { report: () => m.reports_subject(), list: () => m.reports_list() },
    details: { outcome: () => m.reports_outcome(), reports: () => m.reports_admin_title() },
    values: { outcome: outcomeWords },
  },
};
