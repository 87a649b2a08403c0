import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { addBundle } from './bundles.ts';
import { makeContent, makeContributor } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';
import { contributors, type Expected, everybody, owners, type RecordKind, users } from './policy-rows.ts';

/** Permissions for bundles: contributors for those with their works, owners for all. */
export const bundlePolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /bundle/all': { none: everybody(200) },
  'GET /bundle/single/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /bundle/offer/{id}': { missing: users(404), foreign: users(200) },
  'GET /contributor/bundles': { own: contributors(200) },
  'POST /contributor/bundles/create': { missing: contributors(400), foreign: contributors(200) },
  'PUT /contributor/bundles/answer/{id}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'PUT /contributor/bundles/end/{id}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'GET /bundles': { none: owners(200) },
  'POST /bundles/create': { none: owners(200) },
  'PUT /bundles/end/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/bundle/{id}': { missing: users(404), foreign: users(200) },
};

const isContributor = ({ caller }: Asking): boolean => caller === 'contributor' || caller === 'otherContributor';

/** Creates valid calls of the operations on bundles. */
export const createBundleCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => {
  const makeStranger = () => makeContributor(app, `stranger-${createId().slice(-8)}`);
  const findId = async (asking: Asking, isProposed: boolean): Promise<string> => {
    if (asking.record === 'missing') return createId();
    const contributorId = asking.record === 'own' && isContributor(asking) ? asking.me.id : await makeStranger();
    return addBundle(app, asking.world.category, { contributorId, isProposed });
  };
  const findTerms = async ({ record, world, caller }: Asking): Promise<Call> => {
    // Works of the site belong to nobody who has to agree; those of others belong to somebody with an account.
    const contributor =
      caller === 'owner' || caller === 'moderator'
        ? await makeStranger()
        : world.people[caller === 'contributor' ? 'otherContributor' : 'contributor'].id;
    const add = async (title: string) => {
      const { contentId, variantIds } = await makeContent(app, {
        category: world.category,
        contributor,
        title,
        prices: [1000],
      });
      return { contentId, variantId: record === 'missing' ? createId() : variantIds[0] };
    };
    return { body: { name: 'Birds', price: 1500, works: [await add('Heron'), await add('Crane')] } };
  };
  return {
    'GET /bundle/single/{id}': async (asking) => ({ path: { id: await findId(asking, false) } }),
    'GET /bundle/offer/{id}': async (asking) => ({ path: { id: await findId(asking, false) } }),
    'POST /contributor/bundles/create': findTerms,
    'PUT /contributor/bundles/answer/{id}': async (asking) => ({
      path: { id: await findId(asking, true) },
      body: { answer: 'agreed' },
    }),
    'PUT /contributor/bundles/end/{id}': async (asking) => ({ path: { id: await findId(asking, false) } }),
    'POST /bundles/create': findTerms,
    'PUT /bundles/end/{id}': async (asking) => ({ path: { id: await findId(asking, false) } }),
    'POST /order/bundle/{id}': async (asking) => ({
      path: { id: await findId(asking, false) },
      headers: { 'idempotency-key': createId() },
      body: { price: 1500 },
    }),
  };
};
