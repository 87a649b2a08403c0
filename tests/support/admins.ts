import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

const run = promisify(execFile);

export interface TestAdmin {
  readonly email: string;
  readonly password: string;
}

const origin = (): string => process.env['ARBOR_TEST_ORIGIN'] ?? '';
const fromSite = () => ({ origin: origin() });

/** As an operator makes one, beside the running server; `password` is the one-time one that the command prints. */
export async function createAdmin(role: 'owner' | 'moderator'): Promise<TestAdmin> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', 'create', '--email', email, '--role', role], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ARBOR_DATA: process.env['ARBOR_TEST_DATA'] },
  });
  const password = /one-time password (\S+)/.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`No password in: ${stdout}`);
  return { email, password };
}

/** A new admin who has replaced the one-time password, signed in in this browser. */
export async function signedInAdmin(page: Page, role: 'owner' | 'moderator'): Promise<TestAdmin> {
  const { email, password: once } = await createAdmin(role);
  const password = `boat lamp river ${randomUUID()}`;
  const headers = fromSite();
  const login = await page.request.post('/api/v1/admin/login', { headers, data: { email, password: once } });
  expect(login.status(), await login.text()).toBe(200);
  const change = await page.request.put('/api/v1/admin/password', {
    headers,
    data: { current: once, wanted: password },
  });
  expect(change.status(), await change.text()).toBe(200);
  return { email, password };
}

/** Somebody signs up with Google, far from any admin. Answers the username. */
export async function signUp(request: APIRequestContext, person: { name: string; email: string }): Promise<string> {
  const headers = fromSite();
  const account = { sub: randomUUID(), email: person.email, email_verified: true, name: person.name };
  const postBody = new URLSearchParams({ id_token: JSON.stringify(account), providerId: 'google.com' }).toString();
  const token = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=x', {
    headers,
    data: { postBody, requestUri: 'http://localhost', returnSecureToken: true },
  });
  const { idToken } = (await token.json()) as { idToken: string };
  const answer = await request.post('/api/v1/user/sign-in/google', { headers, data: { idToken } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { user: { username: string } }).user.username;
}

export const toast = (page: Page, words: string | RegExp) => page.locator('[data-sonner-toast]').getByText(words);

async function fillLogin(page: Page, { email, password }: TestAdmin): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signIn(page: Page, admin: TestAdmin): Promise<void> {
  await fillLogin(page, admin);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a chooser by its label and takes the option of that name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens a page and waits until its script has taken over: React marks the elements that it works. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Somebody else's browser. */
export async function elsewhere<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: process.env['ARBOR_TEST_ORIGIN'] ?? '' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A person with a name that nobody else in this run has. */
export async function createPerson(browser: Browser) {
  const mark = randomUUID().slice(0, 8);
  const person = { name: `Rahima ${mark}`, email: `rahima-${mark}@example.com` };
  const username = await elsewhere(browser, (page) => signUp(page.request, person));
  return { ...person, username, mark };
}
