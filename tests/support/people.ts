import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { hashPassword } from '../../src/platform/identity/password.ts';
import { type AdminRole, addTestAdmin } from './admin-session.ts';
import type { TestApp } from './app.ts';
import { type Claims, getToken } from './identity.ts';

/** A client that keeps its cookies: those of a user's session, of an admin's, or both. */
export interface Browser {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly cookies: Map<string, string>;
}

export function browser(app: TestApp): Browser {
  const cookies = new Map<string, string>();
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.fetch(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const call: Browser['call'] = async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json', ...headers };
      init.body = JSON.stringify(body);
    }
    const response = await fetch(`/api/v1${path}`, init);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, body: type.includes('json') ? JSON.parse(text) : { text } };
  };
  return { fetch, call, cookies };
}

export interface SignedInUser extends Browser {
  readonly userId: string;
  readonly username: string;
  /** Creates a new token of the person's sign-in method, which sensitive operations require. */
  readonly prove: () => { readonly method: string; readonly idToken: string };
  readonly deleteAccount: (more?: { readonly forfeit?: number }) => ReturnType<Browser['call']>;
}

let people = 0;

/** Signs in a new person by the API; `claims` contains their identity. */
export async function signInUser(
  app: TestApp,
  claims: Partial<Claims> & { isContributor?: boolean } = {},
): Promise<SignedInUser> {
  people += 1;
  const { isContributor, ...rest } = claims;
  const given: Claims = {
    subject: `subject-${people}`,
    ...((rest.method ?? 'phone') === 'phone' ? { phone: `+88017${String(10_000_000 + people)}` } : {}),
    name: `Person ${people}`,
    ...rest,
  };
  const own = browser(app);
  const { status, body } = await own.call('POST', `/user/sign-in/${given.method ?? 'phone'}`, {
    idToken: getToken(given),
    ...(isContributor === undefined ? {} : { isContributor }),
  });
  if (status !== 200) throw new Error(`sign-in: ${status} ${JSON.stringify(body)}`);
  const user = body['user'] as { userId: string; username: string };
  const { userId, username } = user;
  const prove = () => ({ method: given.method ?? 'phone', idToken: getToken(given) });
  const deleteAccount = (more = {}) =>
    own.call('DELETE', '/user/delete/profile', { confirm: username, proof: prove(), ...more });
  return { ...own, userId, username, prove, deleteAccount };
}

/** Accepts the contributor terms, as the form on `/get-involved` does. */
export async function applyToContribute(person: SignedInUser): Promise<void> {
  const answer = await person.call('POST', '/contributor/apply', {
    acceptTerms: true,
    termsVersion: contributorTermsVersion,
  });
  if (answer.status !== 200) throw new Error(`apply: ${JSON.stringify(answer.body)}`);
}

/** Signs in a person who was approved as a contributor; the contributor's identifier equals the account's. */
export async function signInContributor(
  app: TestApp,
  claims?: Parameters<typeof signInUser>[1],
): Promise<SignedInUser> {
  const person = await signInUser(app, claims);
  await applyToContribute(person);
  await app.pool.query("update contributor set status = 'active' where account_id = $1", [person.userId]);
  return person;
}

export interface SignedInAdmin extends Browser {
  readonly email: string;
  readonly password: string;
  readonly adminId: string;
}

/** Password of all admins, because hashing a new one for each would take longer than most tests. */
const password = 'a long passphrase of ours';
const passwordHash = await hashPassword(password);

/** Signs in an admin with a password. */
export async function signInAdmin(app: TestApp, role: AdminRole = 'owner'): Promise<SignedInAdmin> {
  const { adminId, email } = await addTestAdmin(app.systemContext().db, role, { name: `The ${role}`, passwordHash });
  const own = browser(app);
  const { status, body } = await own.call('POST', '/admin/login', { email, password });
  if (status !== 200) throw new Error(`login: ${JSON.stringify(body)}`);
  return { ...own, email, password, adminId };
}
