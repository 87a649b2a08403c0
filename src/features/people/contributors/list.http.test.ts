import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { applyToContribute, signInAdmin, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');

interface Listed {
  readonly _id: string;
  readonly username: string;
}
const list = async (query = '') => {
  const { status, body } = await admin.call('GET', `/contributor/all?${query}`);
  expect(status).toBe(200);
  return body as unknown as { items: Listed[]; nextCursor: string | null; total: number };
};

describe('the list of contributors', () => {
  it('says who they are, how to reach them, and what they have published', async () => {
    const person = await signInUser(app, { name: 'Listed Person', phone: '+8801712345678', isContributor: true });
    const before = (await list(`q=listed`)).items;
    expect(before).toMatchObject([{ _id: person.userId, status: 'pending', hasAcceptedTerms: false, contents: 0 }]);
    await applyToContribute(person);
    await admin.call('PATCH', `/contributor/decide/${person.userId}/approve`, {});
    expect((await list(`account=${person.userId}`)).items).toMatchObject([{ _id: person.userId }]);
    const category = await makeCategory(app, 'listed');
    await makeContent(app, { category, contributor: person.userId, title: 'One' });
    await makeContent(app, { category, contributor: person.userId, title: 'Two', status: 'draft' });
    expect((await list('q=person%20LISTED')).items).toEqual([
      {
        _id: person.userId,
        username: person.username,
        name: 'Listed Person',
        image: null,
        status: 'active',
        reason: '',
        kind: 'account',
        accountId: person.userId,
        email: null,
        phone: '+8801712345678',
        hasAcceptedTerms: true,
        contents: 1,
        appliedAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('filters by standing and words, of which none is a pattern, and counts what it finds', async () => {
    for (let n = 0; n < 3; n += 1) await makeContributor(app, `plover_${n}`, { demo: n === 0 });
    await makeContributor(app, 'plover-gone', { status: 'suspended' });
    expect(await list('q=plover&status=active')).toMatchObject({ total: 3 });
    expect((await list('q=plover&status=suspended')).items).toMatchObject([{ username: 'plover-gone', kind: 'none' }]);
    expect(await list('q=plover_')).toMatchObject({ total: 3 });
    expect(await list('q=plov%25er')).toMatchObject({ total: 0, items: [] });
    expect((await list('account=nonsense')).items).toEqual([]);
    expect(await list('q=plover%20gone')).toMatchObject({ total: 1 });
  });

  it('pages in both orders without leaving anybody out, however close they came', async () => {
    await app.pool.query(
      `insert into contributor (id, username, name, created_at)
       select gen_random_uuid(), 'tern-' || n, 'Tern', date_trunc('milliseconds', now()) - n / 3 * interval '1 minute'
       from generate_series(1, 11) n`,
    );
    for (const sort of ['-applied', 'applied', 'name', '-name', 'status', '-status']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(`q=tern&limit=4&sort=${sort}&cursor=${cursor}`);
        seen.push(...page.items.map(({ username }) => username));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(11);
      expect(seen).toHaveLength(11);
      if (sort.endsWith('applied')) expect(seen.at(sort === '-applied' ? -1 : 0)).toMatch(/tern-(9|10|11)/);
    }
  });

  it('refuses what it does not know', async () => {
    const { nextCursor } = await list('limit=1');
    for (const query of ['status=gone', 'sort=newest', 'limit=0', 'cursor=x', `sort=applied&cursor=${nextCursor}`])
      expect([query, (await admin.call('GET', `/contributor/all?${query}`)).status]).toEqual([query, 400]);
  });
});
