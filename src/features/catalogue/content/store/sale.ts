import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** What variants cost now, kept so until the transaction ends; those of other contents are left out. */
export const lockOffers = (tx: Transaction, variantIds: readonly string[]) =>
  tx
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select([
      'v.id',
      'v.content_id',
      'v.name',
      'v.licence_code',
      'v.price',
      'c.title',
      'c.version',
      'c.contributor_id',
      'c.status',
    ])
    .where('v.id', '=', isOneOf(variantIds))
    .orderBy('v.id')
    .forShare();

export type LockedOfferRow = Awaited<ReturnType<ReturnType<typeof lockOffers>['execute']>>[number];
