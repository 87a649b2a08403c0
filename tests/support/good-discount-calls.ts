import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeContributor } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';

const DAY_MS = 86_400_000;

/** Creates a coupon of the caller if they are a contributor and the record is their own, otherwise of somebody else. */
async function makeCoupon(app: TestApp, { caller, record, me }: Asking): Promise<string> {
  const id = createId();
  const isOwn = record === 'own' && (caller === 'contributor' || caller === 'otherContributor');
  const contributorId = isOwn ? me.id : await makeContributor(app, `shop-${id.slice(-8)}`);
  await app.pool.query(
    `insert into discount (id, contributor_id, name, code, kind, value, scope, site_share, starts_at, ends_at)
     values ($1, $2, 'Eid', $3, 'percent', 1000, 'all', 0, now(), now() + interval '1 day')`,
    [id, contributorId, `E-${id.slice(-12).toUpperCase()}`],
  );
  return id;
}

/** Creates valid calls of the operations on sales and coupons. */
export const createDiscountCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => {
  const findPath = async (asking: Asking): Promise<Call> => ({
    path: { id: asking.record === 'missing' ? createId() : await makeCoupon(app, asking) },
  });
  const terms = () => ({
    name: 'Eid',
    code: `E-${createId().slice(-12)}`,
    kind: 'percent',
    value: 1000,
    endsAt: new Date(Date.now() + DAY_MS).toISOString(),
  });
  return {
    'POST /contributor/discounts/create': async ({ record, world }) => {
      const scope = record === 'foreign' ? { scope: 'works', workIds: [world.content.contentId, createId()] } : {};
      return { body: { ...terms(), ...scope } };
    },
    'PUT /contributor/discounts/end/{id}': findPath,
    'POST /discounts/create': async () => ({ body: { ...terms(), siteShare: 5000 } }),
    'PUT /discounts/end/{id}': findPath,
    'POST /order/quote': async ({ record, world }) => ({
      body: { variantIds: record === 'missing' ? [createId()] : world.content.variantIds, code: 'EID' },
    }),
  };
};
