import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [
    { path: '/admin/search-keys', section: 'catalogue', label: () => m.search_keys_title() },
    { path: '/admin/search-keys/few-found', section: 'catalogue', label: () => m.search_few_title() },
  ],
  audit: {
    actions: {
      'search.pin_key': () => m.search_keys_did_pin(),
      'search.unpin_key': () => m.search_keys_did_unpin(),
      'search.order_keys': () => m.search_keys_did_order(),
      'search.rename_key': () => m.search_keys_did_rename(),
      'search.hide_key': () => m.search_keys_did_hide(),
      'search.show_key': () => m.search_keys_did_show(),
      'search.merge_key': () => m.search_keys_did_merge(),
      'search.separate_key': () => m.search_keys_did_separate(),
    },
    subjects: { search_key: () => m.search_keys_subject() },
    details: { label: () => m.search_keys_label(), into: () => m.search_keys_into() },
  },
};
