import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBundle } from '../../../../tests/support/bundles.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import {
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { indexContent } from '../../catalogue/content/service/index-content.ts';
import { markPaid } from './service/paid.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const PRICE = 1500;
let owner: SignedInAdmin;
let salma: SignedInUser;
let heron: Made;
let crane: Made;
let bundle: string;

beforeAll(async () => {
  owner = await signInAdmin(app);
  salma = await signInContributor(app);
  const category = await makeCategory(app, 'birds');
  const make = (title: string) => makeContent(app, { category, contributor: salma.userId, title, prices: [1000] });
  heron = await make('Heron');
  crane = await make('Crane');
  bundle = await makeBundle(salma, [heron, crane], { price: PRICE, nameBn: 'পাখি' });
});

const readId = ({ body }: { body: Record<string, unknown> }): string => String(body['_id']);
const buy = async (person: SignedInUser): Promise<string> =>
  readId(await person.call('POST', `/order/bundle/${bundle}`, { price: PRICE }, { 'idempotency-key': createId() }));

const readReceipt = async (person: SignedInUser, orderId: string, language: 'en' | 'bn'): Promise<string> => {
  const response = await person.fetch(`/api/v1/order/receipt/${orderId}?language=${language}`);
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return pages.map(({ text }) => text).join(' ');
};

/** The bundle on the order's page, in the list of orders and on the admin's page of the order. */
const readNames = async (person: SignedInUser, orderId: string) => {
  const [own, list, any] = await Promise.all([
    person.call('GET', `/order/single/${orderId}`),
    person.call('GET', '/order/all'),
    owner.call('GET', `/order/every/${orderId}`),
  ]);
  const listed = (list.body['items'] as { _id: string; bundle: unknown }[]).find(({ _id }) => _id === orderId);
  return [own.body['bundle'], listed?.bundle, (any.body['order'] as { bundle: unknown }).bundle];
};

describe('an order of a bundle', () => {
  it('names the bundle to its buyer and to owners, and on the receipt in its language', async () => {
    const buyer = await signInUser(app);
    const lines = [{ contentId: heron.contentId, variantId: heron.variantIds[0], price: 1000 }];
    const alone = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    const id = await buy(buyer);
    const named = { _id: bundle, name: 'Birds', nameBn: 'পাখি', isOnSale: true };
    expect(await readNames(buyer, id)).toEqual([named, named, named]);
    expect(await readNames(buyer, readId(alone))).toEqual([null, null, null]);
    await inTransaction(
      app.systemContext(),
      async (ctx) => void (await markPaid(ctx, { orderId: id, provider: 'sandbox' })),
    );
    expect(await readReceipt(buyer, id, 'en')).toMatch(/Bundle\s+Birds/);
    expect(await readReceipt(buyer, id, 'bn')).toMatch(/বান্ডেল\s+পাখি/);
  });

  it('still names a bundle that has lost its works or ended, and says that it isn’t on sale', async () => {
    const buyer = await signInUser(app);
    const id = await buy(buyer);
    const gone = { _id: bundle, name: 'Birds', nameBn: 'পাখি', isOnSale: false };
    await app.pool.query("update content set status = 'unpublished' where id = $1", [crane.contentId]);
    await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [crane.contentId]));
    expect(await readNames(buyer, id)).toEqual([gone, gone, gone]);
    await salma.call('PUT', `/contributor/bundles/end/${bundle}`);
    expect(await readNames(buyer, id)).toEqual([gone, gone, gone]);
  });
});
