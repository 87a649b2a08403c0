import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/contributors/list', section: 'people', label: () => m.admin_nav_contributors_list() }],
  audit: {
    actions: {
      'contributor.approve': () => m.contributors_did_approve(),
      'contributor.refuse': () => m.contributors_did_refuse(),
      'contributor.suspend': () => m.contributors_did_suspend(),
      'contributor.restore': () => m.contributors_did_restore(),
      'contributor.demote': () => m.contributors_did_demote(),
      'contributor.approve_all_on': () => m.contributors_did_approve_all_on(),
      'contributor.approve_all_off': () => m.contributors_did_approve_all_off(),
    },
    subjects: { contributor: () => m.contributors_subject(), setting: () => m.contributors_subject_setting() },
  },
};
