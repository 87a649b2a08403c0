import { browserApi } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { toSent } from './draft-values.ts';
import { createDraftsStore } from './drafts-store.ts';

/** Creates a store of drafts that saves by API calls of the browser. */
export const createBrowserDrafts = (drafts: readonly OwnContent[]) =>
  createDraftsStore(
    {
      save: async (items) => {
        const body = { items: items.map(({ changes, ...item }) => ({ ...item, changes: toSent(changes) })) };
        return (await browserApi('PUT /content/update-many', { body })).items;
      },
      read: (id) => browserApi('GET /content/mine/{id}', { params: { id } }),
      schedule: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    drafts,
  );
