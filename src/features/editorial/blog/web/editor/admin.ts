import type { AdminFeature } from '../../../../../ui/admin/navigation.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

export const blogEditorAdminFeature: AdminFeature = {
  pages: [{ path: '/admin/blog/create', section: 'blog', label: () => m.admin_nav_blog_create() }],
};
