import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { takedownWords } from '../../drafts/web/takedown-words.ts';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/content/assets', section: 'catalogue', label: () => m.admin_nav_content_assets() }],
  audit: {
    details: {
      title: () => m.assets_title(),
      takedown: () => m.assets_reason(),
      note: () => m.assets_note(),
    },
    values: { takedown: takedownWords },
  },
};
