import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [
    { path: '/admin/blog/all', section: 'blog', label: () => m.admin_nav_blog_all() },
    { path: '/admin/blog/create', section: 'blog', label: () => m.admin_nav_blog_create() },
    { path: '/admin/blog/categories', section: 'blog', label: () => m.admin_nav_blog_categories() },
  ],
  audit: {
    actions: {
      'blog.create': () => m.blog_did_create(),
      'blog.update': () => m.blog_did_update(),
      'blog.publish': () => m.blog_did_publish(),
      'blog.unpublish': () => m.blog_did_unpublish(),
      'blog.showcase': () => m.blog_did_showcase(),
      'blog.unshowcase': () => m.blog_did_unshowcase(),
      'blog.delete': () => m.blog_did_delete(),
      'blog.restore': () => m.blog_did_restore(),
      'blog.add_image': () => m.blog_did_add_image(),
      'blog.remove_image': () => m.blog_did_remove_image(),
      'blog.create_category': () => m.blog_did_create_category(),
      'blog.update_category': () => m.blog_did_update_category(),
      'blog.delete_category': () => m.blog_did_delete_category(),
    },
    subjects: { blog: () => m.blog_subject(), blog_category: () => m.blog_subject_category() },
    details: { slug: () => m.blog_admin_address(), image: () => m.blog_detail_image(), at: () => m.blog_detail_at() },
  },
};
