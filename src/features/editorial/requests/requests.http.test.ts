import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { type Browser, browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { makePicture, toForm } from '../../../../tests/support/picture-form.ts';
import { findForgetToken, makeRequest, makeWaitingPicture } from '../../../../tests/support/requests.ts';
import { createId } from '../../../platform/database/id.ts';

const app: TestApp = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const category = await makeCategory(app, 'boats');

const good = {
  title: 'A boat in our colours',
  description: 'For a poster, in red and green, as SVG.',
  contact: 'nusrat@private.example',
  budget: 500_000,
  deadline: null,
  categoryId: null,
  pictures: [],
};
const send = (who: Browser, change: object = {}, key = createId(), language = 'en') =>
  who.call(
    'POST',
    '/content-request/create',
    { ...good, ...change },
    { 'idempotency-key': key, 'accept-language': language },
  );
const pathsOf = ({ body }: { body: Record<string, unknown> }): string[] =>
  ((body['errors'] ?? []) as { path: string }[]).map(({ path }) => path);
const readRow = async (id: string) =>
  app.db.selectFrom('content_request').selectAll().where('id', '=', id).executeTakeFirst();
const countMail = async (): Promise<number> => (await app.db.selectFrom('mail').select('id').execute()).length;

beforeEach(async () => {
  await app.pool.query('delete from content_request');
  await app.pool.query('delete from mail');
});

describe('a request', () => {
  it('is sent by a visitor, with its contact encrypted and masked, and a letter that shows nothing of it', async () => {
    const answer = await send(browser(app), { categoryId: category.id });
    expect(answer.status).toBe(200);
    const row = await readRow(String(answer.body['_id']));
    expect(row).toMatchObject({
      status: 'new',
      language: 'en',
      account_id: null,
      contact_kind: 'email',
      contact_hint: 'n•••@private.example',
      category_id: category.id,
    });
    expect(row?.encrypted).toMatch(/^v1\./);
    const dump = await dumpDatabase(app.pool);
    const telling = [...dump].filter(([, text]) => text.includes('nusrat@private.example')).map(([name]) => name);
    // E-mails are kept for a month with their recipient.
    expect(telling).toEqual(['public.mail']);
    const [letter] = await app.db.selectFrom('mail').selectAll().execute();
    expect(letter).toMatchObject({
      account_id: null,
      recipient: 'nusrat@private.example',
      subject: 'We got your request',
    });
    expect(letter?.text_body).toContain(`/forget-request/${findForgetToken(app, row?.id ?? '')}`);
    expect(`${letter?.text_body}${letter?.html_body}`).not.toContain('boat');
  });

  it('takes a phone as people write it, in the language of the page, and writes no letter then', async () => {
    const { body } = await send(browser(app), { contact: '০১৭১২-৩৪৫৬৭৮' }, createId(), 'bn');
    expect(await readRow(String(body['_id']))).toMatchObject({
      language: 'bn',
      contact_kind: 'phone',
      contact_hint: '+880•••678',
    });
    expect(await countMail()).toBe(0);
  });

  it.each([
    [{ title: 'x' }, ['title']],
    [{ description: 'short' }, ['description']],
    [{ contact: 'nobody' }, ['contact']],
    [{ contact: '12345' }, ['contact']],
    [{ contact: '+880123' }, ['contact']],
    [{ budget: 0 }, ['budget']],
    [{ budget: 1.5 }, ['budget']],
    [{ deadline: '2026-02-30' }, ['deadline']],
    [{ deadline: '2020-01-01' }, ['deadline']],
    [{ deadline: '2999-01-01' }, ['deadline']],
    [{ categoryId: createId() }, ['categoryId']],
    [{ categoryId: 'boats' }, ['categoryId']],
    [{ pictures: [createId()] }, ['pictures']],
    [{ pictures: Array.from({ length: 6 }, () => createId()) }, ['pictures']],
    [{ deadline: '2020-01-01', categoryId: 'nothing' }, ['deadline', 'categoryId']],
    [{ more: 1 }, ['']],
  ])('is refused with %j, beside the field, in both languages', async (change, paths) => {
    for (const language of ['en', 'bn']) {
      const answer = await send(browser(app), change, createId(), language);
      expect(answer.status).toBe(400);
      expect(pathsOf(answer)).toEqual(paths);
      const [error] = answer.body['errors'] as { message: string }[];
      expect(/[\u0980-\u09ff]/.test(error?.message ?? '')).toBe(language === 'bn');
    }
    expect(await app.db.selectFrom('content_request').select('id').execute()).toEqual([]);
  });

  it('sent twice, and at the same time, with one key is one', async () => {
    const key = createId();
    const answers = await Promise.all([1, 2, 3].map(() => send(browser(app), {}, key)));
    const again = await send(browser(app), { title: 'Another title' }, key);
    const ids = [...answers, again].map(({ status, body }) => [status, body['_id']]);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(ids[0]?.[0]).toBe(200);
    expect(await app.db.selectFrom('content_request').select('id').execute()).toHaveLength(1);
    expect(await countMail()).toBe(1);
    expect((await browser(app).call('POST', '/content-request/create', good)).status).toBe(400);
  });

  it('is one of at most ten a day of an account, and the refusal says when to try again', async () => {
    const user = await signInUser(app);
    for (let sent = 0; sent < 10; sent += 1) expect((await send(user)).status).toBe(200);
    const answer = await user.fetch('/api/v1/content-request/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': createId() },
      body: JSON.stringify(good),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/Try again in 24 hours/);
  });

  it('is one of at most ten a day of an account, also where twenty are sent at the same time', async () => {
    const user = await signInUser(app);
    const keys = Array.from({ length: 20 }, () => createId());
    const statuses = (await Promise.all(keys.map((key) => send(user, {}, key)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
    expect(await app.db.selectFrom('content_request').select('id').execute()).toHaveLength(10);
    const first = keys[statuses.indexOf(200)];
    await app.pool.query('delete from content_request where submission_hash <> sha256($1)', [first]);
    // The tenth request is sent several times concurrently, but created once.
    for (let sent = 1; sent < 9; sent += 1) await send(user);
    const tenth = createId();
    const twins = await Promise.all([1, 2, 3].map(() => send(user, {}, tenth)));
    expect(twins.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is counted by network for visitors', async () => {
    const limited = await testApp();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push(
        (await browser(limited).call('POST', '/content-request/create', good, { 'idempotency-key': createId() }))
          .status,
      );
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('never changes what was asked for, nor goes a way that there isn’t', async () => {
    const id = await makeRequest(app);
    for (const change of ["title = 'Another'", 'budget = 5', "language = 'bn'", "contact_kind = 'phone'"])
      await expect(app.pool.query(`update content_request set ${change} where id = $1`, [id])).rejects.toMatchObject({
        constraint: 'content_request_fixed',
      });
    await expect(
      app.pool.query(
        "update content_request set status = 'closed', outcome = 'fulfilled', closed_at = now() where id = $1",
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'content_request_transition' });
    await expect(
      app.pool.query("update content_request set status = 'brief' where id = $1", [id]),
    ).rejects.toMatchObject({ constraint: 'content_request_has_brief' });
    await expect(
      app.pool.query("update content_request set status = 'declined', closed_at = now() where id = $1", [id]),
    ).rejects.toMatchObject({ constraint: 'content_request_declined_with_reason' });
    await expect(
      app.pool.query('insert into request_brief (request_id, title, description) values ($1, $2, $2)', [id, 'A boat']),
    ).rejects.toMatchObject({ constraint: 'request_brief_open' });
  });
});

describe('reference pictures', () => {
  const upload = async (form: FormData) => {
    const answer = await browser(app).fetch('/api/v1/content-request/picture', { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('are encoded anew without where they were taken, and shown to who has a fresh link alone', async () => {
    const { body, status } = await upload(toForm(await makePicture()));
    expect(status).toBe(200);
    const id = await makeRequest(app, { pictures: [String(body['_id'])] });
    const revealed = (await admin.call('POST', `/content-request/reveal/${id}`)).body as {
      contact: { kind: string };
      pictures: { small: string; large: string }[];
    };
    expect(revealed.contact.kind).toBe('email');
    const [picture] = revealed.pictures;
    const shown = await browser(app).fetch(picture?.large ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await shown.arrayBuffer()).includes('Exif')).toBe(false);
    for (const bad of [
      picture?.large.replace(/signature=./, 'signature=-'),
      picture?.large.replace(/until=\d/, 'until=9'),
      picture?.large.replace(/\d+\.webp/, '1.webp'),
      picture?.large.split('?')[0],
    ])
      expect([400, 404]).toContain((await browser(app).fetch(bad ?? '')).status);
    // The pictures are deleted with the request.
    const token = findForgetToken(app, id);
    expect((await browser(app).call('POST', `/content-request/forget/${token}`)).status).toBe(200);
    expect((await browser(app).fetch(picture?.large ?? '')).status).toBe(404);
  });

  it('are found again before their form is sent, and without an address afterwards', async () => {
    const { body } = await upload(toForm(await makePicture()));
    const id = String(body['_id']);
    const find = async (ids: string): Promise<unknown> =>
      (await browser(app).call('GET', `/content-request/pictures?ids=${encodeURIComponent(ids)}`)).body['items'];
    const [found] = (await find(`${createId()},nothing,${id}`)) as { _id: string; small: string }[];
    expect(found?._id).toBe(id);
    expect((await browser(app).fetch(found?.small ?? '')).status).toBe(200);
    await makeRequest(app, { pictures: [id] });
    expect(await find(id)).toEqual([{ _id: id, small: null }]);
    expect(await find('')).toEqual([]);
    expect((await browser(app).call('GET', `/content-request/pictures?ids=${'x'.repeat(300)}`)).status).toBe(400);
  });

  it('are refused where they are none, or too large', async () => {
    const text = await upload(toForm('read this picture'));
    expect([text.status, pathsOf(text)]).toEqual([400, ['image']]);
    expect((await upload(toForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).status).toBe(400);
    expect((await upload(toForm(new Uint8Array(10 * 1024 * 1024 + 1)))).status).toBe(413);
    expect((await upload(new FormData())).status).toBe(400);
  });

  it('belong to one request for good', async () => {
    const picture = await makeWaitingPicture(app);
    await makeRequest(app, { pictures: [picture] });
    const answer = await send(browser(app), { pictures: [picture] });
    expect([answer.status, pathsOf(answer)]).toEqual([400, ['pictures']]);
  });

  it('go with the brief of their own request alone, also past the product', async () => {
    const [picture, other] = [await makeWaitingPicture(app), await makeRequest(app)];
    await makeRequest(app, { pictures: [picture] });
    await expect(
      app.pool.query('update request_picture set brief_id = $1 where id = $2', [other, picture]),
    ).rejects.toMatchObject({ constraint: 'request_picture_of_own_brief' });
  });
});
