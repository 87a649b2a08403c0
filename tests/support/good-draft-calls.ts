import type { ContentStatus } from '../../src/features/catalogue/content/contract/own-content.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeDraft } from './drafts.ts';
import type { Asking, Call } from './good-calls.ts';
import type { RecordKind } from './policy-rows.ts';
import { makeRevision } from './revisions.ts';
import { makeUpload } from './uploads.ts';
import type { Person } from './world.ts';

const missing = createId();

export const isRevision = (record: RecordKind): boolean => record === 'ownRevision' || record === 'foreignRevision';

export const findOwner = ({ caller, record, world }: Asking): Person => {
  const { contributor, otherContributor } = world.people;
  const isOwn = record === 'own' || record === 'ownRevision';
  return isOwn === (caller === 'otherContributor') ? otherContributor : contributor;
};

/** Finds a draft, or a content in another status, of the caller, of somebody else, or none. */
export async function findOwnDraft(app: TestApp, asking: Asking, status: ContentStatus = 'draft') {
  if (asking.record === 'missing') return { contentId: missing, previewId: missing };
  if (isRevision(asking.record)) return makeRevision(app, findOwner(asking).id);
  return makeDraft(app, { contributor: findOwner(asking).id, status });
}

/** Finds an upload of the caller, of somebody else, or none. */
export const findUpload = async (
  app: TestApp,
  asking: Asking,
  status: 'ready' | 'receiving' | 'received' = 'ready',
): Promise<Call> => {
  const id =
    asking.record === 'missing' ? missing : (await makeUpload(app, { contributorId: findOwner(asking).id, status })).id;
  return { path: { id, name: '375.webp' } };
};

/** Creates valid calls of the operations on drafts. */
export const createDraftCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  'POST /content/create': async (asking) => ({
    body: { uploads: [(await findUpload(app, asking)).path?.['id'] ?? ''] },
  }),
  'PUT /content/update/{id}': async (asking) => ({
    path: { id: (await findOwnDraft(app, asking)).contentId },
    body: { changes: { title: 'A boat' } },
  }),
  'PUT /content/update-many': async (asking) => ({
    body: { items: [{ _id: (await findOwnDraft(app, asking)).contentId, changes: { title: 'A boat' } }] },
  }),
  'PUT /content/change-many': async (asking) => ({
    body: { ids: [(await findOwnDraft(app, asking)).contentId], changes: { price: 4900 } },
  }),
  'PUT /content/publish-many': async (asking) => ({
    body: { ids: [(await findOwnDraft(app, asking, 'published')).contentId], published: false },
  }),
  'DELETE /content/delete/{id}': async (asking) => ({ path: { id: (await findOwnDraft(app, asking)).contentId } }),
  'GET /content/mine/{id}': async (asking) => ({ path: { id: (await findOwnDraft(app, asking)).contentId } }),
  'PATCH /content/toggle/publish/{id}': async (asking) => ({
    path: { id: (await findOwnDraft(app, asking, 'published')).contentId },
    body: {},
  }),
  'POST /content/revise/{id}': async (asking) => ({
    path: { id: (await findOwnDraft(app, asking, 'published')).contentId },
  }),
  'POST /content/merge/{id}': async (asking) => ({
    path: { id: (await findOwnDraft(app, asking)).contentId },
    body: { ids: [(await findOwnDraft(app, asking)).contentId] },
  }),
  'POST /content/split/{id}': async (asking) => ({ path: { id: (await findOwnDraft(app, asking)).contentId } }),
  'GET /content/keyword-suggestions': () => ({ query: '?title=boat' }),
  'GET /content/suggested-keywords': async (asking) => ({
    query: `?ids=${(await findOwnDraft(app, asking)).contentId}`,
  }),
  'GET /content/draft-preview/{id}/{name}': async (asking) => ({
    path: { id: (await findOwnDraft(app, asking)).previewId, name: '375.webp' },
  }),
});
