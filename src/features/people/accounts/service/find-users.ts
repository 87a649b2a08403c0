import type { Finder } from '../../../../platform/admin-desk.ts';
import { readUsers, readUsersNamed } from '../store/users.ts';

/** Number of the newest matches among which exact names are ranked first. */
const MAX_RANKED = 50;

/** People by username, name, e-mail or phone, for the search of the admin area. */
export const userFinder: Finder = {
  find: async ({ db }, { text, words }, limit) => {
    const typed = text.toLowerCase().replace(/^@/, '');
    const page = { sort: '-created', after: undefined, limit: MAX_RANKED } as const;
    const filters = { words, status: undefined, role: undefined };
    const rows = [
      ...(await readUsersNamed(db, typed)),
      ...(words.length === 0 ? [] : await readUsers(db, filters, page)),
    ];
    const found = [...new Map(rows.map((row) => [row.id, row])).values()].map(
      ({ id, username, name, email, phone }) => ({
        kind: 'user',
        path: `/admin/users/${id}`,
        title: name || username,
        detail: [email, phone].filter((each) => each !== null).join(' · ') || `@${username}`,
        isExact: [username, name.toLowerCase(), email?.toLowerCase()].includes(typed),
      }),
    );
    return found.toSorted((one, other) => Number(other.isExact) - Number(one.isExact)).slice(0, limit);
  },
};
