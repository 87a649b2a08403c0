import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { salePrice } from './offers.ts';

/** Selects variants for a statement of another feature and locks their prices until the transaction ends. */
export const selectOffersToLock = (tx: Transaction, variantIds: readonly string[]) =>
  tx
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select([
      'v.id',
      'v.content_id',
      'v.name',
      'v.licence_code',
      'v.price as list_price',
      'v.sale_id',
      'v.sale_site_share',
      'c.title',
      'c.version',
      'c.contributor_id',
      'c.status',
      'c.category_id',
    ])
    .select(salePrice)
    .where('v.id', '=', isOneOf(variantIds))
    .orderBy('v.id')
    .forShare();

export type LockedOfferRow = Awaited<ReturnType<ReturnType<typeof selectOffersToLock>['execute']>>[number];
