import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { auditLog } from '../../src/features/operations/audit/service.ts';
import { createAdmin } from '../../src/features/people/admins/service/commands.ts';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';
import { send } from './site-client.ts';

export interface TestAdmin {
  readonly email: string;
  readonly password: string;
}

type Role = 'owner' | 'moderator';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** In the database of the running server, as `npm run admin create` does; `password` has to be replaced. */
async function addAdmin(role: Role): Promise<TestAdmin> {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The server of the journeys does not run.');
  const pool = openPool({ url, size: 1, onError: () => undefined });
  try {
    const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
    const password = await createAdmin(
      { db: openDatabase(pool), secret: '', audit: auditLog },
      { email, name: email.split('@')[0] ?? email, role },
    );
    if (password === undefined) throw new Error(`There is an admin ${email} already.`);
    return { email, password };
  } finally {
    await pool.end();
  }
}

/** A new admin, who has replaced the one-time password and is signed in in this browser. */
export async function signInAsNewAdmin({ request }: Page, role: Role): Promise<TestAdmin> {
  const { email, password: current } = await addAdmin(role);
  const wanted = `boat lamp river ${randomUUID()}`;
  await send(request, 'POST', '/api/v1/admin/login', { email, password: current });
  await send(request, 'PUT', '/api/v1/admin/password', { current, wanted });
  return { email, password: wanted };
}

const shared = new Map<Role, { readonly admin: TestAdmin; readonly cookies: Cookies }>();

/**
 * Signs this browser in as an admin whom the tests of one worker share, session and all: for tests that change nothing
 * about the admin.
 */
export async function signInAsAdmin(page: Page, role: Role): Promise<TestAdmin> {
  const known = shared.get(role);
  if (known !== undefined) {
    await page.context().addCookies(known.cookies);
    return known.admin;
  }
  const admin = await signInAsNewAdmin(page, role);
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'asid');
  shared.set(role, { admin, cookies });
  return admin;
}

/** Fills in the sign-in page and sends it. */
export async function submitLogin(page: Page, { email, password }: TestAdmin): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a chooser by its label and takes the option of that name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
