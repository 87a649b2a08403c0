import type { Database } from '../../../../platform/database/pool.ts';
import { readPublicCategories } from '../../../catalogue/categories/service/categories.ts';
import type { Proposal } from '../../../catalogue/content/service/drafts/drafts.ts';
import { findLastChoices } from '../../../catalogue/content/service/last-choices.ts';
import type { ReadyUpload } from '../../uploads/service/uploads.ts';
import { proposePlace } from '../rules/propose-category.ts';

/**
 * Creates a function that suggests a draft's category by its first file, and the contributor's last licence and price
 * there.
 */
export async function createProposer(
  db: Database,
  contributorId: string,
): Promise<(file: ReadyUpload | undefined) => Proposal | undefined> {
  const categories = await readPublicCategories(db);
  const last = await findLastChoices(db, contributorId);
  const lastSubcategories = new Map(
    [...last].flatMap(([category, { subcategoryId }]) => (subcategoryId === null ? [] : [[category, subcategoryId]])),
  );
  return (file) => {
    if (file === undefined) return undefined;
    const { name, folder, report } = file;
    const place = proposePlace({ ...report, name, folder }, categories, lastSubcategories);
    if (place === undefined) return undefined;
    const { categoryId, subcategoryId } = place;
    return {
      categoryId,
      subcategoryIds: subcategoryId === null ? [] : [subcategoryId],
      terms: last.get(categoryId)?.terms,
    };
  };
}
