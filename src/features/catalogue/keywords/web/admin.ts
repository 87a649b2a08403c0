import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/categories/search-by-keywords', section: 'catalogue', label: () => m.admin_nav_keywords() }],
  audit: {
    actions: {
      'keyword.rename': () => m.keywords_did_rename(),
      'keyword.remove': () => m.keywords_did_remove(),
    },
    subjects: { keyword: () => m.keywords_keyword() },
    details: { newKeyword: () => m.keywords_new(), works: () => m.keywords_works() },
  },
};
