import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContributor } from '../../../../tests/support/factories.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { makeSubmission } from '../../../../tests/support/reviews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let moderator: SignedInAdmin;
let contributorId: string;

beforeAll(async () => {
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
  contributorId = await makeContributor(app, 'rahim');
});
beforeEach(() => app.pool.query('delete from review_template'));

const path = '/content/review/templates';
const add = (title: string, texts: object = { en: 'Please sharpen it.' }) =>
  moderator.call('POST', path, { title, ...texts });
const list = async () => (await owner.call('GET', path)).body['items'] as { _id: string; title: string }[];

describe('a template', () => {
  it('is added, changed and deleted by any admin, and listed by title', async () => {
    await add('Second', { bn: 'আরও স্পষ্ট ছবি দিন।' });
    const { status, body } = await add('first', { en: '  Sharper, please.\n\nThanks. ' });
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body).toMatchObject({ title: 'first', en: 'Sharper, please.\n\nThanks.', bn: '' });
    expect((await list()).map(({ title }) => title)).toEqual(['first', 'Second']);
    const changed = await owner.call('PUT', `${path}/${String(body['_id'])}`, { title: 'Third', en: '', bn: 'কেন?' });
    expect(changed.body).toMatchObject({ _id: body['_id'], title: 'Third', en: '', bn: 'কেন?' });
    const remove = () => owner.call('DELETE', `${path}/${String(body['_id'])}`);
    const statuses = (await Promise.all([remove(), remove()])).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    expect((await list()).map(({ title }) => title)).toEqual(['Second']);
    expect((await owner.call('PUT', `${path}/${String(body['_id'])}`, { title: 'x', en: 'y' })).status).toBe(404);
    expect((await owner.call('DELETE', `${path}/nonsense`)).status).toBe(404);
  });

  it('needs a title that no other has and a text, said beside the field', async () => {
    await add('Sharper');
    for (const [title, texts, at] of [
      ['', { en: 'x' }, 'title'],
      ['SHARPER', { en: 'x' }, 'title'],
      ['Other', {}, 'en'],
      ['Other', { en: ' ', bn: '\u200b' }, 'en'],
      ['a'.repeat(81), { en: 'x' }, 'title'],
      ['Other', { en: 'a'.repeat(2001) }, 'en'],
    ] as const) {
      const { status, body } = await add(title, texts);
      expect([status, (body['errors'] as { path: string }[])[0]?.path]).toEqual([400, at]);
    }
    const both = await Promise.all([add('Twice'), add('twice')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const other = (await list()).find(({ title }) => title === 'Sharper');
    expect((await owner.call('PUT', `${path}/${other?._id}`, { title: 'TWICE', en: 'x' })).status).toBe(400);
    expect((await owner.call('PUT', `${path}/${other?._id}`, { title: 'SHARPER', en: 'x' })).status).toBe(200);
    await expect(app.pool.query("insert into review_template (id, title) values (uuidv7(), 'None')")).rejects.toThrow();
  });

  it('is one of a hundred at most', async () => {
    await app.pool.query(
      "insert into review_template (id, title, en) select uuidv7(), 'Template ' || n, 'x' from generate_series(1, 100) n",
    );
    expect((await add('One more')).status).toBe(400);
  });
});

describe('what a reviewer chooses from', () => {
  const aids = async (query = '') => {
    const { status, body } = await moderator.call('GET', `/content/review/aids${query}`);
    expect(status).toBe(200);
    return body as { frequent: string[]; language: string | null; templates: object[]; reviewers: { isMe: boolean }[] };
  };
  const refuse = async (category: string, ...reasons: string[]) => {
    const id = await makeSubmission(app, contributorId);
    const contentId = '(select content_id from submission where id = $1)';
    await app.pool.query(`delete from content_subcategory where content_id = ${contentId}`, [id]);
    await app.pool.query(`update content set category_id = $2 where id = ${contentId}`, [id, category]);
    const { status } = await owner.call('PATCH', `/content/review/${id}/changes`, { reasons, message: 'Please.' });
    expect(status).toBe(200);
    return id;
  };

  it('begins with nine usual reasons, and with those of the last refusals of the same category', async () => {
    const usual = (await aids()).frequent;
    expect(new Set(usual).size).toBe(9);
    const [{ id: photos }, { id: icons }] = [await makeCategory(app, 'photos'), await makeCategory(app, 'icons')];
    await refuse(photos, 'FOCUS', 'SPELLING');
    await refuse(photos, 'FOCUS');
    const ofIcons = await refuse(icons, 'AUTO_TRACE');
    expect((await aids()).frequent.slice(0, 4)).toEqual(['FOCUS', 'AUTO_TRACE', 'SPELLING', usual[0]]);
    expect((await aids(`?submission=${ofIcons}`)).frequent.slice(0, 3)).toEqual(['AUTO_TRACE', 'FOCUS', 'SPELLING']);
    expect((await aids(`?submission=${ofIcons}`)).frequent).toHaveLength(9);
    expect((await aids('?submission=nonsense')).language).toBeNull();
  });

  it('has the reasons of a category, and a language, where several submissions share them', async () => {
    const [{ id: maps }, { id: fonts }] = [await makeCategory(app, 'maps'), await makeCategory(app, 'fonts')];
    const write = async (username: string, language: string) => {
      const id = await makeContributor(app, username);
      await app.pool.query('insert into account (id, username, language) values ($1, $2, $3)', [
        id,
        username,
        language,
      ]);
      await app.pool.query('update contributor set account_id = id where id = $1', [id]);
      return id;
    };
    const submit = async (by: string, category: string) => {
      const id = await makeSubmission(app, by);
      const contentId = '(select content_id from submission where id = $1)';
      await app.pool.query(`delete from content_subcategory where content_id = ${contentId}`, [id]);
      await app.pool.query(`update content set category_id = $2 where id = ${contentId}`, [id, category]);
      return id;
    };
    for (let time = 0; time < 5; time += 1) await refuse(fonts, 'FOCUS');
    await refuse(maps, 'TYPOGRAPHY');
    const [bangla, english] = [await write('karim', 'bn'), await write('carol', 'en')];
    const [map, other, font] = [await submit(bangla, maps), await submit(bangla, maps), await submit(english, fonts)];
    const same = await aids(`?submission=${map},${other},nonsense`);
    expect([same.language, same.frequent[0]]).toEqual(['bn', 'TYPOGRAPHY']);
    const mixed = await aids(`?submission=${map},${font}`);
    expect([mixed.language, mixed.frequent[0]]).toEqual([null, 'FOCUS']);
  });

  it('has the templates, the admins who can sign in, and the language of the contributor', async () => {
    await add('Sharper');
    const { templates, reviewers } = await aids();
    expect(templates).toMatchObject([{ title: 'Sharper' }]);
    expect(reviewers.filter(({ isMe }) => isMe)).toHaveLength(1);
    await app.pool.query('update admin set disabled_at = now() where id = $1', [owner.adminId]);
    expect((await aids()).reviewers).toHaveLength(reviewers.length - 1);
    await app.pool.query('update admin set disabled_at = null where id = $1', [owner.adminId]);
  });
});

it('is for admins alone', async () => {
  for (const [method, at] of [
    ['GET', path],
    ['POST', path],
    ['GET', '/content/review/aids'],
  ] as const)
    expect((await browser(app).call(method, at)).status).toBe(401);
});
