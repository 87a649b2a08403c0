import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeContent, makeContributor } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';
import { makeProposal } from './splits.ts';

const isContributor = ({ caller }: Asking): boolean => caller === 'contributor' || caller === 'otherContributor';

/** Creates a contributor who isn't part of any agreement. */
const makeStranger = (app: TestApp): Promise<string> => makeContributor(app, `stranger-${createId().slice(-8)}`);

/**
 * Creates a work of the caller if they are a contributor and the record is their own, otherwise of a new contributor.
 */
async function makeWork(app: TestApp, asking: Asking) {
  const { world, me, record } = asking;
  const ownerId = record === 'own' && isContributor(asking) ? me.id : await makeStranger(app);
  const { contentId } = await makeContent(app, {
    category: world.category,
    contributor: ownerId,
    title: 'Shared',
    prices: [4900],
  });
  return { contentId, ownerId };
}

/** Creates valid calls of contributors' operations on shared earnings. */
export const createSplitCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => {
  const findPath = async (asking: Asking, make: (own: string, stranger: string) => Promise<string>): Promise<Call> => {
    if (asking.record === 'missing') return { path: { id: createId() } };
    const own = asking.record === 'own' && isContributor(asking) ? asking.me.id : await makeStranger(app);
    return { path: { id: await make(own, await makeStranger(app)) } };
  };
  const share = async (ownerId: string, otherId: string, waits: boolean): Promise<string> => {
    const { rows } = await app.pool.query<{ id: string }>('select id from category limit 1');
    const category = rows[0]?.id;
    if (category === undefined) throw new Error('the world has a category');
    const contentId = createId();
    await app.pool.query(`insert into content (id, contributor_id, category_id, title) values ($1, $2, $3, 'Shared')`, [
      contentId,
      ownerId,
      category,
    ]);
    return makeProposal(app, contentId, [
      { contributorId: ownerId, basisPoints: 6000 },
      { contributorId: otherId, basisPoints: 4000, waits },
    ]);
  };
  return {
    'GET /contributor/collaborations/work/{id}': async (asking) => ({
      path: { id: asking.record === 'missing' ? createId() : (await makeWork(app, asking)).contentId },
    }),
    'POST /contributor/collaborations/propose': async (asking) => {
      const partner = asking.world.people[asking.caller === 'contributor' ? 'otherContributor' : 'contributor'];
      const { rows } = await app.pool.query<{ username: string }>('select username from contributor where id = $1', [
        partner.id,
      ]);
      const contentId = asking.record === 'missing' ? createId() : (await makeWork(app, asking)).contentId;
      return { body: { contentId, shares: [{ username: rows[0]?.username ?? '', basisPoints: 2500 }] } };
    },
    'PUT /contributor/collaborations/answer/{id}': async (asking) => ({
      ...(await findPath(asking, (own, stranger) => share(stranger, own, true))),
      body: { answer: 'agreed' },
    }),
    'DELETE /contributor/collaborations/proposal/{id}': (asking) =>
      findPath(asking, (own, stranger) => share(own, stranger, true)),
    'DELETE /contributor/collaborations/share/{id}': (asking) =>
      findPath(asking, (own, stranger) => share(stranger, own, false)),
  };
};
