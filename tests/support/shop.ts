import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from './factories.ts';
import { type SignedInUser, signInUser } from './people.ts';

interface BoughtLine {
  readonly _id: string;
}

export interface Bought {
  readonly person: SignedInUser;
  readonly id: string;
  readonly number: number;
  readonly lines: readonly BoughtLine[];
}

/** Three works with the prices ৳100.01, ৳49.99 and ৳0, and buyers of all three. */
export interface Shop {
  readonly works: readonly Made[];
  readonly order: (person: SignedInUser) => Promise<Bought>;
  /** Orders and pays in the sandbox; the default is a new person. */
  readonly buy: (person?: SignedInUser) => Promise<Bought>;
}

const prices = [10_001, 4999, 0];

export async function openShop(app: TestApp): Promise<Shop> {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const works: Made[] = [];
  for (const [index, price] of prices.entries())
    works.push(await makeContent(app, { category, contributor, title: `Kingfisher ${index}`, prices: [price] }));
  const order: Shop['order'] = async (person) => {
    const lines = works.map(({ contentId, variantIds }, index) => ({
      contentId,
      variantId: variantIds[0],
      price: prices[index],
    }));
    const { body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    return { person, id: String(body['_id']), number: Number(body['number']), lines: body['lines'] as BoughtLine[] };
  };
  return {
    works,
    order,
    buy: async (given) => {
      const person = given ?? (await signInUser(app));
      const made = await order(person);
      const begun = await person.call(
        'POST',
        `/payment/begin/${made.id}`,
        { provider: 'sandbox' },
        { 'idempotency-key': createId() },
      );
      const page = String(begun.body['redirect']).split('/').at(-1);
      await person.call('POST', `/payment/sandbox/act/${page}`, { act: 'pay' });
      return made;
    },
  };
}
