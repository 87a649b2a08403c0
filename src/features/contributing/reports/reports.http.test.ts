import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { browser, type SignedInUser, signInUser } from '../../../../tests/support/people.ts';

const { log, lines } = recordLog();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, log });
const contributor = await makeContributor(app, 'mina');
const { contentId } = await makeContent(app, {
  category: await makeCategory(app, 'icons'),
  contributor,
  title: 'Weather icons',
});
const words = 'The third drawing is from my book of 2019.';
const good = { kind: 'copyright', words, email: 'rahima@example.com' };

const readReports = async () =>
  (
    await app.pool.query<Record<string, unknown>>(
      'select kind, content_id, words, email, account_id, language, status from report order by id',
    )
  ).rows;
const removeReports = () => app.pool.query('delete from report');

describe('a report', () => {
  it('of a visitor is kept, with an e-mail where one was given', async () => {
    await removeReports();
    const visitor = browser(app);
    expect((await visitor.call('POST', '/report/create', good)).status).toBe(200);
    expect((await visitor.call('POST', '/report/create', { kind: 'other', words, email: '' })).status).toBe(200);
    expect(await readReports()).toEqual([
      { ...good, content_id: null, account_id: null, language: 'en', status: 'open' },
      { kind: 'other', words, email: null, content_id: null, account_id: null, language: 'en', status: 'open' },
    ]);
  });

  it('is kept without characters that its reader would not see', async () => {
    await removeReports();
    await browser(app).call('POST', '/report/create', { ...good, words: `First line\r\n\u202e${words}\u200b` });
    expect(await readReports()).toMatchObject([{ words: `First line\n${words}` }]);
  });

  it('with an address that is none, or is too long, is refused beside the field', async () => {
    for (const email of [
      'rahima',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
    ]) {
      const { status, body } = await browser(app).call('POST', '/report/create', { ...good, email });
      expect([status, (body as { errors: { path: string }[] }).errors.map(({ path }) => path)]).toEqual([
        400,
        ['email'],
      ]);
    }
  });

  it('of a work names it, and who is signed in', async () => {
    await removeReports();
    const person = await signInUser(app);
    const response = await person.fetch(`/api/v1/content/report/${contentId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'bn' },
      body: JSON.stringify(good),
    });
    expect([response.status, await response.json()]).toEqual([200, { done: true }]);
    expect(await readReports()).toEqual([
      { ...good, content_id: contentId, account_id: person.userId, language: 'bn', status: 'open' },
    ]);
  });

  it('is announced in the log, without what it says and who said it', async () => {
    const before = lines.length;
    await browser(app).call('POST', '/report/create', good);
    const written = lines.slice(before).join('');
    expect(written).toContain('a report has been sent');
    expect(written).not.toContain('book of 2019');
    expect(written).not.toContain('rahima@example.com');
  });

  it.each([
    [{ ...good, kind: 'boredom' }, 'kind'],
    [{ ...good, words: 'Hm.' }, 'words'],
    [{ ...good, words: `   ${'\0'.repeat(20)}   ` }, 'words'],
    [{ ...good, words: 'x'.repeat(4001) }, 'words'],
    [{ ...good, email: 'nowhere' }, 'email'],
    [{ ...good, status: 'closed' }, ''],
  ])('is refused with its field named: %j', async (body, path) => {
    const { status, body: problem } = await browser(app).call('POST', '/report/create', body);
    expect(status).toBe(400);
    expect((problem['errors'] as { path: string }[]).map((error) => error.path)).toEqual([path]);
  });

  it('of a work that is not public is 404', async () => {
    for (const id of ['nothing', contributor, '00000000-0000-7000-8000-000000000000'])
      expect((await browser(app).call('POST', `/content/report/${id}`, good)).status).toBe(404);
  });

  it('can be sent so many times only from one network', async () => {
    const limited = await testApp();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push((await browser(limited).call('POST', '/report/create', { kind: 'other', words })).status);
    expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([200, 429]);
  });
});

describe('reports of an account', () => {
  const readExport = async (person: SignedInUser): Promise<string> =>
    Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer()).toString('latin1');

  it('are exported, and forget who wrote them when the account is deleted', async () => {
    await removeReports();
    const person = await signInUser(app);
    await person.call('POST', '/report/create', good);
    expect(await readExport(person)).toContain('reports.json');
    const body = { confirm: person.username, proof: person.prove() };
    expect((await person.call('DELETE', '/user/delete/profile', body)).status).toBe(200);
    expect(await readReports()).toEqual([
      { ...good, email: null, content_id: null, account_id: null, language: 'en', status: 'open' },
    ]);
  });
});
