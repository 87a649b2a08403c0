import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { readCards } from '../../../catalogue/catalogue/service/members.ts';
import { type BundledWork, isOnSale } from '../rules/prices.ts';
import { holdBundle, readBundlesById, readWorks } from '../store/bundles.ts';
import { readPricedWorks, toWork } from './facts.ts';

export { type BundledWork, isOnSale, priceWorks, sumToPay } from '../rules/prices.ts';

export interface HeldBundle {
  /** Whether everybody has agreed and nobody has ended it. */
  readonly isPublished: boolean;
  readonly works: readonly BundledWork[];
  /** Ids of those of its works that are public. */
  readonly listed: ReadonlySet<string>;
}

/** A bundle, whose state stays until the transaction ends; undefined if there is none. */
export async function holdBundledWorks(tx: Transaction, id: string): Promise<HeldBundle | undefined> {
  const bundle = await holdBundle(tx, id);
  if (bundle === undefined) return undefined;
  const works = (await readWorks(tx, [id])).map(toWork);
  const cards = await readCards(
    tx,
    works.map(({ contentId }) => contentId),
  );
  return { isPublished: bundle.state === 'published', works, listed: new Set(cards.keys()) };
}

export interface NamedBundle {
  readonly _id: string;
  readonly name: string;
  readonly nameBn: string | null;
  /** Whether it can be bought, so that it has a page. */
  readonly isOnSale: boolean;
}

/** Names of bundles, by id. */
export async function findBundles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, NamedBundle>> {
  const [rows, works] = await Promise.all([readBundlesById(db, ids), readPricedWorks(db, ids)]);
  return new Map(
    rows.map(({ id, name, name_bn: nameBn, state }) => [
      id,
      { _id: id, name, nameBn, isOnSale: state === 'published' && isOnSale(works.get(id) ?? []) },
    ]),
  );
}
