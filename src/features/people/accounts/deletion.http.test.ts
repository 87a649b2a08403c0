import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { getToken, testIdentity } from '../../../../tests/support/identity.ts';
import { browser, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { processPendingDeletions } from './service/deletion.ts';

const identity = testIdentity();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, identity });
const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'somebody-else');
const work = await makeContent(app, { category, contributor: contributor, title: 'Crane', prices: [0] });
const [variantId = ''] = work.variantIds;

const PHONE = '+8801798765432';
const EMAIL = 'fatema.khatun@example.com';
const NAME = 'Fatema Khatun';
const BIO = 'Paints rivers at dawn';

/** Places where personal data may remain after a deletion, with reasons. */
const retentionRules: readonly string[] = [];

/** Finds the rows of all tables that contain one of these words. */
async function found(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.pool.query(
    "select table_schema as s, table_name as t from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const places: string[] = [];
  for (const { s, t } of tables) {
    for (const word of words) {
      const { rows } = await app.pool.query<{ n: string }>(
        `select count(*) as n from "${s}"."${t}" x where lower(x::text) like $1`,
        [`%${word.toLowerCase()}%`],
      );
      if (Number(rows[0]?.n) > 0) places.push(`${s}.${t}: ${word}`);
    }
  }
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) visit(path);
      else if (words.some((word) => path.includes(word) || readFileSync(path).includes(word))) places.push(path);
    }
  };
  visit(app.folder);
  return places;
}

/** Finds the tables that have rows of this account in any column that refers to accounts. */
async function findReferences(accountId: string): Promise<string[]> {
  const { rows: columns } = await app.pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'account'::regclass`);
  expect(columns.length).toBeGreaterThanOrEqual(5);
  const tables: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await app.pool.query(`select from ${table} where ${column} = $1`, [accountId]);
    if (rows.length > 0) tables.push(table);
  }
  return tables;
}

async function createPerson(subject: string): Promise<SignedInUser> {
  const person = await signInUser(app, { subject, phone: PHONE, name: NAME, isContributor: true });
  await person.call('POST', '/user/link/google', {
    proof: person.prove(),
    idToken: getToken({ subject: `${subject}-g`, method: 'google', email: EMAIL, emailVerified: true }),
  });
  await person.call('PUT', '/user/update/profile', { bio: BIO });
  await person.call('PUT', `/favorites/toggle-favorite/${work.contentId}`);
  await person.fetch(`/api/v1/content/download/${work.contentId}/${variantId}`);
  const form = new FormData();
  const face = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333333' } })
    .png()
    .toBuffer();
  form.append('image', new File([new Uint8Array(face)], 'me.png'));
  expect((await person.fetch('/api/v1/user/update/image', { method: 'PUT', body: form })).status).toBe(200);
  return person;
}

/** Simulates that a week has passed, after which the identity provider deletes its record. */
async function passAWeek(): Promise<void> {
  await app.pool.query("update pending_identity_deletion set created_at = created_at - interval '7 days'");
}

describe('deleting an account', () => {
  it('needs the username as confirmation, in the body or the query', async () => {
    const person = await signInUser(app);
    for (const path of ['', '?confirm=', '?confirm=somebody-else']) {
      const answer = await person.call('DELETE', `/user/delete/profile${path}`, { proof: person.prove() });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'confirm' }] } });
    }
    expect((await person.call('DELETE', '/user/delete/profile', {})).status).toBe(400);
    expect(
      (
        await person.call('DELETE', '/user/delete/profile', {
          confirm: person.username,
          proof: person.prove(),
          all: true,
        })
      ).status,
    ).toBe(400);
    const proof = person.prove();
    expect((await person.call('DELETE', `/user/delete/profile?confirm=${person.username}`, { proof })).status).toBe(
      200,
    );
    expect((await browser(app).call('DELETE', '/user/delete/profile')).status).toBe(401);
  });

  it('removes everything of the person from database, files and provider', async () => {
    const person = await createPerson('leaver');
    const words = [PHONE, PHONE.slice(1), EMAIL, NAME, BIO, 'fatema', person.username];
    expect((await found(words)).length).toBeGreaterThan(4);
    expect(await findReferences(person.userId)).toEqual(
      expect.arrayContaining(['identity', 'session', 'contributor', 'favorite', 'account_download']),
    );
    const files = (folder: string): string[] =>
      readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name.includes(person.userId));
    expect(files(app.folder)).not.toEqual([]);
    const session = `sid=${person.cookies.get('sid')}`;
    expect((await person.deleteAccount()).status).toBe(200);
    expect(person.cookies.size).toBe(0);
    expect(await found(words)).toEqual(retentionRules);
    expect(files(app.folder).filter((name) => name.includes('.'))).toEqual([]);
    expect(await findReferences(person.userId)).toEqual([]);
    expect((await app.elsewhere('/api/v1/user/authenticate', { headers: { cookie: session } })).status).toBe(401);
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).toEqual([]);
    await passAWeek();
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).toEqual(expect.arrayContaining(['leaver', 'leaver-g']));
    expect(await found(['leaver'])).toEqual([]);
    const { rows } = await app.pool.query('select status, username, email, phone from account where id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([
      { status: 'deleted', username: expect.stringMatching(/^deleted-[0-9a-f]{12}$/), email: null, phone: null },
    ]);
    const { rows: stat } = await app.pool.query<{ favorites: string }>(
      'select favorites from content_stat where content_id = $1',
      [work.contentId],
    );
    expect(Number(stat[0]?.favorites)).toBe(0);
  });

  it('gives the same phone a new, empty account afterwards', async () => {
    const before = await createPerson('comes-back');
    await before.deleteAccount();
    const after = await signInUser(app, { subject: 'comes-back', phone: PHONE, name: NAME });
    expect(after.userId).not.toBe(before.userId);
    expect((await after.call('GET', '/user/get/profile')).body).toMatchObject({
      downloads: 0,
      user: { bio: '', image: null },
    });
    expect((await after.call('GET', '/favorites/contentIds')).body).toEqual({ ids: [] });
    await after.deleteAccount();
  });

  it('happens once, even with concurrent calls', async () => {
    const person = await signInUser(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => person.deleteAccount()));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect(new Set(statuses.slice(1))).toEqual(new Set([401]));
  });

  it('leaves the admin’s list a row without personal data', async () => {
    const person = await signInUser(app, { name: 'Gone Person' });
    await person.deleteAccount();
    const admin = await signInAdmin(app);
    const { body } = await admin.call('GET', '/user/all?status=deleted&limit=100');
    const row = (body['items'] as { _id: string }[]).find(({ _id }) => _id === person.userId);
    expect(row).toMatchObject({ name: '', email: null, phone: null, methods: [], status: 'deleted' });
    expect((await admin.call('PATCH', `/user/toggle/suspend/${person.userId}`, { suspended: true })).status).toBe(409);
  });

  it('of a contributor ends the listing of their content and keeps the content', async () => {
    const person = await signInUser(app, { name: 'Maker Person', isContributor: true });
    await app.pool.query("update contributor set status = 'active' where account_id = $1", [person.userId]);
    const made = await makeContent(app, {
      category,
      contributor: person.userId,
      title: 'A work that was sold',
      prices: [500],
    });
    expect((await app.fetch(`/api/v1/content/single/${made.contentId}`)).status).toBe(200);
    await person.call('PUT', '/user/update/profile', { name: 'Begum Zubaida' });
    expect(await (await app.fetch(`/api/v1/content/single/${made.contentId}`)).json()).toMatchObject({
      contributor: { name: 'Begum Zubaida' },
    });
    await person.deleteAccount();
    expect((await app.fetch(`/api/v1/content/single/${made.contentId}`)).status).toBe(404);
    expect((await app.fetch(`/api/v1/contributor/single/${person.username}`)).status).toBe(404);
    expect(await found(['begum', 'zubaida', 'maker person', 'maker-person'])).toEqual([]);
    const { rows } = await app.pool.query(
      'select c.status, u.name, u.status as standing from content c join contributor u on u.id = c.contributor_id where c.id = $1',
      [made.contentId],
    );
    expect(rows).toEqual([{ status: 'published', name: 'Deleted contributor', standing: 'closed' }]);
  });

  it('allows signing up again before the provider has deleted the account', async () => {
    const before = await signInUser(app, { subject: 'quick' });
    await before.deleteAccount();
    const back = await signInUser(app, { subject: 'quick' });
    await passAWeek();
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).not.toContain('quick');
    expect(back.userId).not.toBe(before.userId);
    await back.call('POST', '/user/link/google', {
      idToken: getToken({ subject: 'quick-g', method: 'google' }),
      proof: back.prove(),
    });
    await back.call('DELETE', '/user/link/google', { proof: back.prove() });
    await back.call('POST', '/user/link/google', {
      idToken: getToken({ subject: 'quick-g', method: 'google' }),
      proof: back.prove(),
    });
    await passAWeek();
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).not.toContain('quick-g');
  });

  it('blocks signing in while the provider deletes the account', async () => {
    const leaver = await signInUser(app, { subject: 'just-asked' });
    await leaver.deleteAccount();
    await app.pool.query("update pending_identity_deletion set taken_at = now() where subject = 'just-asked'");
    const early = await browser(app).call('POST', '/user/sign-in/phone', {
      idToken: getToken({ subject: 'just-asked' }),
    });
    expect(early.status).toBe(503);
    await app.pool.query(
      "update pending_identity_deletion set taken_at = now() - interval '3 minutes' where subject = 'just-asked'",
    );
    await passAWeek();
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).toContain('just-asked');
    const after = await browser(app).call('POST', '/user/sign-in/phone', {
      idToken: getToken({ subject: 'just-asked' }),
    });
    expect(after.body).toMatchObject({ created: true });
  });

  it('is serialized with a sign-in at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const subject = `between-${round}`;
      const person = await signInUser(app, { subject, phone: `+880181111${1000 + round}` });
      const other = browser(app);
      const idToken = getToken({ subject, phone: `+880181111${1000 + round}` });
      const [deleted, signedIn, favorite, renamed] = await Promise.all([
        person.deleteAccount(),
        other.call('POST', '/user/sign-in/phone', { idToken }),
        person.call('PUT', `/favorites/toggle-favorite/${work.contentId}`, { isFavorite: true }),
        person.call('PUT', '/user/update/profile', { bio: 'still here' }),
      ]);
      expect([deleted.status, signedIn.status]).toEqual([200, 200]);
      expect([200, 401, 404]).toContain(favorite.status);
      expect([200, 401]).toContain(renamed.status);
      const { rows } = await app.pool.query('select status, bio, phone from account where id = $1', [person.userId]);
      expect(rows).toEqual([{ status: 'deleted', bio: '', phone: null }]);
      const left = await app.pool.query('select 1 from favorite where account_id = $1', [person.userId]);
      expect(left.rows).toEqual([]);
      const now = await other.call('GET', '/user/authenticate');
      const same = (signedIn.body['user'] as { userId: string }).userId === person.userId;
      expect(now.status).toBe(same ? 401 : 200);
    }
  });

  it('is rolled back as a whole where it fails', async () => {
    const person = await signInUser(app, { name: 'Half Way' });
    const face = new FormData();
    const square = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    face.append('image', new File([new Uint8Array(square)], 'me.png'));
    const put = await person.fetch('/api/v1/user/update/image', { method: 'PUT', body: face });
    const { user } = (await put.json()) as { user: { image: string } };
    await person.call('PUT', `/favorites/toggle-favorite/${work.contentId}`);
    await app.pool.query(
      "create function stop_it() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    );
    await app.pool.query(
      "create trigger stop_it before update on account for each row when (new.status = 'deleted') execute function stop_it()",
    );
    expect((await person.deleteAccount()).status).toBe(500);
    await app.pool.query('drop trigger stop_it on account');
    expect((await app.fetch(user.image)).status).toBe(200);
    expect((await person.fetch('/api/v1/user/export')).status).toBe(200);
    expect((await person.call('GET', '/favorites/contentIds')).body).toEqual({ ids: [work.contentId] });
    expect((await person.call('GET', '/user/get/profile')).body).toMatchObject({ user: { name: 'Half Way' } });
    expect((await person.deleteAccount()).status).toBe(200);
    expect((await app.fetch(user.image)).status).toBe(404);
  });
});
