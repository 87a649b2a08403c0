import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { eventWords } from './webhook-words.ts';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/webhooks', section: 'system', label: () => m.webhooks_title(), isOwnerOnly: true }],
  audit: {
    actions: {
      'webhook.create': () => m.webhooks_did_create(),
      'webhook.update': () => m.webhooks_did_update(),
      'webhook.delete': () => m.webhooks_did_delete(),
      'webhook.roll_secret': () => m.webhooks_did_roll(),
      'webhook.test': () => m.webhooks_did_test(),
      'webhook.replay': () => m.webhooks_did_replay(),
    },
    subjects: { webhook: () => m.webhooks_subject() },
    details: {
      host: () => m.webhooks_detail_host(),
      event: () => m.webhooks_detail_event(),
      events: () => m.webhooks_events(),
      delivery: () => m.webhooks_detail_delivery(),
      isEnabled: () => m.webhooks_detail_on(),
    },
    values: { event: eventWords },
  },
};
