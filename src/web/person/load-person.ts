import type { Admin } from '../../features/people/admins/web/admin.ts';
import type { ArborApi } from '../../ui/api/client.ts';

/** Number of records per list, newest first. */
const LIMIT = 6;

/** Audit entries about the account and its contributor, latest first. */
async function loadAudit(api: ArborApi, subjects: readonly string[]) {
  const answers = await Promise.all(
    subjects.map((subject) => api('GET /admin/audit', { query: { subject, limit: LIMIT } })),
  );
  const entries = answers.flatMap(({ items }) => items);
  return entries.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, LIMIT);
}

async function loadForOwner(api: ArborApi, id: string, contributorId: string | undefined) {
  const [orders, downloads, payouts, audit] = await Promise.all([
    api('GET /order/every', { query: { buyer: id, limit: LIMIT } }),
    api('GET /content/downloaded/{id}', { params: { id }, query: { limit: LIMIT } }),
    contributorId === undefined
      ? null
      : api('GET /withdraw-request/all', { query: { contributor: contributorId, limit: LIMIT } }),
    loadAudit(api, [...new Set([id, contributorId ?? id])]),
  ]);
  return { orders, downloads: downloads.items, payouts, audit };
}

/** All data about a person for admins; payments and the audit log for owners only. */
export async function loadPerson(api: ArborApi, id: string, role: Admin['role']) {
  const { user: person } = await api('GET /user/single/{id}', { params: { id } });
  const { items } = await api('GET /contributor/all', { query: { account: id, limit: 1 } });
  const contributor = items[0] ?? null;
  const [sessions, notes, reports, works, forOwner] = await Promise.all([
    api('GET /user/sessions/of/{id}', { params: { id } }),
    api('GET /admin/notes/{id}', { params: { id } }),
    api('GET /report/person/{id}', { params: { id } }),
    contributor === null
      ? null
      : api('GET /content/assets', { query: { contributor: contributor.username, limit: LIMIT } }),
    role === 'owner' ? loadForOwner(api, id, contributor?._id) : null,
  ]);
  return {
    person,
    contributor,
    sessions: sessions.items.slice(0, LIMIT),
    notes: notes.items,
    reports,
    works,
    forOwner,
  };
}

export type PersonData = Awaited<ReturnType<typeof loadPerson>>;
