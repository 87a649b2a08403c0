import type { AdminFeature } from '../../../ui/admin/navigation.ts';
import { m } from '../../../ui/paraglide/messages.js';

export const categoriesAdminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/categories/sub-categories',
      section: 'categories',
      label: () => m.admin_nav_subcategories(),
    },
  ],
};
