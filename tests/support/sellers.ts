import { markPaid } from '../../src/features/buying/orders/service/paid.ts';
import { releaseCleared } from '../../src/features/earning/earnings/service/release.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { type Made, makeCategory, makeContent } from './factories.ts';
import { type SignedInUser, signInContributor, signInUser } from './people.ts';

/** Prices of a seller's works in minor units. */
const sellerPrices = [10_001, 4999, 1] as const;

export interface Seller extends SignedInUser {
  readonly contributorId: string;
  readonly works: readonly Made[];
}

/** Creates a contributor with a work for each of `sellerPrices`. */
export async function makeSeller(app: TestApp): Promise<Seller> {
  const person = await signInContributor(app);
  const { rows } = await app.pool.query<{ id: string }>('select id from contributor where account_id = $1', [
    person.userId,
  ]);
  const contributorId = rows[0]?.id ?? '';
  const category = await makeCategory(app, `birds-${createId().slice(-8)}`);
  const works: Made[] = [];
  for (const [index, price] of sellerPrices.entries())
    works.push(
      await makeContent(app, { category, contributor: contributorId, title: `Heron, "${index}"`, prices: [price] }),
    );
  return { ...person, contributorId, works };
}

/** Lets a new person buy works by their index, paid some days ago. */
export async function sell(app: TestApp, seller: Seller, which: readonly number[] = [0, 1, 2], days = 0) {
  const buyer = await signInUser(app);
  const lines = which.map((index) => {
    const { contentId, variantIds } = seller.works[index] ?? { contentId: '', variantIds: [] };
    return { contentId, variantId: variantIds[0], price: sellerPrices[index] };
  });
  const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  const id = String(body['_id']);
  const paidAt = new Date(Date.now() - days * 86_400_000);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId: id, provider: 'sandbox', paidAt }));
  return { id, lines: body['lines'] as { readonly _id: string }[] };
}

/** Releases cleared earnings. */
export const release = (app: TestApp): Promise<void> => releaseCleared(app.systemContext());

export interface EarningsEntry {
  readonly kind: string;
  readonly share: number;
  readonly state: string | null;
  readonly clearsAt: string | null;
  readonly sale: { readonly title: string; readonly price: number; readonly platformFee: number } | null;
}

export interface Earnings {
  readonly balances: Record<'pending' | 'available' | 'reserved' | 'debt' | 'paid', number>;
  readonly entries: { readonly items: EarningsEntry[]; readonly nextCursor: string | null };
}

/** Reads what a contributor sees below `/contributor/sales-earnings`. */
export async function readEarnings<T = Earnings>(person: SignedInUser, path = 'current'): Promise<T> {
  const { status, body } = await person.call('GET', `/contributor/sales-earnings/${path}`);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

/** Reads the rows of a statement for a period. */
export async function readStatement(person: SignedInUser, query: string): Promise<string> {
  const answer = await person.fetch(`/api/v1/contributor/sales-earnings/statement?${query}`);
  if (!answer.ok) throw new Error(`statement: ${answer.status} ${await answer.text()}`);
  return answer.text();
}
