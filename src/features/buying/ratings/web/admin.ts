import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/ratings', section: 'catalogue', label: () => m.ratings_title() }],
  audit: {
    actions: { 'rating.hide': () => m.ratings_admin_did_hide(), 'rating.show': () => m.ratings_admin_did_show() },
    subjects: { rating: () => m.ratings_admin_subject() },
  },
};
