import type { Admin } from '../../features/people/admins/web/admin.ts';
import type { ArborApi } from '../../ui/api/client.ts';

/** Figures that the calls of today answer, and nothing else. */
export async function loadOverview(api: ArborApi, role: Admin['role']) {
  const count = async (query: { status?: 'active' | 'suspended' | 'deleted'; role?: 'applicant' | 'contributor' }) => {
    const { total, totalIsMore } = await api('GET /user/all', { query: { ...query, limit: 1 } });
    return { total, totalIsMore };
  };
  const [active, suspended, deleted, applicants, contributors, latest, categories, audit] = await Promise.all([
    count({ status: 'active' }),
    count({ status: 'suspended' }),
    count({ status: 'deleted' }),
    count({ role: 'applicant' }),
    count({ role: 'contributor' }),
    api('GET /user/all', { query: { limit: 6 } }),
    api('GET /content-category/all', {}),
    role === 'owner' ? api('GET /admin/audit', { query: { limit: 6 } }) : null,
  ]);
  return {
    active,
    suspended,
    deleted,
    applicants,
    contributors,
    latest: latest.items,
    categories: {
      all: categories.items.length,
      published: categories.items.filter(({ published }) => published).length,
    },
    works: categories.items.reduce((sum, { contentCount }) => sum + contentCount, 0),
    audit: audit?.items ?? null,
  };
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;
