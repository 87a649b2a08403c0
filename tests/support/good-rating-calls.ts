import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeContent } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';
import { makePaidOrder } from './good-certificate-calls.ts';
import { findBuyer } from './good-order-calls.ts';
import { admins, contributors, type Expected, everybody, type RecordKind, users } from './policy-rows.ts';
import { makeRating } from './ratings.ts';
import { makePerson, makeUnsoldWork } from './world.ts';

const ofAnybody = { missing: everybody(200), foreign: everybody(200) };

/** Permissions for ratings: somebody else's can't be changed, and only buyers rate. */
export const ratingPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /rating/of/{contentId}': ofAnybody,
  'GET /rating/of-contributor/{id}': ofAnybody,
  'GET /rating/mine/{contentId}': ofAnybody,
  'GET /rating/mine': { own: users(200) },
  // A foreign work is one that the caller hasn't bought.
  'PUT /rating/mine/{contentId}': { missing: users(404), foreign: users(409), own: users(200) },
  'DELETE /rating/mine/{contentId}': { missing: users(200), foreign: users(200), own: users(200) },
  'GET /rating/received': { own: contributors(200) },
  'PUT /rating/answer/{id}': { missing: contributors(404), foreign: contributors(404), own: contributors(200) },
  'POST /rating/report/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /rating/all': { none: admins(200) },
  'PUT /rating/hide/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /rating/show/{id}': { missing: admins(404), foreign: admins(200) },
};

/** Creates valid calls of the operations on ratings. */
export function createRatingCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> {
  /** A rating by a new person, of the caller's work for an own record. */
  const findRating = async ({ record, me, world }: Asking, hiddenReason?: string): Promise<string> => {
    if (record === 'missing') return createId();
    const { rows } = await app.pool.query('select from contributor where id = $1', [me.id]);
    const isOwn = record === 'own' && rows.length > 0;
    const work = await makeContent(app, {
      category: world.category,
      contributor: isOwn ? me.id : world.contributor,
      title: 'A crane',
      prices: [4900],
    });
    const { id: accountId } = await makePerson(app, 'user');
    return makeRating(app, { accountId, work, ...(hiddenReason === undefined ? {} : { hiddenReason }) });
  };
  const ofRating =
    (body?: unknown, hiddenReason?: string) =>
    async (asking: Asking): Promise<Call> => ({ path: { id: await findRating(asking, hiddenReason) }, body });
  const ofWork =
    (body?: unknown) =>
    async (asking: Asking): Promise<Call> => {
      if (asking.record === 'missing') return { path: { contentId: createId() }, body };
      const work = await makeUnsoldWork(app, asking.world);
      if (asking.record === 'own') await makePaidOrder(app, { accountId: findBuyer(asking), ...work, price: 4900 });
      return { path: { contentId: work.contentId }, body };
    };
  return {
    'GET /rating/of/{contentId}': ofWork(),
    'GET /rating/of-contributor/{id}': ({ record, world }) => ({
      path: { id: record === 'missing' ? createId() : world.contributor },
    }),
    'GET /rating/mine/{contentId}': ofWork(),
    'PUT /rating/mine/{contentId}': ofWork({ stars: 4, words: 'Lovely lines.' }),
    'DELETE /rating/mine/{contentId}': ofWork(),
    'PUT /rating/answer/{id}': ofRating({ words: 'Thank you!' }),
    'POST /rating/report/{id}': ofRating({ kind: 'unlawful', words: 'It insults somebody.' }),
    'PUT /rating/hide/{id}': ofRating({ reason: 'It insults somebody.' }),
    'PUT /rating/show/{id}': ofRating(undefined, 'It insults somebody.'),
  };
}
