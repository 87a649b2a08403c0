import { expect, type Page } from '@playwright/test';
import type { Provider } from './provider-window.ts';
import { accountButton, findDialog } from './sign-in-dialog.ts';
import { toast } from './toasts.ts';

export const providerButton = (page: Page, provider: Provider) =>
  page.getByRole('button', { name: `Continue with ${provider}` });

/** Presses a button of the stand-in's window, which closes at once, often before the click has been reported. */
export async function pressInWindow(popup: Page, name = 'Ayesha Rahman'): Promise<void> {
  const closed = popup.waitForEvent('close');
  const click = popup
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
  await Promise.all([closed, click]);
}

/** Expects this message beside the dialog's button (none: ''), and that another attempt is possible. */
export async function expectFailure(page: Page, provider: Provider, words: string): Promise<void> {
  const button = providerButton(page, provider);
  await expect(button).toBeEnabled();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  const slots = findDialog(page).getByRole('alert').filter({ hasText: /./ });
  await expect(slots).toHaveText(words === '' ? [] : [words]);
  if (words !== '') await expect(button).toHaveAccessibleDescription(words);
}

interface SessionUser {
  readonly name: string;
  readonly email?: string;
  readonly username: string;
}

async function readSession({ request }: Page): Promise<{ status: number; user: SessionUser | undefined }> {
  const response = await request.get('/api/v1/user/authenticate');
  return { status: response.status(), user: ((await response.json()) as { user?: SessionUser }).user };
}

export async function expectSignedIn(page: Page): Promise<SessionUser> {
  await expect(findDialog(page)).toBeHidden();
  await expect(toast(page, 'Login Success').first()).toBeVisible();
  const { status, user } = await readSession(page);
  expect(status).toBe(200);
  if (user === undefined) throw new Error('The session names no user.');
  await expect(accountButton(page)).toHaveAttribute('title', user.name === '' ? user.username : user.name);
  return user;
}

export const expectSignedOut = async (page: Page): Promise<void> => expect((await readSession(page)).status).toBe(401);
