import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { browser, type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const rahim = await signInContributor(app);

interface Figures {
  readonly days: readonly { day: string; views: number; downloads: number }[];
  readonly before: { views: number; downloads: number };
  readonly ever: { views: number; downloads: number; favorites: number };
  readonly mostSeen: readonly { _id: string; title: string; isPublic: boolean; views: number; downloads: number }[];
}

async function readFigures(person: SignedInUser, query = ''): Promise<Figures> {
  const { status, body } = await person.call('GET', `/content/figures${query}`);
  expect(status).toBe(200);
  return body as unknown as Figures;
}

describe('the figures of own works', () => {
  it('are nothing on thirty days for whoever has nothing', async () => {
    const { days, before, ever, mostSeen } = await readFigures(await signInContributor(app));
    expect(days).toHaveLength(30);
    expect(days.every(({ views, downloads }) => views === 0 && downloads === 0)).toBe(true);
    expect([before, ever, mostSeen]).toEqual([
      { views: 0, downloads: 0 },
      { views: 0, downloads: 0, favorites: 0 },
      [],
    ]);
  });

  it('count a visitor once a day, are of today, and of nobody else', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published', title: 'A boat' });
    const visitor = browser(app);
    const first = await visitor.call('PATCH', `/content/view/${contentId}`);
    expect(first.status).toBe(200);
    await visitor.call('PATCH', `/content/view/${contentId}`);
    const user = await signInUser(app);
    const { rows } = await app.pool.query<{ id: string }>('select id from variant where content_id = $1', [contentId]);
    await user.fetch(`/api/v1/content/download/${contentId}/${rows[0]?.id}`);
    const { days, ever, mostSeen } = await readFigures(mina);
    expect(days.at(-1)).toMatchObject({ views: 1, downloads: 1 });
    expect(days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
    expect(ever).toEqual({ views: 1, downloads: 1, favorites: 0 });
    expect(mostSeen).toEqual([{ _id: contentId, title: 'A boat', isPublic: true, views: 1, downloads: 1 }]);
    await mina.call('PATCH', `/content/toggle/publish/${contentId}`, { published: false });
    expect((await readFigures(mina)).mostSeen).toMatchObject([{ _id: contentId, isPublic: false, views: 1 }]);
    expect((await readFigures(rahim)).ever).toEqual({ views: 0, downloads: 0, favorites: 0 });
  });

  it('compare with as many days before, and leave out what is older', async () => {
    const karim = await signInContributor(app);
    const { contentId } = await makeDraft(app, { contributor: karim.userId, status: 'published' });
    const add = (daysAgo: number, views: number) =>
      app.pool.query(
        "insert into content_day (content_id, day, views) values ($1, (now() at time zone 'Asia/Dhaka')::date - $2::integer, $3)",
        [contentId, daysAgo, views],
      );
    await Promise.all([add(0, 2), add(29, 3), add(30, 5), add(59, 7), add(60, 11), add(100, 13)]);
    const month = await readFigures(karim);
    expect([month.days[0]?.views, month.days.at(-1)?.views, month.before.views]).toEqual([3, 2, 12]);
    const quarter = await readFigures(karim, '?days=90');
    expect(quarter.days).toHaveLength(90);
    expect([quarter.days.reduce((sum, { views }) => sum + views, 0), quarter.before.views]).toEqual([28, 13]);
    expect((await karim.call('GET', '/content/figures?days=7')).status).toBe(400);
  });
});
