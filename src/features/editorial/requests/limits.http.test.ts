import { beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Browser, browser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app: TestApp = await testApp();

const send = (who: Browser, contact: string) =>
  who.call(
    'POST',
    '/content-request/create',
    {
      title: 'A boat in our colours',
      description: 'For a poster, in red and green, as SVG.',
      contact,
      budget: null,
      deadline: null,
      categoryId: null,
      pictures: [],
    },
    { 'idempotency-key': createId() },
  );
const listRecipients = async (): Promise<string[]> =>
  (await app.db.selectFrom('mail').select('recipient').orderBy('id').execute()).map(({ recipient }) => recipient);

beforeEach(async () => {
  await app.pool.query('delete from content_request');
  await app.pool.query('delete from mail');
  await app.pool.query('delete from rate_limit');
});

it('one mailbox gets three letters a day about new requests; each request is taken', async () => {
  const addresses = [
    ...['nusrat.j@private.example', 'nusrat.j@private.example', 'Nusrat.J@private.example', 'nusratj@private.example'],
    ...['nusratj+1@private.example', 'n.usratj+2@private.example', 'nusratj@other.example'],
  ];
  const answers = await Promise.all(addresses.map((address) => send(browser(app), address)));
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  expect(await app.db.selectFrom('content_request').select('id').execute()).toHaveLength(addresses.length);
  const recipients = await listRecipients();
  expect(recipients.filter((each) => each.endsWith('@private.example'))).toHaveLength(3);
  expect(recipients.filter((each) => each.endsWith('@other.example'))).toHaveLength(1);
  const { rows } = await app.pool.query<{ key: string }>('select key from rate_limit');
  expect(rows.map(({ key }) => key).join()).not.toContain('nusrat');
});
