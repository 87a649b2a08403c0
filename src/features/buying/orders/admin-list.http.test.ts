import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { openShop, type Shop } from '../../../../tests/support/shop.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let shop: Shop;
let owner: SignedInAdmin;

beforeAll(async () => {
  shop = await openShop(app);
  owner = await signInAdmin(app);
});

describe('the list of orders', () => {
  const find = async (query: string): Promise<number[]> => {
    const { status, body } = await owner.call('GET', `/order/every?${query}`);
    expect(status).toBe(200);
    return (body['items'] as { number: number }[]).map(({ number }) => number);
  };

  it('finds an order by number, buyer, e-mail, title and the references of its payment', async () => {
    const person = await signInUser(app, { method: 'google', email: 'rahim.u@example.com', name: 'Rahim Uddin' });
    const bought = await shop.buy(person);
    const { rows } = await app.pool.query<{ reference: string; provider_reference: string; transaction_id: string }>(
      'select reference, provider_reference, transaction_id from payment where order_id = $1',
      [bought.id],
    );
    const { reference = '', provider_reference: attempt = '', transaction_id: transaction = '' } = rows[0] ?? {};
    const bengali = String(bought.number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    for (const q of [
      String(bought.number),
      `#${bought.number}`,
      bengali,
      'rahim.u@example.com',
      'uddin',
      reference,
      reference.toLowerCase(),
      attempt,
      transaction,
    ])
      expect(await find(`q=${encodeURIComponent(q)}`)).toEqual([bought.number]);
    expect(await find('q=kingfisher')).toContain(bought.number);
    expect(await find(`buyer=${person.userId}`)).toEqual([bought.number]);
    for (const other of ['nonsense', bought.id]) expect(await find(`buyer=${other}`)).toEqual([]);
    expect(await find('q=kingfisher%20uddin')).toEqual([bought.number]);
    expect(await find('q=ra%20ud%20kingfisher')).toEqual([bought.number]);
    for (const q of ['zzzqqq', 'kingfisher%20ng', '%25', '_', 'uddin%20zzz', '999999999999999'])
      expect(await find(`q=${q}`)).toEqual([]);
    const { body } = await owner.call('GET', `/order/every?q=${bought.number}`);
    expect(body['items']).toMatchObject([
      {
        status: 'paid',
        provider: 'sandbox',
        total: 15_000,
        titles: ['Kingfisher 0', 'Kingfisher 1', 'Kingfisher 2'],
        buyer: { name: 'Rahim Uddin', email: 'rahim.u@example.com' },
        refunded: 0,
        isRefunding: false,
      },
    ]);
  });

  it('filters, and goes through all pages in either order once', async () => {
    const unpaid = await shop.order(await signInUser(app));
    const paid = await shop.buy();
    expect(await find('status=pending&limit=100')).toContain(unpaid.number);
    expect(await find('status=pending&limit=100')).not.toContain(paid.number);
    expect(await find('provider=sandbox&limit=100')).toContain(paid.number);
    expect(await find('provider=stripe')).toEqual([]);
    expect(await find('days=1&limit=100')).toContain(paid.number);
    for (const sort of ['-created', 'number', '-buyer', 'buyer', 'status', '-status', 'total', '-total']) {
      const all = await find(`sort=${sort}&limit=100`);
      const paged: number[] = [];
      let cursor = '';
      do {
        const { body } = await owner.call('GET', `/order/every?sort=${sort}&limit=3&cursor=${cursor}`);
        paged.push(...(body['items'] as { number: number }[]).map(({ number }) => number));
        cursor = (body['nextCursor'] as string | null) ?? '';
      } while (cursor !== '');
      expect(paged).toEqual(all);
      expect(new Set(paged).size).toBe(paged.length);
    }
    expect((await owner.call('GET', '/order/every?cursor=nonsense')).status).toBe(400);
    expect((await owner.call('GET', '/order/every?status=lost')).status).toBe(400);
  });

  it('knows a buyer who has left by nothing', async () => {
    const person = await signInUser(app, { name: 'Karim Leaves' });
    const bought = await shop.buy(person);
    expect(await find('q=karim')).toEqual([bought.number]);
    expect((await person.deleteAccount()).status).toBe(200);
    expect(await find('q=karim')).toEqual([]);
    expect((await owner.call('GET', `/order/every/${bought.id}`)).body).toMatchObject({
      buyer: { _id: null, name: '', email: null, phone: null },
    });
  });
});
