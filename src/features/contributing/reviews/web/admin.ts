import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { kindWords } from './status-words.ts';

export const adminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/contributors/requests',
      section: 'inbox',
      label: () => m.admin_nav_contributors_requests(),
    },
    {
      path: '/admin/contributors/templates',
      section: 'inbox',
      label: () => m.reviews_templates(),
    },
  ],
  audit: {
    actions: {
      'content.submit': () => m.reviews_audit_submit(),
      'content.assign': () => m.reviews_audit_assign(),
      'content.unassign': () => m.reviews_audit_unassign(),
      'template.create': () => m.reviews_audit_template_create(),
      'template.update': () => m.reviews_audit_template_update(),
      'template.delete': () => m.reviews_audit_template_delete(),
      'content.correct': () => m.reviews_audit_correct(),
      'content.approved': () => m.reviews_approved(),
      'content.changes_requested': () => m.reviews_changes_requested(),
      'content.rejected': () => m.reviews_rejected(),
    },
    subjects: { content: () => m.reviews_work(), review_template: () => m.reviews_audit_template() },
    details: {
      reviewer: () => m.reviews_audit_reviewer(),
      reasons: () => m.reviews_audit_reasons(),
      submission: () => m.reviews_audit_submission(),
      kind: () => m.reviews_audit_kind(),
      changed: () => m.reviews_audit_changed(),
    },
    values: { kind: kindWords },
  },
};
