import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { startSmtp } from '../../../../tests/support/smtp.ts';
import { createId } from '../../../platform/database/id.ts';
import { sendMail, wasMailed } from '../../../platform/mail/outbox.ts';

const smtp = await startSmtp();
const environment = { ARBOR_RATE_LIMITS: '0', ARBOR_CONTACT_EMAIL: 'help@arbor.example' };
const app = await testApp({ environment: { ...environment, ARBOR_SMTP_URL: smtp.url } });
const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'salma');

async function buyWork(person: SignedInUser, price = 4900): Promise<string> {
  const { contentId, variantIds } = await makeContent(app, { category, contributor, title: 'Heron', prices: [price] });
  return (await buy(app, person, [{ contentId, variantId: variantIds[0] ?? '', price }])).id;
}
const setAddress = ({ userId }: SignedInUser, email: string | null) =>
  app.pool.query('update account set email = $2, email_verified = $2::text is not null where id = $1', [userId, email]);
const readMailed = async (person: SignedInUser, orderId: string) =>
  (await person.call('GET', `/order/single/${orderId}`)).body['isReceiptMailed'];

const send = async (orderId: string) => {
  const { rows } = await app.pool.query<{ id: string }>('select id from mail where subject_id = $1', [orderId]);
  for (const { id } of rows) await sendMail(app.systemContext(), id);
};

it('an order says that its receipt was sent where that was, whatever the address of today', async () => {
  const person = await signInUser(app);
  await setAddress(person, null);
  const before = await buyWork(person);
  await setAddress(person, 'nusrat@example.com');
  const [after, free] = [await buyWork(person), await buyWork(person, 0)];
  expect([await readMailed(person, after), await readMailed(person, free)]).toEqual([false, false]);
  for (const order of [before, after, free]) await send(order);
  expect(smtp.received).toHaveLength(2);
  expect(await readMailed(person, before)).toBe(false);
  expect([await readMailed(person, after), await readMailed(person, free)]).toEqual([true, true]);
  await setAddress(person, null);
  expect(await readMailed(person, after)).toBe(true);
});

it('an order says nothing of a letter that no server took, or that nobody knows of any more', async () => {
  const person = await signInUser(app);
  await setAddress(person, 'rafi@example.com');
  const [refused, failed, old] = [await buyWork(person), await buyWork(person), await buyWork(person)];
  await send(old);
  smtp.refusal = 550;
  await send(refused);
  smtp.refusal = 450;
  await expect(send(failed)).rejects.toThrow('The mail server did not take a letter');
  smtp.refusal = undefined;
  expect([await readMailed(person, refused), await readMailed(person, failed)]).toEqual([false, false]);
  expect(await readMailed(person, old)).toBe(true);
  await app.pool.query('delete from mail where subject_id = $1', [old]);
  expect(await readMailed(person, old)).toBe(false);
});

it('an order says nothing of a letter that was only logged', async () => {
  const logging = await testApp({ environment });
  const id = createId();
  await logging.pool.query(
    "insert into mail (id, recipient, subject, text_body, html_body, subject_id, sent_at) values ($1, 'a@example.com', 's', 't', 'h', $1, now())",
    [id],
  );
  expect(await wasMailed(logging.systemContext(), id)).toBe(false);
});
