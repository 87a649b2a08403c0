import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { addBundle } from './bundles.ts';
import { makeContent, makeContributor } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';
import { contributors, type Expected, everybody, owners, type RecordKind, users } from './policy-rows.ts';
import type { World } from './world.ts';

/** Permissions for bundles: contributors for those with their works, owners for all. */
export const bundlePolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /bundle/all': { none: everybody(200) },
  'GET /bundle/single/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /bundle/offer/{id}': { missing: users(404), foreign: users(200) },
  'GET /contributor/bundles': { own: contributors(200) },
  'POST /contributor/bundles/create': {
    missing: contributors(400),
    foreign: contributors(400),
    own: contributors(200),
  },
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
  /** The bundle that everybody sees; one for each world, as answers to several people are compared. */
  const publicBundles = new WeakMap<World, Promise<string>>();
  const findPublic = (world: World): Promise<string> => {
    const found =
      publicBundles.get(world) ??
      makeStranger().then((contributorId) => addBundle(app, world.category, { contributorId }));
    publicBundles.set(world, found);
    return found;
  };
  const findTerms = async (asking: Asking): Promise<Call> => {
    const { record, world, caller, me } = asking;
    const isAdmin = caller === 'owner' || caller === 'moderator';
    const other = world.people[caller === 'contributor' ? 'otherContributor' : 'contributor'].id;
    const own = record === 'own' && isContributor(asking) ? me.id : other;
    // Works without an account need nobody's consent in bundles of the site.
    const contributor = isAdmin ? await makeStranger() : own;
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
    'GET /bundle/single/{id}': async ({ record, world }) => ({
      path: { id: record === 'missing' ? createId() : await findPublic(world) },
    }),
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
