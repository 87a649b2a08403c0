import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInUser, signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { startSmtp } from '../../../../tests/support/smtp.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';

const smtp = await startSmtp();
const app = await testApp({
  origin: 'https://arbor.example',
  environment: {
    ARBOR_RATE_LIMITS: '0',
    ARBOR_SMTP_URL: smtp.url,
    ARBOR_CONTACT_EMAIL: 'help@arbor.example',
    ARBOR_OPERATOR: 'Arbor Creative Ltd',
  },
});
const admin = await signInAdmin(app, 'moderator');
beforeEach(() => {
  smtp.received.length = 0;
});

async function makePerson(language: 'en' | 'bn', emails = '{receipt,review}'): Promise<SignedInUser> {
  const person = await signInContributor(app);
  await app.pool.query(
    "update account set email = 'mina-' || left(id::text, 18) || '@example.com', email_verified = true, language = $2, emails = $3 where id = $1",
    [person.userId, language, emails],
  );
  return person;
}
async function decide(person: SignedInUser, decision: string, body: object = {}): Promise<void> {
  const { submissionId } = await submitDraft(app, person, { title: 'A <red> boat' });
  const { status } = await admin.call('PATCH', `/content/review/${submissionId}/${decision}`, body);
  expect(status).toBe(200);
}
const listMail = async ({ userId }: SignedInUser) =>
  (
    await app.pool.query<{ id: string; sent_at: Date | null }>('select id, sent_at from mail where account_id = $1', [
      userId,
    ])
  ).rows;
async function send(person: SignedInUser) {
  for (const { id } of await listMail(person)) await sendMail(app.systemContext(), id);
  return smtp.received;
}

describe('the letter about a decision', () => {
  it.each([
    ['en', 'approve', '“A <red> boat” is approved', 'https://arbor.example/contributor/assets/published'],
    ['bn', 'approve', '“A <red> boat” অনুমোদিত হয়েছে', 'https://arbor.example/bn/contributor/assets/published'],
    ['en', 'changes', '“A <red> boat” needs a few changes', 'https://arbor.example/contributor/assets/rejected'],
    [
      'bn',
      'changes',
      '“A <red> boat” প্রকাশের আগে কিছু পরিবর্তন দরকার',
      'https://arbor.example/bn/contributor/assets/rejected',
    ],
    ['en', 'reject', '“A <red> boat” wasn’t accepted', 'https://arbor.example/contributor/assets/rejected'],
    ['bn', 'reject', '“A <red> boat” গৃহীত হয়নি', 'https://arbor.example/bn/contributor/assets/rejected'],
  ] as const)(
    'is in %s for %s, says what was written and leads to the work',
    async (language, decision, subject, link) => {
      const person = await makePerson(language);
      const body = decision === 'approve' ? {} : { reasons: ['FOCUS'], message: 'Too <soft> & dark.\nTry again.' };
      await decide(person, decision, body);
      const [letter, ...others] = await send(person);
      expect(others).toEqual([]);
      expect(letter?.subject).toBe(subject);
      for (const part of [letter?.text, letter?.html]) {
        expect(part).toContain(link);
        expect(part).toContain('help@arbor.example');
        expect(part).toContain('Arbor Creative Ltd');
        expect(part).toContain(`https://arbor.example${language === 'bn' ? '/bn' : ''}/unsubscribe/`);
      }
      expect(letter?.html).toContain(`<html lang="${language}">`);
      expect(letter?.html).not.toContain('<red>');
      if (decision !== 'approve') {
        expect(letter?.text).toContain('Too <soft> & dark.\nTry again.');
        expect(letter?.html).toContain('Too &lt;soft&gt; &amp; dark.<br>Try again.');
      }
    },
  );

  it('is sent once, and again only while the server is down', async () => {
    const person = await makePerson('en');
    await decide(person, 'approve');
    await smtp.stop();
    await expect(send(person)).rejects.toThrow();
    expect((await listMail(person))[0]?.sent_at).toBeNull();
    await smtp.start();
    smtp.refusal = 451;
    await expect(send(person)).rejects.toThrow();
    smtp.refusal = undefined;
    await send(person);
    await send(person);
    expect(smtp.received).toHaveLength(1);
  });

  it('is written to nobody who did not ask for it', async () => {
    const person = await makePerson('en', '{receipt}');
    await decide(person, 'approve');
    expect(await listMail(person)).toEqual([]);
  });

  it('is not written where the decision fails', async () => {
    const person = await makePerson('en');
    const { submissionId } = await submitDraft(app, person);
    await admin.call('PATCH', `/content/review/${submissionId}/reject`, {});
    expect(await listMail(person)).toEqual([]);
  });
});

describe('one click', () => {
  const findUrl = async (person: SignedInUser): Promise<string> => {
    await decide(person, 'approve');
    const [letter] = await send(person);
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /^<(https:\/\/arbor\.example\/.*)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    smtp.received.length = 0;
    return url.replace('https://arbor.example', '');
  };
  /** Sends a request as a mail service does: from another network, without cookies. */
  const post = (path: string) =>
    app.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends such letters without signing in, and no others; twice is fine', async () => {
    const person = await makePerson('en');
    const url = await findUrl(person);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(url);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
      expect(await answer.json()).toEqual({ kind: 'review' });
    }
    await decide(person, 'approve');
    expect(await listMail(person)).toHaveLength(1);
    const { body } = await person.call('GET', '/user/get/profile');
    expect((body['user'] as { emails: string[] }).emails).toEqual(['receipt']);
  });

  it('changes nothing when a program merely opens the link', async () => {
    const person = await makePerson('bn');
    const url = await findUrl(person);
    const opened = await app.fetch(url, { headers: { 'accept-language': 'bn' } });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/bn/unsubscribe/${url.slice(url.lastIndexOf('/') + 1)}`,
    ]);
    const { body } = await person.call('GET', '/user/get/profile');
    expect((body['user'] as { emails: string[] }).emails).toContain('review');
  });

  it('takes no link that was changed: another kind, another account, another signature', async () => {
    const [person, other] = [await makePerson('en'), await makePerson('en')];
    const url = await findUrl(person);
    const token = url.slice(url.lastIndexOf('/') + 1);
    const [account = '', , signature = ''] = token.split('.');
    const changed = [
      `${account}.receipt.${signature}`,
      `${other.userId}.review.${signature}`,
      `${token.slice(0, -2)}AA`,
      `${token}.x`,
      `${account}.review.`,
      'nothing',
      '..%2f..%2fetc',
    ];
    for (const each of changed) expect((await post(`/api/v1/user/unsubscribe/${each}`)).status).toBe(404);
    const { body } = await other.call('GET', '/user/get/profile');
    expect((body['user'] as { emails: string[] }).emails).toEqual(['receipt', 'review']);
  });
});
