import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type ArborApi, apiContext } from '../ui/api/client.ts';
import { isAdminPath, isContributorPath, loadSession } from './load-session.ts';

class Refused extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number) {
    super('');
    this.code = 'refused';
    this.status = status;
  }
}

const user = {
  type: 'user',
  userId: 'u',
  username: 'ana',
  name: 'Ana',
  avatar: null,
  email: null,
  language: 'en',
  suspended: null,
};

function ask(pathname: string, answers: Record<string, unknown>, headers: HeadersInit = { cookie: 'sid=token' }) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const api = async (key: string) => {
    asked.push(key);
    const answer = answers[key];
    if (answer === undefined) throw new Refused(401);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  context.set(apiContext, api as unknown as ArborApi);
  return { asked, person: loadSession(context, new Request(`http://localhost${pathname}`, { headers })) };
}

describe('the session of a page', () => {
  it('is a visitor’s without a cookie, and without a call', async () => {
    for (const pathname of ['/content', '/admin/orders']) {
      const { asked, person } = ask(pathname, { 'GET /user/authenticate': { user } }, {});
      expect(await person).toEqual({ authenticated: false, user: null, admin: null, contributor: null });
      expect(asked).toEqual([]);
    }
  });

  it('is a visitor’s with a cookie that no session has, after one call', async () => {
    const { asked, person } = ask('/content', {});
    expect(await person).toEqual({ authenticated: false, user: null, admin: null, contributor: null });
    expect(asked).toEqual(['GET /user/authenticate']);
  });

  it('is a user with their contributor account', async () => {
    const { person } = ask('/bn/content', {
      'GET /user/authenticate': { user },
      'GET /contributor/account': { contributor: { status: 'pending' } },
    });
    expect(await person).toEqual({ authenticated: true, user, admin: null, contributor: { status: 'pending' } });
  });

  it('makes no further call for a suspended user', async () => {
    const suspended = { ...user, suspended: { reason: 'Copied work' } };
    const { asked, person } = ask('/', { 'GET /user/authenticate': { user: suspended } });
    expect(await person).toMatchObject({ authenticated: true, user: suspended, contributor: null });
    expect(asked).toEqual(['GET /user/authenticate']);
  });

  it('is the admin’s below /admin, without a call for the user', async () => {
    const { asked, person } = ask('/admin/users', {
      'GET /admin/authenticate': { admin: { name: 'Ada' } },
      'GET /user/authenticate': { user },
    });
    expect(await person).toEqual({ authenticated: true, user: null, admin: { name: 'Ada' }, contributor: null });
    expect(asked).toEqual(['GET /admin/authenticate']);
  });

  it('fails where the call fails', async () => {
    const { person } = ask('/', { 'GET /user/authenticate': new Refused(503) });
    await expect(person).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it.each(['/admin', '/admin/', '/admin/login', '/admin/users/1', '/bn/admin', '/bn/admin/users'])(
  '%s belongs to the admins',
  (path) => expect(isAdminPath(path)).toBe(true),
);

it.each([
  '/',
  '/bn',
  '/administrator',
  '/adminx/users',
  '/ADMIN',
  '/Admin/users',
  '/admin%2fusers',
  '/admin-area',
  '/content/admin',
  '/bnadmin',
  '/bn/bn/admin',
  '/en/admin',
  '//admin',
  '',
])('%s does not', (path) => expect(isAdminPath(path)).toBe(false));

it.each([
  ['/contributor', true],
  ['/contributor/dashboard', true],
  ['/bn/contributor/assets/upload', true],
  ['/contributor/login', false],
  ['/bn/contributor/login', false],
  ['/contributors/ana', false],
  ['/content/contributor', false],
  ['', false],
])('%s is in the contributor area: %s', (path, isInside) => expect(isContributorPath(path)).toBe(isInside));
