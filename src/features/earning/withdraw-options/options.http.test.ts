import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { bankAccount, makeWithdrawOption } from '../../../../tests/support/withdraw-options.ts';
import { readOptions } from './store.ts';

const { log, lines } = recordLog();
const app = await testApp({ log, environment: { ARBOR_RATE_LIMITS: '0' } });

let salma: SignedInUser;
beforeAll(async () => {
  salma = await signInContributor(app);
});

const path = '/contributor/withdraw-option';
interface Option {
  readonly _id: string;
  readonly type: string;
  readonly masked: string;
  readonly isAllowed: boolean;
  readonly usableFrom: string;
  readonly changedAt: string;
}

const set = (person: SignedInUser, account: object) => person.call('PUT', path, { ...account, proof: person.prove() });
const change = (person: SignedInUser, account: object) =>
  person.call('PATCH', path, { ...account, proof: person.prove() });
const optionOf = ({ body }: { body: Record<string, unknown> }) => body['option'] as Option;
const list = async (person: SignedInUser): Promise<Option[]> => {
  const { body } = await person.call('GET', '/contributor/account');
  return (body['contributor'] as { withdrawOptions: Option[] }).withdrawOptions;
};
const noticesOf = async (person: SignedInUser) =>
  (await person.call('GET', '/user/notices')).body['items'] as { code: string; about: string; reason: string }[];
const hoursFrom = (option: Option): number => (Date.parse(option.usableFrom) - Date.now()) / 3_600_000;
const setUsable = (person: SignedInUser) =>
  app.pool.query(
    "update withdraw_option set changed_at = now() - interval '4 days', usable_from = now() where contributor_id = $1",
    [person.userId],
  );

describe('a withdraw option', () => {
  it('is added, shown masked, and frozen for 72 hours with a notice', async () => {
    const own = await signInContributor(app);
    const answer = await set(own, { type: 'bkash', number: '01712 345-678' });
    expect([answer.status, answer.body['isNew']]).toEqual([200, true]);
    expect(optionOf(answer)).toMatchObject({ type: 'bkash', masked: '•••• 678', isAllowed: true });
    expect(hoursFrom(optionOf(answer))).toBeCloseTo(72, 1);
    expect(await list(own)).toEqual([optionOf(answer)]);
    const [notice] = await noticesOf(own);
    expect(notice).toMatchObject({ code: 'withdraw_option_added', about: 'bKash •••• 678' });
    expect(notice?.reason).toMatch(/can’t withdraw to it before \d+ \w+ \d{4}, \d\d:\d\d/);
  });

  it('takes the digits of both languages and the country’s code', async () => {
    const own = await signInContributor(app);
    for (const [number, end] of [
      ['০১৮১২৩৪৫৬৭৮', '678'],
      ['+880 1812-345 679', '679'],
      ['৮৮০১৮১২৩৪৫৬৮০', '680'],
    ])
      expect(optionOf(await set(own, { type: 'nagad', number })).masked).toBe(`•••• ${end}`);
    const { rows } = await app.pool.query('select id from withdraw_option where contributor_id = $1', [own.userId]);
    expect(rows).toHaveLength(1);
  });

  it('of a bank has its five fields, and shows of them bank, branch and three digits', async () => {
    const own = await signInContributor(app);
    const answer = await set(own, { ...bankAccount, routingNumber: '০৯০ ২৬১ ৭২৫' });
    expect(optionOf(answer).masked).toBe('Dutch-Bangla Bank, Gulshan •••• 543');
    expect(JSON.stringify(answer.body)).not.toMatch(/1234509876543|Salma|090261725/);
  });

  it.each([
    [{ type: 'bkash', number: '0171234567' }, 'number', /11-digit/],
    [{ type: 'bkash', number: '017123456789' }, 'number', /11-digit/],
    [{ type: 'bkash', number: '11712345678' }, 'number', /11-digit/],
    [{ type: 'bkash', number: '' }, 'number', /11-digit/],
    [{ type: 'bkash' }, 'number', /required/],
    [{ type: 'bkash', number: 1_712_345_678 }, 'number', /wrong type/],
    [{ type: 'paypal', number: '01712345678' }, 'type', /\w/],
    [{ type: 'bkash', number: '01712345678', accountName: 'Salma' }, '', /accountName/],
    [{ ...bankAccount, routingNumber: '09026172' }, 'routingNumber', /9 digits/],
    [{ ...bankAccount, routingNumber: '09026172x' }, 'routingNumber', /9 digits/],
    [{ ...bankAccount, accountNumber: '12345' }, 'accountNumber', /6 to 20 digits/],
    [{ ...bankAccount, accountNumber: '1'.repeat(21) }, 'accountNumber', /6 to 20 digits/],
    [{ ...bankAccount, bankName: ' ' }, 'bankName', /2 characters/],
    [{ ...bankAccount, branch: '' }, 'branch', /2 characters/],
    [{ ...bankAccount, accountName: 'S' }, 'accountName', /2 characters/],
  ])('refuses %j beside the field', async (account, field, message) => {
    const answer = await set(salma, account);
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      [{ path: field, message: expect.stringMatching(message) }],
    ]);
    expect(await list(salma)).toEqual([]);
  });

  it('is replaced by another account of its type, and frozen anew', async () => {
    const own = await signInContributor(app);
    const first = optionOf(await set(own, { type: 'rocket', number: '01912345111' }));
    await setUsable(own);
    const answer = await set(own, { type: 'rocket', number: '01912345222' });
    expect([answer.body['isNew'], optionOf(answer)._id, optionOf(answer).masked]).toEqual([
      false,
      first._id,
      '•••• 222',
    ]);
    expect(hoursFrom(optionOf(answer))).toBeCloseTo(72, 1);
    expect((await noticesOf(own)).map(({ code }) => code)).toEqual([
      'withdraw_option_changed',
      'withdraw_option_added',
    ]);
  });

  it('stays as it is where the same account comes twice', async () => {
    const own = await signInContributor(app);
    await set(own, { type: 'rocket', number: '01912345111' });
    await setUsable(own);
    const before = await list(own);
    const answer = await set(own, { type: 'rocket', number: '০১৯১২৩৪৫১১১' });
    expect([answer.status, answer.body['isNew'], await list(own)]).toEqual([200, false, before]);
    expect((await change(own, { type: 'rocket', number: '01912345111' })).status).toBe(200);
    expect(await list(own)).toEqual(before);
    expect(await noticesOf(own)).toHaveLength(1);
  });

  it('is changed in what is given', async () => {
    const own = await signInContributor(app);
    await set(own, bankAccount);
    await setUsable(own);
    const answer = await change(own, { type: 'bank', branch: 'Banani' });
    expect(optionOf(answer).masked).toBe('Dutch-Bangla Bank, Banani •••• 543');
    expect(hoursFrom(optionOf(answer))).toBeCloseTo(72, 1);
    const wrong = await change(own, { type: 'bank', routingNumber: '1' });
    expect([wrong.status, wrong.body['errors']]).toEqual([
      400,
      [{ path: 'routingNumber', message: 'Enter the 9 digits of the routing number.' }],
    ]);
    expect((await change(own, { type: 'bkash', number: '01712345678' })).status).toBe(404);
  });

  it('is one of a type, however many come at the same time', async () => {
    const own = await signInContributor(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, each) => set(own, { type: 'bkash', number: `0171234567${each}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.filter(({ body }) => body['isNew'] === true)).toHaveLength(1);
    expect(await list(own)).toHaveLength(1);
  });

  it('is removed by its contributor, once, and its owner is told', async () => {
    const own = await signInContributor(app);
    const { _id: id } = optionOf(await set(own, { type: 'bkash', number: '01712345678' }));
    expect((await salma.call('DELETE', `${path}/${id}`)).status).toBe(404);
    const twice = await Promise.all([own.call('DELETE', `${path}/${id}`), own.call('DELETE', `${path}/${id}`)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await list(own)).toEqual([]);
    expect((await noticesOf(own))[0]).toMatchObject({ code: 'withdraw_option_removed', about: 'bKash •••• 678' });
    expect((await own.call('DELETE', `${path}/not-an-id`)).status).toBe(404);
  });

  it('of a type that is not allowed stays and says so; none is added', async () => {
    const own = await signInContributor(app);
    await set(own, { type: 'rocket', number: '01912345111' });
    const allow = (isAllowed: boolean) =>
      app.pool.query("update withdraw_type set is_allowed = $1, version = version + 1 where type = 'rocket'", [
        isAllowed,
      ]);
    await allow(false);
    expect(await list(own)).toMatchObject([{ type: 'rocket', isAllowed: false }]);
    const refused = await set(own, { type: 'rocket', number: '01912345222' });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ path: 'type', message: 'This payout method is temporarily unavailable. Choose another one.' }],
    ]);
    await allow(true);
    expect(await list(own)).toMatchObject([{ type: 'rocket', isAllowed: true, masked: '•••• 111' }]);
  });

  it('needs a sign-in of the last minutes, as its owner', async () => {
    const own = await signInContributor(app);
    const account = { type: 'bkash', number: '01712345678' };
    expect((await own.call('PUT', path, account)).status).toBe(400);
    for (const proof of [salma.prove(), { method: 'phone', idToken: 'made up' }])
      expect((await own.call('PUT', path, { ...account, proof })).status).toBe(403);
    expect(await list(own)).toEqual([]);
  });

  it('is nothing for who is no contributor', async () => {
    const user = await signInUser(app);
    expect((await set(user, { type: 'bkash', number: '01712345678' })).status).toBe(403);
    expect((await user.call('GET', path)).status).toBe(403);
  });

  it('is told by mail in the language of its owner, and at the bell in that of the page', async () => {
    const own = await signInContributor(app);
    await app.pool.query(
      "update account set email = 'salma@example.com', email_verified = true, language = 'bn', emails = '{withdrawal}' where id = $1",
      [own.userId],
    );
    await set(own, { type: 'bkash', number: '01712345678' });
    const { rows } = await app.pool.query<{ subject: string; text: string }>(
      'select subject, text_body as text from mail where account_id = $1',
      [own.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toBe('টাকা পাওয়ার একটি অ্যাকাউন্ট যোগ হয়েছে');
    expect(rows[0]?.text).toContain('বিকাশ •••• 678');
    expect(rows[0]?.text).not.toContain('01712345678');
    for (const [language, words] of [
      ['bn', 'বিকাশ •••• 678'],
      ['en', 'bKash •••• 678'],
    ] as const) {
      const answer = await own.fetch('/api/v1/user/notices', { headers: { 'accept-language': language } });
      expect(await answer.json()).toMatchObject({ items: [{ about: words, reason: expect.any(String) }] });
    }
  });

  it('is shown with the terms of its type', async () => {
    const own = await signInContributor(app);
    await set(own, { type: 'nagad', number: '01712345678' });
    const { body } = await own.call('GET', path);
    const types = body['types'] as { type: string; minimum: number; option: Option | null }[];
    expect(types.map(({ type, option }) => [type, option?.masked ?? null])).toEqual([
      ['bkash', null],
      ['nagad', '•••• 678'],
      ['rocket', null],
      ['bank', null],
    ]);
    expect(types[0]?.minimum).toBe(50_000);
  });
});

describe('account numbers', () => {
  it('stand in no table, no log and no export', async () => {
    const own = await signInContributor(app);
    await set(own, { type: 'bkash', number: '01755500011' });
    await set(own, { type: 'bkash', number: '01755500022' });
    await set(own, { ...bankAccount, accountNumber: '77700099988811', accountName: 'Nobody Elses Name' });
    await change(own, { type: 'bank', accountNumber: '77700099988822' });
    const secrets = /01755500011|01755500022|77700099988811|77700099988822|Nobody Elses Name|090261725/;
    const dump = await dumpDatabase(app.pool);
    expect(dump.get('public.withdraw_option')).toContain('•••• 822');
    expect([...dump].filter(([, rows]) => secrets.test(rows)).map(([table]) => table)).toEqual([]);
    const exported = await own.fetch('/api/v1/user/export');
    const bytes = Buffer.from(await exported.arrayBuffer()).toString('latin1');
    expect([exported.status, bytes.includes('withdraw-options.json'), secrets.test(bytes)]).toEqual([200, true, false]);
    expect(lines.filter((line) => secrets.test(line))).toEqual([]);
  });

  it('of another row are refused, and the answer tells nothing', async () => {
    const [one, other] = [await signInContributor(app), await signInContributor(app)];
    await set(one, { type: 'bkash', number: '01712345111' });
    await set(other, { type: 'bkash', number: '01712345222' });
    await app.pool.query(
      `update withdraw_option set encrypted = (select encrypted from withdraw_option where contributor_id = $1) where contributor_id = $2`,
      [one.userId, other.userId],
    );
    const answer = await change(other, { type: 'bkash', number: '01712345333' });
    expect([answer.status, answer.body['code']]).toEqual([500, 'internal']);
    expect(JSON.stringify(answer.body)).not.toContain('01712345');
    expect(lines.some((line) => line.includes('was changed, belongs to another row'))).toBe(true);
    expect(lines.filter((line) => line.includes('01712345'))).toEqual([]);
  });

  it('go with the account', async () => {
    const own = await signInContributor(app);
    await makeWithdrawOption(app, own.userId);
    await makeWithdrawOption(app, own.userId, { account: bankAccount });
    expect((await own.deleteAccount()).status).toBe(200);
    expect(await readOptions(app.db, own.userId)).toEqual([]);
  });

  it.each([
    "update withdraw_option set type = 'nagad' where type = 'bkash'",
    'update withdraw_option set id = gen_random_uuid()',
    "update withdraw_option set encrypted = '01712345678'",
    "update withdraw_option set usable_from = changed_at - interval '1 second'",
    "update withdraw_option set masked = ''",
  ])('are guarded by the database: %s', async (statement) => {
    const own = await signInContributor(app);
    await makeWithdrawOption(app, own.userId);
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '23514' });
  });
});
