import type { Transaction } from '../../../../platform/database/pool.ts';
import { standardCategories } from '../rules/standard-categories.ts';
import { addCategory, addSubcategory, readPlaceIds, updatePlace } from '../store/changes.ts';
import { lockOrder } from '../store/retired-keys.ts';

/**
 * Adds the standard categories, published, to a site without categories.
 * @returns their number; 0 if the site has categories already
 */
export async function addStandardCategories(tx: Transaction): Promise<number> {
  await lockOrder(tx);
  if ((await readPlaceIds(tx, undefined)).length > 0) return 0;
  for (const { key, name, nameBn, description, descriptionBn, subcategories } of standardCategories) {
    const id = await addCategory(tx, { key, name, name_bn: nameBn, description, description_bn: descriptionBn });
    await updatePlace(tx, 'category', id, { published: true });
    for (const each of subcategories)
      await addSubcategory(tx, id, { key: each.key, name: each.name, name_bn: each.nameBn });
  }
  return standardCategories.length;
}
