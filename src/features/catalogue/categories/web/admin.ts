import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/categories/sub-categories',
      section: 'catalogue',
      label: () => m.admin_nav_subcategories(),
    },
  ],
  audit: {
    actions: {
      'category.create': () => m.categories_did_create(),
      'category.cover': () => m.categories_did_cover(),
      'category.remove_cover': () => m.categories_did_remove_cover(),
      'category.update': () => m.categories_did_update(),
      'category.delete': () => m.categories_did_delete(),
      'category.publish': () => m.categories_did_publish(),
      'category.unpublish': () => m.categories_did_unpublish(),
      'category.order': () => m.categories_did_order(),
      'category.order_subcategories': () => m.categories_did_order_subcategories(),
      'category.merge': () => m.categories_did_merge(),
      'subcategory.create': () => m.categories_did_create_sub(),
      'subcategory.cover': () => m.categories_did_cover_sub(),
      'subcategory.remove_cover': () => m.categories_did_remove_cover_sub(),
      'subcategory.update': () => m.categories_did_update_sub(),
      'subcategory.delete': () => m.categories_did_delete_sub(),
      'subcategory.publish': () => m.categories_did_publish_sub(),
      'subcategory.unpublish': () => m.categories_did_unpublish_sub(),
      'subcategory.merge': () => m.categories_did_merge_sub(),
    },
    subjects: { category: () => m.categories_admin_category(), subcategory: () => m.categories_subject_sub() },
    details: { key: () => m.categories_admin_key(), into: () => m.categories_admin_merge_into() },
  },
};
