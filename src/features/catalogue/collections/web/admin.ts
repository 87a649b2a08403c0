import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/collections', section: 'catalogue', label: () => m.admin_nav_content_collections() }],
  audit: {
    actions: {
      'collection.create': () => m.collections_did_create(),
      'collection.update': () => m.collections_did_update(),
      'collection.cover': () => m.collections_did_cover(),
      'collection.remove_cover': () => m.collections_did_remove_cover(),
      'collection.publish': () => m.collections_did_publish(),
      'collection.unpublish': () => m.collections_did_unpublish(),
      'collection.delete': () => m.collections_did_delete(),
      'collection.order': () => m.collections_did_order(),
      'collection.schedule': () => m.collections_did_schedule(),
      'collection.showcase': () => m.collections_did_showcase(),
      'collection.items': () => m.collections_did_items(),
    },
    subjects: { collection: () => m.collections_subject() },
    details: {
      added: () => m.collections_added(),
      removed: () => m.collections_removed(),
      from: () => m.collections_from(),
      until: () => m.collections_until(),
    },
  },
};
