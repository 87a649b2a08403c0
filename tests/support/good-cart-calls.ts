import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeDraft } from './drafts.ts';
import type { Asking, Call } from './good-calls.ts';
import { newLicenceVersion } from './licence-texts.ts';

/** Finds a published variant of the caller, of another contributor, or none. */
async function findVariant(app: TestApp, { caller, record, world }: Asking): Promise<Call> {
  if (record === 'missing') return { body: { contentId: createId(), variantId: createId() } };
  const { contributor, otherContributor } = world.people;
  const owner = (record === 'own') === (caller === 'otherContributor') ? otherContributor : contributor;
  const { contentId } = await makeDraft(app, { contributor: owner.id, status: 'published' });
  const { rows } = await app.pool.query<{ id: string }>('select id from variant where content_id = $1', [contentId]);
  return { body: { contentId, variantId: rows[0]?.id ?? '' } };
}

const findLicence = ({ record }: Asking) => ({ code: record === 'missing' ? 'no-such-licence' : 'arbor-standard-1' });

export const createCartCalls = (app: TestApp) => ({
  'POST /cart/add': (asking: Asking) => findVariant(app, asking),
  'GET /licence/single/{code}': (asking: Asking) => ({ path: findLicence(asking) }),
  'POST /licence/add-version/{code}': (asking: Asking) => ({ path: findLicence(asking), body: newLicenceVersion() }),
  'DELETE /cart/remove': (asking: Asking) => findVariant(app, asking),
});
