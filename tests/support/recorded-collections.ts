import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from './factories.ts';
import type { SignedInAdmin } from './people.ts';
import { makePictureForm } from './picture-form.ts';
import { anyId, type GoodCall } from './recorded-money.ts';

/** Creates admins' calls on collections for `recorded-writes`. */
export function createRecordedCollections(
  app: TestApp,
): Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> {
  const ofCollection = async (path: string, did: string, body: object | undefined): Promise<GoodCall> => {
    const id = await makeCollection(app, `recorded-${createId().slice(-8)}`, []);
    return { path: `/collection/${path}/${id}`, body, action: `collection.${did}`, subject: ['collection', id] };
  };
  return {
    'POST /collection/create': async () => ({
      body: { title: 'Recorded' },
      action: 'collection.create',
      subject: ['collection', anyId],
    }),
    'PUT /collection/update/{id}': () => ofCollection('update', 'update', { title: 'Renamed' }),
    'PUT /collection/cover/{id}': async () => ofCollection('cover', 'cover', await makePictureForm()),
    'DELETE /collection/cover/{id}': () => ofCollection('cover', 'remove_cover', undefined),
    'PUT /collection/toggle/publish/{id}': () => ofCollection('toggle/publish', 'unpublish', { published: false }),
    'DELETE /collection/delete/{id}': () => ofCollection('delete', 'delete', undefined),
    'PUT /collection/order': async (admin) => {
      const { body } = await admin.call('GET', '/collection/every');
      const ids = (body['items'] as { _id: string }[]).map(({ _id }) => _id);
      return { body: { before: ids, ids }, action: 'collection.order', subject: ['collection', 'all'] };
    },
    'PUT /collection/schedule/{id}': () =>
      ofCollection('schedule', 'schedule', {
        before: { from: null, until: null },
        from: null,
        until: '2090-01-01T00:00:00.000Z',
      }),
    'PUT /collection/showcase': async () => ({
      body: { before: [], ids: [await makeCollection(app, `recorded-${createId().slice(-8)}`, [])] },
      action: 'collection.showcase',
      subject: ['collection', 'all'],
    }),
    'PUT /collection/items/{id}': async () => {
      const contributor = await makeContributor(app, `collected-${createId().slice(-8)}`);
      const category = await makeCategory(app, `collected-${createId().slice(-8)}`);
      const work = await makeContent(app, { category, contributor, title: 'Collected' });
      return ofCollection('items', 'items', { before: [], ids: [work.contentId] });
    },
  };
}
