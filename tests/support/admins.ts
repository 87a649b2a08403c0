import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { auditLog } from '../../src/features/operations/audit/service.ts';
import { createAdmin } from '../../src/features/people/admins/service/commands.ts';
import { type AdminRole, newAdminEmail, openAdminSession, toAdminName } from './admin-session.ts';
import { send, siteOrigin } from './site-client.ts';
import { siteDatabase } from './site-database.ts';

export interface TestAdmin {
  readonly email: string;
  readonly password: string;
}

/** Creates an admin as `npm run admin create` does; `password` has to be replaced on the first sign-in. */
async function createAdminByCommand(role: AdminRole): Promise<TestAdmin> {
  const email = newAdminEmail(role);
  const password = await createAdmin(
    { db: siteDatabase().db, secret: '', audit: auditLog },
    { email, name: toAdminName(email), role },
  );
  if (password === undefined) throw new Error(`There is an admin ${email} already.`);
  return { email, password };
}

/** Signs in a new admin, who has replaced the one-time password, in this browser; for tests that use a password. */
export async function signInAsAdminWithPassword({ request }: Page, role: AdminRole): Promise<TestAdmin> {
  const { email, password: current } = await createAdminByCommand(role);
  const wanted = `boat lamp river ${randomUUID()}`;
  await send(request, 'POST', '/api/v1/admin/login', { email, password: current });
  await send(request, 'PUT', '/api/v1/admin/password', { current, wanted });
  return { email, password: wanted };
}

interface WithContext {
  readonly context: () => Pick<BrowserContext, 'addCookies'>;
}

/** Signs in a new admin in this browser. */
export async function signInAsAdmin(page: WithContext, role: AdminRole): Promise<{ readonly email: string }> {
  const { email, token } = await openAdminSession(siteDatabase().db, role);
  await page.context().addCookies([{ name: 'asid', value: token, url: siteOrigin(), httpOnly: true, sameSite: 'Lax' }]);
  return { email };
}

/** Fills in the sign-in page and submits it. */
export async function submitLogin(page: Page, { email, password }: TestAdmin): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const adminNav = (page: Page) => page.getByRole('navigation', { name: 'Admin area' });

/** Opens a page of the admin area by its group in the navigation. */
export async function goToAdminPage(page: Page, group: string, name: string): Promise<void> {
  const link = adminNav(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await adminNav(page).getByText(group, { exact: true }).click();
  await link.click();
}

/** Opens a select by its label and chooses the option of that name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
