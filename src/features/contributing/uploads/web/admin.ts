import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [],
  audit: {
    actions: {
      'upload.create': () => m.uploads_did_create(),
      'upload.delete': () => m.uploads_did_delete(),
      'upload.retry': () => m.uploads_did_retry(),
    },
    subjects: { upload: () => m.uploads_subject() },
  },
};
