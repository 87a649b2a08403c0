import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/jobs', section: 'system', label: () => m.jobs_title(), isOwnerOnly: true }],
  audit: {
    actions: { 'job.retry': () => m.jobs_did_retry(), 'job.delete': () => m.jobs_did_delete() },
    subjects: { job: () => m.jobs_subject() },
    details: { queue: () => m.jobs_queue() },
  },
};
