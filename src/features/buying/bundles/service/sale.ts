import type { Transaction } from '../../../../platform/database/pool.ts';
import type { BundledWork } from '../rules/prices.ts';
import { holdBundle, readWorks } from '../store/bundles.ts';
import { toWork } from './facts.ts';

export { type BundledWork, isOnSale, priceWorks, sumToPay } from '../rules/prices.ts';

/** Works of a bundle on sale, which stays on sale until the transaction ends; undefined if it isn't. */
export async function holdBundledWorks(tx: Transaction, id: string): Promise<readonly BundledWork[] | undefined> {
  const bundle = await holdBundle(tx, id);
  return bundle && (await readWorks(tx, [id])).map(toWork);
}
