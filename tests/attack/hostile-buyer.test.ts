import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../src/platform/database/id.ts';
import { testApp } from '../support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../support/factories.ts';
import { type Buyer, createBuyer, paidOnce } from '../support/payments/buyer.ts';
import { realProviders, startThreeProviders } from '../support/payments/three-providers.ts';
import { type SignedInUser, signInUser } from '../support/people.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const SECRET = `what is sold ${createId()}`;
const PRICE = 49_900;

let buyer: Buyer;
let thief: SignedInUser;
let heron: Made;
let crane: Made;
beforeAll(async () => {
  buyer = await createBuyer(app);
  thief = await signInUser(app);
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const bytes = new TextEncoder().encode(SECRET);
  heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [PRICE, PRICE], bytes });
  crane = await makeContent(app, { category, contributor, title: 'Crane', prices: [0] });
});

const toLine = (made: Made, index = 0, price: unknown = PRICE) => ({
  contentId: made.contentId,
  variantId: made.variantIds[index],
  price,
});
const order = (person: SignedInUser, lines: unknown, key: string = createId()) =>
  person.call('POST', '/order/create', { lines }, { 'idempotency-key': key });
const count = async (table: string): Promise<number> =>
  Number((await app.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n);
/** Creates an order of the heron's first variant that this person has paid. */
async function buyHeron(person: SignedInUser): Promise<string> {
  const { body } = await order(person, [toLine(heron)]);
  const orderId = String(body['_id']);
  const begun = await person.call(
    'POST',
    `/payment/begin/${orderId}`,
    { provider: 'stripe' },
    { 'idempotency-key': createId() },
  );
  const { rows } = await app.pool.query<{ reference: string }>('select reference from payment where id = $1', [
    begun.body['_id'],
  ]);
  standIns.stripe.pay(rows[0]?.reference ?? '');
  await app.fetch(`/api/v1/payment/stripe/return/${String(begun.body['_id'])}`);
  return orderId;
}

describe('somebody else’s order', () => {
  it('is nobody’s to see, pay, ask about, give up or take the papers and files of', async () => {
    const orderId = await buyHeron(buyer.user);
    const open = await buyer.order();
    const before = await buyer.read(open);
    for (const id of [orderId, open])
      for (const [method, path, body] of [
        ['GET', `/order/single/${id}`],
        ['GET', `/order/archive/${id}`],
        ['GET', `/order/receipt/${id}?language=en`],
        ['POST', `/order/cancel/${id}`],
        ['POST', `/payment/check/${id}`],
        ['POST', `/payment/begin/${id}`, { provider: 'stripe' }],
      ] as const) {
        const { status, body: answer } = await thief.call(method, path, body, { 'idempotency-key': createId() });
        expect([path, status]).toEqual([path, 404]);
        expect(JSON.stringify(answer)).not.toContain('Heron');
      }
    expect(await buyer.read(open)).toEqual(before);
    for (const [method, path] of [
      ['POST', `/order/refund/${orderId}`],
      ['POST', `/payment/held/${orderId}`],
      ['GET', `/order/every/${orderId}`],
      ['GET', `/payment/order/${orderId}`],
    ] as const) {
      const { status } = await thief.call(method, path, method === 'GET' ? undefined : {});
      expect([path, [401, 403].includes(status)]).toEqual([path, true]);
    }
  });

  it('is not answered for its key, also not to many at once', async () => {
    const key = createId();
    const mine = (await order(buyer.user, [toLine(heron, 1)], key)).body['_id'];
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(thief, [toLine(heron, 1)], key)));
    expect(new Set(answers.map(({ body }) => body['_id'])).size).toBe(1);
    expect(answers[0]?.body['_id']).not.toBe(mine);
  });
});

describe('an order that nobody may make', () => {
  it.each([
    ['for less', [PRICE - 1]],
    ['for nothing', [0]],
    ['for less than nothing', [-PRICE]],
    ['for a part', [0.5]],
    ['for words', ['0', null, true, {}, [PRICE]]],
    ['for more than there is', [1e15, 1e308, Number.MAX_SAFE_INTEGER]],
  ])('%s', async (_, prices) => {
    const before = await count('customer_order');
    for (const price of prices) expect((await order(thief, [toLine(heron, 0, price)])).status).toBe(400);
    expect(await count('customer_order')).toBe(before);
  });

  it('of 10,000 lines, of one more than a cart has, of nothing, or with what it does not know', async () => {
    const before = await count('customer_order');
    for (const lines of [
      Array.from({ length: 10_000 }, () => toLine(heron)),
      Array.from({ length: 101 }, () => toLine(heron)),
      [],
      [{ ...toLine(heron), fee: 0 }],
      [{ ...toLine(heron), __proto__: { price: 0 }, licenceVersion: 0 }],
    ])
      expect([400, 413]).toContain((await order(thief, lines)).status);
    const whole = { lines: [toLine(heron)], total: 1, status: 'paid', accountId: buyer.user.userId };
    expect((await thief.call('POST', '/order/create', whole, { 'idempotency-key': createId() })).status).toBe(400);
    expect(await count('customer_order')).toBe(before);
  });

  it('of other lines under the same key at the same moment: one of them is made', async () => {
    const [person, key] = [await signInUser(app), createId()];
    const before = await count('customer_order');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => order(person, [toLine(heron, n % 2)], key)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(await count('customer_order')).toBe(before + 1);
  });

  it('twice in two tabs: what the first has paid for, the second can not be paid for', async () => {
    const person = await signInUser(app);
    const second = String((await order(person, [toLine(heron)])).body['_id']);
    await buyHeron(person);
    const begun = await person.call(
      'POST',
      `/payment/begin/${second}`,
      { provider: 'stripe' },
      { 'idempotency-key': createId() },
    );
    expect([begun.status, begun.body['detail']]).toEqual([409, expect.stringMatching(/already bought/)]);
  });
});

describe('bytes of what is sold', () => {
  /** Lists manipulations of a path. */
  const bend = (path: string): string[] => [
    path,
    `${path}/`,
    `/${path}`,
    `${path}//`,
    `${path}?file=x`,
    `${path}?file=..%2f..`,
    `${path}?price=0`,
    `${path}?preview=1&token=1`,
    `${path}%00`,
    `${path}%2e%2e`,
    `${path}/..`,
    `${path};a=1`,
    `${path}%20`,
    path.toUpperCase(),
    path.replace('/content/', '/content/../content/'),
    path.replace('/content/', '/content/%2e%2e/content/'),
    path.replace('/content/', '//content/'),
    path.replace('/download/', '/download/./'),
    path.replace('/download/', '/download/%2e/'),
    path.replace('/download/', '/download%2f'),
  ];

  it('go to nobody who has not bought them: 50 bent addresses, with ranges and as HEAD', async () => {
    const [first = ''] = heron.variantIds;
    const { rows } = await app.pool.query<{ id: string; sha256: string }>(
      'select f.id, f.sha256 from file f join variant_file v on v.file_id = f.id where v.variant_id = $1',
      [first],
    );
    const { id: file = '', sha256 = '' } = rows[0] ?? {};
    const free = `/api/v1/content/download/${crane.contentId}/${crane.variantIds[0]}`;
    const addresses = [
      ...bend(`/api/v1/content/download/${heron.contentId}/${first}`),
      `${free}?file=${file}`,
      `${free}?file=${file}&file=x`,
      `/api/v1/content/download/${crane.contentId}/${first}`,
      `/api/v1/content/download/${heron.contentId}/${crane.variantIds[0]}`,
      `/api/v1/content/download/${first}/${heron.contentId}`,
      `/api/v1/content/download/..%2f${heron.contentId}/${first}`,
      ...[
        `originals/${sha256}`,
        `originals/${sha256.slice(0, 2)}/${sha256}`,
        `../originals/${sha256}`,
        `%2e%2e/originals/${sha256}`,
        `..%2foriginals%2f${sha256}`,
        `....//originals/${sha256}`,
        sha256,
        file,
      ].flatMap((key) => [`/files/${key}`, `/media/${key}`, `/assets/${key}`]),
    ];
    expect(addresses.length).toBeGreaterThanOrEqual(50);
    for (const address of addresses)
      for (const init of [{}, { headers: { range: 'bytes=0-9' } }, { method: 'HEAD' }]) {
        const answer = await thief.fetch(address, init);
        expect([address, answer.status]).toEqual([address, expect.toSatisfy((n: number) => n >= 300 && n < 500)]);
        expect(await answer.text()).not.toContain(SECRET.slice(0, 10));
      }
  });
});

describe('providers', () => {
  it('are told our own addresses to come back to, whatever a request says of its host and origin', async () => {
    const orderId = await buyer.order();
    const begun = await buyer.user.call(
      'POST',
      `/payment/begin/${orderId}?returnUrl=http://evil.example`,
      {
        provider: 'sslcommerz',
      },
      { 'idempotency-key': createId() },
    );
    expect(begun.status).toBe(200);
    const forged = await buyer.user.call(
      'POST',
      `/payment/begin/${await buyer.order()}`,
      { provider: 'stripe' },
      {
        'idempotency-key': createId(),
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    );
    expect([200, 421]).toContain(forged.status);
    for (const name of realProviders)
      for (const { returnUrl, cancelUrl, noticeUrl } of standIns[name].payments.values())
        for (const url of [returnUrl, cancelUrl, noticeUrl].filter((each) => each !== ''))
          expect(new URL(url).origin).toBe('http://localhost');
    const more = { provider: 'stripe', returnUrl: 'http://169.254.169.254/', amount: 1 };
    expect(
      (await buyer.user.call('POST', `/payment/begin/${orderId}`, more, { 'idempotency-key': createId() })).status,
    ).toBe(400);
  });

  it('send a browser back to its order alone', async () => {
    const orderId = await buyer.order();
    const { id } = await buyer.begin(orderId, 'stripe');
    for (const query of [
      'redirect=https://evil.example',
      'next=//evil.example',
      'url=javascript:alert(1)',
      'order=x',
    ]) {
      const answer = await app.fetch(`/api/v1/payment/stripe/return/${id}?${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/checkout/${orderId}?returned=1`]);
    }
  });

  it.each(realProviders)('that hang, drip or send elsewhere cost a try and nothing else: %s', async (name) => {
    for (const fault of ['hang', 'drip', 'redirect'] as const) {
      const orderId = await buyer.order();
      standIns[name].fail('begin', fault);
      const { status } = await buyer.user.call(
        'POST',
        `/payment/begin/${orderId}`,
        { provider: name },
        { 'idempotency-key': createId() },
      );
      expect([fault, status]).toEqual([fault, 503]);
      const { id, reference } = await buyer.begin(orderId, name);
      standIns[name].pay(reference);
      await app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
      expect(await buyer.read(orderId)).toEqual({ ...paidOnce, payments: ['failed', 'completed'] });
    }
    expect(standIns[name].calls).not.toContain('other');
  });

  it('tell no more than a page, however they send it', async () => {
    for (const name of ['sslcommerz', 'stripe']) {
      const path = `/api/v1/payment/notice/${name}`;
      const long = Buffer.alloc(10 * 1024 * 1024, 'a');
      expect((await app.host.request(path, { method: 'POST', body: new Uint8Array(long) })).status).toBe(413);
      let read = 0;
      const part = new Uint8Array(64 * 1024);
      const body = new ReadableStream<Uint8Array>({
        pull: (sink) => {
          read += 1;
          if (read > 1000) sink.close();
          else sink.enqueue(part);
        },
      });
      const answer = await app.host.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit);
      expect(answer.status).toBe(413);
      expect(read).toBeLessThan(100);
    }
  });
});
