import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [
    { path: '/admin/search-keys/synonyms', section: 'catalogue', label: () => m.synonyms_title() },
    { path: '/admin/search-keys/lexicon', section: 'catalogue', label: () => m.synonyms_lexicon_title() },
  ],
  audit: {
    actions: {
      'synonym.create': () => m.synonyms_did_create(),
      'synonym.delete': () => m.synonyms_did_delete(),
      'synonym.strike': () => m.synonyms_did_strike(),
      'synonym.unstrike': () => m.synonyms_did_unstrike(),
    },
    subjects: { synonym: () => m.synonyms_subject() },
    details: { one: () => m.synonyms_one_word(), other: () => m.synonyms_other_word() },
  },
};
