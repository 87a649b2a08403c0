import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { getToken, testIdentity } from '../../../../tests/support/identity.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { applyToContribute, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { processPendingDeletions } from './service/deletion.ts';

const identity = testIdentity();
const { log, lines } = recordLog();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_LOG: 'debug' }, identity, log });
const category = await makeCategory(app, 'birds');
const somebodyElse = await makeContributor(app, 'somebody-else');
const free = await makeContent(app, { category, contributor: somebodyElse, title: 'Crane', prices: [0] });

/** All personal data of the test, each value a word that occurs nowhere else. */
const personal = {
  phone: '01798765432',
  googleEmail: 'fatema.khatun@example.com',
  facebookEmail: 'fkhatun77@example.net',
  reportEmail: 'answer-me-here@example.org',
  name: 'Fatema Khatun',
  earlierName: 'Zebunnesa',
  username: 'fatema-khatun-draws',
  bio: 'Paints rivers at dawn',
  contributorName: 'Shapla Atelier',
  contributorUsername: 'shapla-atelier',
  contributorBio: 'Lotus and lilies',
  website: 'shapla-atelier.example',
  phoneSubject: 'subject-of-her-phone',
  googleSubject: 'subject-of-her-google',
  facebookSubject: 'subject-of-her-facebook',
} as const;

/** These values are never stored in plain form, so they can't be found before the deletion either. */
const unstored = { code: 'wrong-token-of-hers', accessToken: 'access-token-of-hers' } as const;

let words: Record<string, string> = {};

/** A word may be stored as text, or as bytes, which PostgreSQL prints in hexadecimal. */
const forms = (word: string): string[] => [word.toLowerCase(), Buffer.from(word).toString('hex')];

function findWords(text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(words).flatMap(([name, word]) =>
    forms(word).some((form) => lower.includes(form)) ? [name] : [],
  );
}

async function findInDatabase(): Promise<string[]> {
  const dump = await dumpDatabase(app.pool);
  return [...dump].flatMap(([table, rows]) => findWords(rows).map((name) => `${table}: ${name}`));
}

const listFiles = (): string[] =>
  readdirSync(app.folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

const findInFiles = (): string[] =>
  listFiles().flatMap((path) =>
    findWords(`${path}\n${readFileSync(path).toString('latin1')}`).map((name) => `${path}: ${name}`),
  );

async function live(): Promise<SignedInUser> {
  const { phone, phoneSubject, earlierName, googleSubject, googleEmail, facebookSubject, facebookEmail } = personal;
  const person = await signInUser(app, { subject: phoneSubject, phone: `+88${phone}`, name: earlierName });
  await person.call('POST', '/user/link/google', {
    proof: person.prove(),
    idToken: getToken({ subject: googleSubject, method: 'google', email: googleEmail, emailVerified: true }),
  });
  await person.call('POST', '/user/link/facebook', {
    proof: person.prove(),
    idToken: getToken({ subject: facebookSubject, method: 'facebook', email: facebookEmail }),
    accessToken: unstored.accessToken,
  });
  const { username, name, bio } = personal;
  expect((await person.call('PUT', '/user/update/profile', { username, name, bio, language: 'bn' })).status).toBe(200);
  await applyToContribute(person);
  await app.pool.query("update contributor set status = 'active' where account_id = $1", [person.userId]);
  const made = await makeContent(app, { category, contributor: person.userId, title: 'Water lilies', prices: [500] });
  const page = await person.call('PUT', '/contributor/update/profile', {
    username: personal.contributorUsername,
    name: personal.contributorName,
    bio: personal.contributorBio,
    website: `https://${personal.website}/`,
  });
  expect(page.status).toBe(200);
  const form = new FormData();
  const face = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333333' } })
    .withExif({ IFD0: { Artist: name } })
    .jpeg()
    .toBuffer();
  form.append('image', new File([new Uint8Array(face)], `${username}.jpg`));
  expect((await person.fetch('/api/v1/user/update/image', { method: 'PUT', body: form })).status).toBe(200);
  await person.call('PUT', `/favorites/toggle-favorite/${free.contentId}`);
  await person.fetch(`/api/v1/content/download/${free.contentId}/${free.variantIds[0]}`);
  await person.fetch(`/api/v1/content/all?q=${encodeURIComponent(personal.contributorName)}`);
  await person.call('PATCH', `/content/view/${made.contentId}`);
  const report = { kind: 'broken', words: 'The file does not open.', email: personal.reportEmail };
  expect((await person.call('POST', `/content/report/${free.contentId}`, report)).status).toBe(200);
  for (const name of [personal.contributorUsername, personal.contributorName])
    for (const path of ['contributor/single', 'content-category/recommendation'])
      await person.fetch(`/api/v1/${path}/${encodeURIComponent(name)}`);
  await person.fetch(`/bn/contributors/${personal.contributorUsername}`);
  return person;
}

/** Makes calls that fail, because failures write to the log, and admins search for people by their data. */
async function fail(person: SignedInUser): Promise<void> {
  const { username, bio, googleEmail, phone, facebookEmail } = personal;
  await person.call('PUT', '/user/update/profile', { bio: bio.repeat(200) });
  await person.call('PUT', '/contributor/update/profile', { website: `javascript:${username}` });
  await person.call('POST', '/user/sign-in/phone', { idToken: unstored.code });
  await app.pool.query("alter table account add constraint no_boats check (bio <> 'Boats')");
  expect((await person.call('PUT', '/user/update/profile', { bio: 'Boats' })).status).toBe(500);
  await app.pool.query('alter table account drop constraint no_boats');
  const admin = await signInAdmin(app);
  for (const q of [googleEmail, facebookEmail, phone, username])
    expect((await admin.call('GET', `/user/all?q=${encodeURIComponent(q)}`)).status).toBe(200);
  await admin.call('PATCH', `/user/toggle/suspend/${person.userId}`, { suspended: true });
  await person.call('GET', '/user/get/profile');
  await admin.call('PATCH', `/user/toggle/suspend/${person.userId}`, { suspended: false });
}

let person: SignedInUser;
let fileKey = '';

beforeAll(async () => {
  person = await live();
  await fail(person);
  await app.platform.backgroundWrites.flush();
  const { body } = await person.call('GET', '/user/get/profile');
  fileKey = (body['user'] as { image: string }).image.split('/').at(-1) ?? '';
  words = { ...personal, ...unstored, fileKey, session: person.cookies.get('sid') ?? '' };
}, 60_000);

describe('what a deletion leaves', () => {
  it('is looked for where it was: a dump has every personal word that is stored', async () => {
    const found = new Set((await findInDatabase()).map((place) => place.split(': ')[1]));
    const hidden = [...Object.keys(unstored), 'session', 'earlierName'];
    expect(found).toEqual(new Set(Object.keys(words).filter((name) => !hidden.includes(name))));
    expect(listFiles().some((path) => path.endsWith(fileKey))).toBe(true);
  });

  it('is nothing of the person, in no row, no file and no line of the log', async () => {
    const confirm = encodeURIComponent(personal.username);
    const body = { proof: person.prove() };
    expect((await person.call('DELETE', `/user/delete/profile?confirm=${confirm}`, body)).status).toBe(200);
    // Even if the provider was unreachable for long, due deletions are completed.
    await app.pool.query("update pending_identity_deletion set created_at = created_at - interval '60 days'");
    await processPendingDeletions(app.systemContext());
    expect(identity.deletedSubjects).toEqual(
      expect.arrayContaining([personal.phoneSubject, personal.googleSubject, personal.facebookSubject]),
    );
    await app.platform.backgroundWrites.flush();
    expect(await findInDatabase()).toEqual([]);
    expect(findInFiles()).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.flatMap((line) => findWords(line).map((name) => `${name}: ${line}`))).toEqual([]);
  });
});
