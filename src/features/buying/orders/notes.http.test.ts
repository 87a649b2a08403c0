import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { openShop } from '../../../../tests/support/shop.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let other: SignedInAdmin;
let person: SignedInUser;
let orderId: string;

beforeAll(async () => {
  owner = await signInAdmin(app);
  other = await signInAdmin(app);
  person = await signInUser(app);
  orderId = (await (await openShop(app)).buy(person)).id;
});

const add = (by: SignedInAdmin, id: string, text: string) => by.call('POST', `/order/notes/${id}`, { text });
const read = async () => (await owner.call('GET', `/order/every/${orderId}`)).body['notes'] as { _id: string }[];

it('is read by every owner and deleted by its author alone', async () => {
  const { status, body } = await add(owner, orderId, '  Called.\nWill call back. ');
  expect(status).toBe(200);
  expect(body).toMatchObject({ text: 'Called.\nWill call back.', isMine: true });
  await add(other, orderId, 'Refund promised');
  expect(await read()).toMatchObject([{ text: 'Refund promised', isMine: false }, { _id: body['_id'] }]);
  const remove = (by: SignedInAdmin) => by.call('DELETE', `/order/notes/${String(body['_id'])}`);
  expect((await remove(other)).status).toBe(404);
  const statuses = (await Promise.all([remove(owner), remove(owner)])).map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(await read()).toHaveLength(1);
});

it('needs a text and an order, and is for owners alone', async () => {
  expect((await add(owner, orderId, ' \n ')).status).toBe(400);
  expect((await add(owner, orderId, 'a'.repeat(2001))).status).toBe(400);
  expect((await add(owner, 'nonsense', 'Hello')).status).toBe(404);
  expect((await add(owner, person.userId, 'Hello')).status).toBe(404);
  expect((await add(await signInAdmin(app, 'moderator'), orderId, 'Hello')).status).toBe(403);
  expect((await person.call('POST', `/order/notes/${orderId}`, { text: 'Hello' })).status).toBe(401);
});

it('is in the export of the buyer without the admin, and goes with the account', async () => {
  await add(owner, orderId, 'Promised a refund');
  const zip = await readZip(Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer()));
  const text = String(zip.get('orders.json'));
  expect(text).toContain('Promised a refund');
  expect(text).not.toContain(owner.adminId);
  expect((await person.deleteAccount()).status).toBe(200);
  expect(await read()).toEqual([]);
});
