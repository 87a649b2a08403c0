import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { auditLog } from '../../src/features/operations/audit/service.ts';
import { createAdmin } from '../../src/features/people/admins/service/commands.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';
import { killStarted, startArbor } from '../support/process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let folder: string;
let database: TestDatabase;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-sessions-'));
  database = await createTestDatabase();
});
test.afterAll(async () => {
  await killStarted();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

async function call(
  origin: string,
  path: string,
  given: { method?: string; cookie?: string | undefined; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: given.method ?? (given.body === undefined ? 'GET' : 'POST'),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(given.cookie === undefined ? {} : { cookie: given.cookie }),
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie };
}

/** Signs in with the development provider; one process sends the code, and the other one verifies it. */
async function getIdToken(one: string, other: string, phoneNumber: string): Promise<unknown> {
  const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
  const { body: sent } = await call(one, `${toolkit}:sendVerificationCode`, { body: { phoneNumber } });
  const inbox = await (await fetch(`${other}/development/inbox`)).text();
  const line = inbox
    .split('<')
    .find((tag) => tag.includes(`data-phone="${phoneNumber}"`) && tag.includes('data-state="good"'));
  const code = /data-code="(\d{6})"/.exec(line ?? '')?.[1];
  const { body } = await call(other, `${toolkit}:signInWithPhoneNumber`, {
    body: { sessionInfo: sent['sessionInfo'], code },
  });
  return body['idToken'];
}

async function signIn(one: string, other: string, phoneNumber: string): Promise<Answer> {
  const idToken = await getIdToken(one, other, phoneNumber);
  return call(one, '/api/v1/user/sign-in/phone', { body: { idToken } });
}

const whoIs = async (origin: string, cookie: string | undefined): Promise<number> =>
  (await call(origin, '/api/v1/user/authenticate', { cookie })).status;

test('two processes agree on who is signed in, at once', async () => {
  const environment = { DATABASE_URL: database.url, ARBOR_ROLE: 'web' };
  const [a, b] = await Promise.all([
    startArbor(join(folder, 'files'), environment),
    startArbor(join(folder, 'files'), environment),
  ]);
  const pool = openPool({ url: database.url, size: 2, onError: () => undefined });
  const own = { db: openDatabase(pool), secret: 'unused', audit: auditLog };

  // A session that was created by one process is valid in the other; a sign-out in one ends it in both.
  const first = await signIn(a.origin, b.origin, '+8801711000001');
  expect(first.status).toBe(200);
  expect([await whoIs(a.origin, first.cookie), await whoIs(b.origin, first.cookie)]).toEqual([200, 200]);
  expect((await call(b.origin, '/api/v1/user/logout', { method: 'POST', cookie: first.cookie })).status).toBe(200);
  expect([await whoIs(a.origin, first.cookie), await whoIs(b.origin, first.cookie)]).toEqual([401, 401]);

  // A suspension by one process is effective in the other on the next request, and so is its end.
  const second = await signIn(b.origin, a.origin, '+8801711000002');
  const { userId, username } = second.body['user'] as { userId: string; username: string };
  const email = 'owner@example.com';
  const once = await createAdmin(own, { email, name: 'Owner', role: 'owner' });
  const login = await call(a.origin, '/api/v1/admin/login', { body: { email, password: once } });
  const changed = await call(a.origin, '/api/v1/admin/password', {
    method: 'PUT',
    cookie: login.cookie,
    body: { current: once, wanted: 'a long new passphrase' },
  });
  const suspend = (suspended: boolean) =>
    call(a.origin, `/api/v1/user/toggle/suspend/${userId}`, {
      method: 'PATCH',
      cookie: changed.cookie,
      body: { suspended },
    });
  const profile = async () => (await call(b.origin, '/api/v1/user/get/profile', { cookie: second.cookie })).status;
  expect((await suspend(true)).status).toBe(200);
  expect(await profile()).toBe(403);
  expect((await suspend(false)).status).toBe(200);
  expect(await profile()).toBe(200);

  // After a password change, older sessions are invalid in every process.
  expect((await call(b.origin, '/api/v1/admin/authenticate', { cookie: login.cookie })).status).toBe(401);
  expect((await call(b.origin, '/api/v1/admin/authenticate', { cookie: changed.cookie })).status).toBe(200);

  // An account that was deleted in one process is gone in the other.
  const proof = { method: 'phone', idToken: await getIdToken(b.origin, a.origin, '+8801711000002') };
  const gone = await call(a.origin, `/api/v1/user/delete/profile?confirm=${username}`, {
    method: 'DELETE',
    cookie: second.cookie,
    body: { proof },
  });
  expect(gone.status).toBe(200);
  expect(await whoIs(b.origin, second.cookie)).toBe(401);

  // Ten wrong passwords, shared between both processes, lock the sign-in in both.
  const guess = (origin: string, each: number) =>
    call(origin, '/api/v1/admin/login', { body: { email, password: `wrong ${each}` } });
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, each) => guess(each % 2 === 0 ? a.origin : b.origin, each)),
  );
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
  expect((await guess(b.origin, 99)).status).toBe(429);
  await pool.end();
});

test('production with the development provider refuses to start, and with Firebase has no inbox', async () => {
  const production = {
    NODE_ENV: 'production',
    ARBOR_SECRET: 'a secret of tests that nobody guesses',
    ARBOR_ENCRYPTION_KEYS: `test:${'A'.repeat(43)}`,
    ARBOR_ORIGIN: 'https://arbor.example',
    DATABASE_URL: database.url,
  };
  const firebase = {
    FIREBASE_PROJECT_ID: 'arbor-test',
    FIREBASE_API_KEY: 'AIzaTestKey0000000',
    FIREBASE_AUTH_DOMAIN: 'arbor-test.firebaseapp.com',
    FIREBASE_APP_ID: '1:1:web:1',
  };
  await expect(startArbor(join(folder, 'production'), production)).rejects.toThrow(/FIREBASE_PROJECT_ID/);
  const started = await startArbor(join(folder, 'production'), { ...production, ...firebase });
  expect((await fetch(`${started.origin}/development/inbox`)).status).toBe(404);
});
