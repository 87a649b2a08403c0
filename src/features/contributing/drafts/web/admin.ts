import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/upload', section: 'catalogue', label: () => m.drafts_upload_title() }],
  audit: {
    actions: {
      'content.create': () => m.drafts_did_create(),
      'content.update': () => m.drafts_did_update(),
      'content.delete': () => m.drafts_did_delete(),
      'content.merge': () => m.drafts_did_merge(),
      'content.split': () => m.drafts_did_split(),
      'content.revise': () => m.drafts_did_revise(),
      'content.original': () => m.drafts_did_open_original(),
      'content.publish': () => m.drafts_did_publish(),
      'content.unpublish': () => m.drafts_did_unpublish(),
    },
    subjects: { content: () => m.drafts_subject() },
  },
};
