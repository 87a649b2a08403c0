import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { signInUser } from '../../../tests/support/people.ts';
import { writePaidLetter } from '../../features/buying/orders/rules/letters.ts';
import { mailAccount } from '../../features/people/accounts/service/mail.ts';
import { inTransaction } from '../context.ts';
import { deleteOldMail, sendMail } from './outbox.ts';

const received: Email[] = [];
let refusal: { readonly at: 'RCPT TO' | 'DATA'; readonly code: number } | undefined;
const refuse = (code: number) => Object.assign(new Error('Not now.'), { responseCode: code });

/** A real SMTP server, which accepts or refuses e-mails on command. */
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(refusal?.at === 'RCPT TO' ? refuse(refusal.code) : null),
  onData(stream, _, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusal?.at === 'DATA') {
        done(refuse(refusal.code));
        return;
      }
      void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
        received.push(letter);
        done();
      });
    });
  },
});

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
const port = await findPort();
const app = await testApp({
  origin: 'https://arbor.example',
  environment: {
    ARBOR_SMTP_URL: `smtp://127.0.0.1:${port}`,
    ARBOR_CONTACT_EMAIL: 'help@arbor.example',
    ARBOR_OPERATOR: 'Arbor Creative Ltd',
  },
});

beforeAll(() => new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
beforeEach(() => {
  received.length = 0;
  refusal = undefined;
});

async function makeBuyer(change: string): Promise<string> {
  const { userId } = await signInUser(app);
  await app.pool.query(
    `update account set email = 'nusrat-' || left(id::text, 18) || '@example.com', email_verified = true, ${change} where id = $1`,
    [userId],
  );
  return userId;
}

/**
 * Writes the e-mail about a paid order.
 * @returns its identifier, if one was written
 */
async function write(accountId: string): Promise<string | undefined> {
  const facts = {
    orderId: 'order-1',
    number: 1001,
    total: 49_950,
    currency: 'BDT',
    lines: [{ title: 'কৃষ্ণচূড়া <b>', variantName: 'SVG', price: 49_950 }],
  };
  await inTransaction(app.systemContext(), (ctx) =>
    mailAccount(ctx, accountId, 'receipt', (place) => writePaidLetter(facts, place)),
  );
  const { rows } = await app.pool.query<{ id: string }>('select id from mail where account_id = $1', [accountId]);
  return rows[0]?.id;
}

const read = async (id: string | undefined) =>
  (await app.pool.query<{ sent_at: Date | null; refused_at: Date | null }>('select * from mail where id = $1', [id]))
    .rows[0];

it.each([
  ['en', 'Order 1001 is paid', '৳499.50', 'https://arbor.example/checkout/order-1'],
  ['bn', 'অর্ডার নং ১০০১: পেমেন্ট সম্পন্ন হয়েছে', '৳৪৯৯.৫০', 'https://arbor.example/bn/checkout/order-1'],
])('arrives in %s with a subject, both parts and the operator, and once', async (language, subject, total, link) => {
  const id = (await write(await makeBuyer(`language = '${language}'`))) ?? '';
  await sendMail(app.systemContext(), id);
  await sendMail(app.systemContext(), id);
  expect(received).toHaveLength(1);
  const [letter] = received;
  expect(letter).toMatchObject({
    subject,
    messageId: `<${id}@arbor.example>`,
    from: { name: 'Arbor', address: 'help@arbor.example' },
  });
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain(total);
    expect(part).toContain(link);
    expect(part).toContain('Arbor Creative Ltd');
    expect(part).toContain('/profile/settings');
  }
  expect(letter?.html).toContain('কৃষ্ণচূড়া &lt;b&gt;');
  expect(letter?.html).toContain(`<html lang="${language}">`);
});

it('is written to nobody who did not ask for it, or whose address is unproven', async () => {
  expect(await write(await makeBuyer("emails = '{review}'"))).toBeUndefined();
  const unproven = await makeBuyer("language = 'en'");
  await app.pool.query('update account set email_verified = false where id = $1', [unproven]);
  expect(await write(unproven)).toBeUndefined();
});

it('is kept and tried again while the server is busy, with the same Message-ID', async () => {
  const id = (await write(await makeBuyer("language = 'en'"))) ?? '';
  refusal = { at: 'DATA', code: 451 };
  // The error doesn't contain the server's message, which may name the recipient; the log does.
  await expect(sendMail(app.systemContext(), id)).rejects.toThrow(
    /^The mail server did not take a letter \(EMESSAGE, 451, DATA\)$/,
  );
  expect(await read(id)).toMatchObject({ sent_at: null, refused_at: null });
  refusal = undefined;
  await sendMail(app.systemContext(), id);
  expect(received.map(({ messageId }) => messageId)).toEqual([`<${id}@arbor.example>`]);
  expect((await read(id))?.sent_at).toBeInstanceOf(Date);
});

it('is given up where there is no such mailbox', async () => {
  const id = (await write(await makeBuyer("language = 'en'"))) ?? '';
  refusal = { at: 'RCPT TO', code: 550 };
  await sendMail(app.systemContext(), id);
  expect((await read(id))?.refused_at).toBeInstanceOf(Date);
  refusal = undefined;
  await sendMail(app.systemContext(), id);
  expect(received).toEqual([]);
});

it('is not written where its transaction fails', async () => {
  const accountId = await makeBuyer("language = 'en'");
  await expect(
    inTransaction(app.systemContext(), async (ctx) => {
      await mailAccount(ctx, accountId, 'receipt', () => ({ subject: 'Hello', paragraphs: ['Hello'] }));
      throw new Error('The order failed.');
    }),
  ).rejects.toThrow('The order failed.');
  const { rows } = await app.pool.query('select id from mail where account_id = $1', [accountId]);
  expect(rows).toEqual([]);
});

it('is kept for a month, sent or not', async () => {
  const [old, recent] = [
    await write(await makeBuyer("language = 'en'")),
    await write(await makeBuyer("language = 'en'")),
  ];
  await app.pool.query("update mail set created_at = now() - interval '31 days' where id = $1", [old]);
  await app.pool.query("update mail set created_at = now() - interval '29 days' where id = $1", [recent]);
  await deleteOldMail(app.systemContext());
  expect([await read(old), (await read(recent)) === undefined]).toEqual([undefined, false]);
  // The job of the deleted e-mail still runs and does nothing.
  await sendMail(app.systemContext(), old ?? '');
  expect(received).toEqual([]);
});
