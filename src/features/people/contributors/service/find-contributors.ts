import type { Finder } from '../../../../platform/admin-desk.ts';
import { readContributors } from '../store/list.ts';

/** Number of the newest matches among which exact names are ranked first. */
const MAX_RANKED = 50;

/**
 * Contributors of any status for the admin search, which links to the person's page, or to the works of a contributor
 * without an account.
 */
export const contributorFinder: Finder = {
  find: async ({ db }, { text, words }, limit) => {
    if (words.length === 0) return [];
    const typed = text.toLowerCase().replace(/^@/, '');
    const page = { sort: '-applied', after: undefined, limit: MAX_RANKED } as const;
    const rows = await readContributors(db, { words, status: undefined, accountId: undefined }, page);
    const found = rows.map(({ account_id: accountId, username, name }) => ({
      kind: 'contributor',
      path: accountId === null ? `/admin/content/assets?contributor=${username}` : `/admin/users/${accountId}`,
      title: name,
      detail: `@${username}`,
      isExact: [username, name.toLowerCase()].includes(typed),
    }));
    return found.toSorted((one, other) => Number(other.isExact) - Number(one.isExact)).slice(0, limit);
  },
};
