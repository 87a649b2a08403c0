import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  audit: {
    actions: { 'note.create': () => m.desk_did_add_note(), 'note.delete': () => m.desk_did_delete_note() },
  },
};
