import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { addFile, type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { makeRefundRequest } from '../../../../tests/support/refund-requests.ts';
import { createId } from '../../../platform/database/id.ts';
import { addPreviews } from './service/pictured.ts';
import { presentOrders } from './service/present.ts';
import { readOrders } from './store/orders.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const PRICE = 4900;
let lily: Made;
let crane: Made;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  lily = await makeContent(app, { category, contributor, title: 'Lily', prices: [PRICE], fileName: 'lily.svg' });
  await addFile(app, lily.variantIds[0] ?? '', { name: 'নকশা.svg', bytes: new TextEncoder().encode('<svg/>') });
  crane = await makeContent(app, { category, contributor, title: 'Crane', prices: [0] });
});

const line = ({ contentId, variantIds }: Made, price = PRICE) => ({ contentId, variantId: variantIds[0] ?? '', price });
async function buyLily(): Promise<{ person: SignedInUser; orderId: string }> {
  const person = await signInUser(app);
  return { person, orderId: (await buy(app, person, [line(lily)])).id };
}

describe('the lines of an own order', () => {
  interface Line {
    readonly isPublic: boolean;
    readonly preview: { readonly _id: string } | null;
    readonly files: readonly { readonly name: string; readonly size: number }[];
  }
  const readLines = async (person: SignedInUser, orderId: string): Promise<Line[]> =>
    (await person.call('GET', `/order/single/${orderId}`)).body['lines'] as Line[];

  it('have a picture of the work, and its files once they are paid and until they are given back', async () => {
    const person = await signInUser(app);
    const lines = [line(lily), line(crane, 0)];
    const { body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    const unpaid = await readLines(person, String(body['_id']));
    expect(unpaid.map(({ isPublic, files }) => [isPublic, files])).toEqual([
      [true, []],
      [true, []],
    ]);
    const bought = await buy(app, person, lines);
    const paid = await readLines(person, bought.id);
    expect(paid[0]?.files).toMatchObject([
      { name: 'lily.svg', format: 'svg' },
      { name: 'নকশা.svg', format: 'svg', size: 6 },
    ]);
    const { rows } = await app.pool.query<{ id: string }>('select id from preview where content_id = $1', [
      lily.contentId,
    ]);
    expect(paid[0]?.preview?._id).toBe(rows[0]?.id);
    await giveBack(app, bought.id, [bought.lines[0]?._id ?? '']);
    expect((await readLines(person, bought.id)).map(({ files }) => files.length)).toEqual([0, 1]);
  });

  it('have the title in the other language, until the work is called otherwise', async () => {
    const { person, orderId } = await buyLily();
    await app.pool.query("update content set translated_title = 'লিলি' where id = $1", [lily.contentId]);
    expect(await readLines(person, orderId)).toMatchObject([
      { title: 'Lily', language: 'en', translatedTitle: 'লিলি' },
    ]);
    await app.pool.query("update content set title = 'Rose' where id = $1", [lily.contentId]);
    expect(await readLines(person, orderId)).toMatchObject([{ title: 'Lily', language: null, translatedTitle: null }]);
    await app.pool.query("update content set title = 'Lily' where id = $1", [lily.contentId]);
  });

  it('keep their place without a picture where the work is no longer public', async () => {
    const { person, orderId } = await buyLily();
    await app.pool.query('delete from listing where content_id = $1', [lily.contentId]);
    expect(await readLines(person, orderId)).toMatchObject([{ isPublic: false, preview: null, files: [{}, {}] }]);
  });

  it('ask the database once for the pictures and once for the titles of a whole list', async () => {
    const { person } = await buyLily();
    await buy(app, person, [line(crane, 0)]);
    const rows = await readOrders(app.db, person.userId, { after: undefined, limit: 10 });
    const orders = await presentOrders(app.systemContext(), rows);
    expect(orders).toHaveLength(2);
    const plans = await explainQueries(app.pool, (db) => addPreviews({ ...app.systemContext(), db }, orders));
    expect(plans).toHaveLength(2);
  });
});

it('marks the orders of the list for which a refund request is open', async () => {
  const { person, orderId } = await buyLily();
  await buy(app, person, [line(crane, 0)]);
  const readMarks = async () =>
    ((await person.call('GET', '/order/all')).body['items'] as { hasOpenRequest: boolean }[]).map(
      ({ hasOpenRequest }) => hasOpenRequest,
    );
  expect(await readMarks()).toEqual([false, false]);
  const request = await makeRefundRequest(app, orderId);
  expect(await readMarks()).toEqual([false, true]);
  expect((await person.call('POST', `/order/refund-request/withdraw/${request}`)).status).toBe(200);
  expect(await readMarks()).toEqual([false, false]);
});
