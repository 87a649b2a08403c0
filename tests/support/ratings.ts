import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Made } from './factories.ts';
import { makePaidOrder } from './good-certificate-calls.ts';

interface RatingOptions {
  readonly accountId: string;
  readonly work: Made;
  readonly stars?: number;
  readonly words?: string;
  readonly hiddenReason?: string;
}

/** Adds a paid order of a work and the buyer's rating. @returns the rating's id */
export async function makeRating(app: TestApp, options: RatingOptions): Promise<string> {
  const { accountId, work, stars = 5, words = 'Just what I needed.', hiddenReason = null } = options;
  await makePaidOrder(app, { accountId, ...work, price: 4900 });
  const id = createId();
  await app.pool.query(
    `insert into rating (id, content_id, account_id, stars, words, hidden_reason, hidden_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, work.contentId, accountId, stars, words, hiddenReason, hiddenReason === null ? null : new Date()],
  );
  return id;
}
