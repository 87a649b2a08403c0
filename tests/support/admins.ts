import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { auditLog } from '../../src/features/operations/audit/service.ts';
import { createAdmin } from '../../src/features/people/admins/service/commands.ts';
import { addAdmin } from '../../src/features/people/admins/store/admin.ts';
import { lifetimes } from '../../src/features/people/sessions/rules/lifetimes.ts';
import { addSession } from '../../src/features/people/sessions/store.ts';
import { createId } from '../../src/platform/database/id.ts';
import { createToken, hashToken } from '../../src/platform/identity/encryption.ts';
import { send, siteOrigin } from './site-client.ts';
import { siteDatabase } from './site-database.ts';

export interface TestAdmin {
  readonly email: string;
  readonly password: string;
}

type Role = 'owner' | 'moderator';

const newEmail = (role: Role): string => `${role}-${randomUUID().slice(0, 8)}@example.com`;
const toName = (email: string): string => email.split('@')[0] ?? email;

/** As `npm run admin create` does; `password` has to be replaced. */
async function createAdminByCommand(role: Role): Promise<TestAdmin> {
  const email = newEmail(role);
  const password = await createAdmin(
    { db: siteDatabase().db, secret: '', audit: auditLog },
    { email, name: toName(email), role },
  );
  if (password === undefined) throw new Error(`There is an admin ${email} already.`);
  return { email, password };
}

/** A new admin, who has replaced the one-time password and is signed in in this browser: for tests that use a password. */
export async function signInAsAdminWithPassword({ request }: Page, role: Role): Promise<TestAdmin> {
  const { email, password: current } = await createAdminByCommand(role);
  const wanted = `boat lamp river ${randomUUID()}`;
  await send(request, 'POST', '/api/v1/admin/login', { email, password: current });
  await send(request, 'PUT', '/api/v1/admin/password', { current, wanted });
  return { email, password: wanted };
}

/**
 * A new admin without a password, whose session begins now: none ends because of how long other tests took. It is
 * written into the database, which spares hashing a password four times. @returns the token of the session's cookie
 */
export async function openAdminSession(role: Role): Promise<{ readonly email: string; readonly token: string }> {
  const [id, email, token] = [createId(), newEmail(role), createToken()];
  await siteDatabase()
    .db.transaction()
    .execute(async (tx) => {
      await addAdmin(tx, { id, email, name: toName(email), role, password_hash: 'none', password_expired: false });
      const session = { id: createId(), tokenHash: hashToken(token), realm: 'admin', ownerId: id } as const;
      await addSession(tx, { ...session, method: 'password', browser: 'Chromium' }, lifetimes.admin);
    });
  return { email, token };
}

interface WithContext {
  readonly context: () => Pick<BrowserContext, 'addCookies'>;
}

/** Signs this browser in as a new admin. */
export async function signInAsAdmin(page: WithContext, role: Role): Promise<{ readonly email: string }> {
  const { email, token } = await openAdminSession(role);
  await page.context().addCookies([{ name: 'asid', value: token, url: siteOrigin(), httpOnly: true, sameSite: 'Lax' }]);
  return { email };
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
