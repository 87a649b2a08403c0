import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInContributor } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const path = '/contributor/withdraw-option';

it('the owner of an account hears of its withdraw options whatever letters were switched off before', async () => {
  const own = await signInContributor(app);
  const set = (number: string) => own.call('PUT', path, { type: 'bkash', number, proof: own.prove() });
  await app.pool.query(
    "update account set email = 'rafi@example.com', email_verified = true, emails = '{}' where id = $1",
    [own.userId],
  );
  const { body } = await set('01712345678');
  await set('01812345679');
  await own.call('DELETE', `${path}/${(body['option'] as { _id: string })._id}`);
  const { rows } = await app.pool.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mail where account_id = $1 order by id',
    [own.userId],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'You added a payout account',
    'You changed a payout account',
    'You removed a payout account',
  ]);
  // These e-mails can't be turned off, so they don't link to the settings.
  expect(rows.map(({ text }) => text).join()).not.toContain('/profile/settings');
});
