import type { Finder } from '../../../../platform/admin-desk.ts';
import { findByTitle } from '../../../catalogue/content/service/every-content.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';

/** Finds works of any status by title, for the search of the admin area. */
export const workFinder: Finder = {
  find: async ({ db }, { text, words }, limit) => {
    const rows = await findByTitle(db, text, words, limit);
    const contributors = await readContributorsById(db, [...new Set(rows.map((row) => row.contributor_id))]);
    return rows.map((row) => ({
      kind: 'work',
      path: `/admin/content/assets?q=${row.id}`,
      title: row.title,
      detail: contributors.get(row.contributor_id)?.name ?? '',
      isExact: row.title.toLowerCase() === text.toLowerCase(),
    }));
  },
};
