import { expect, type Locator, type Page } from '@playwright/test';
import { openDialog, signInButton, toast } from './sign-in-dialog.ts';

const named = { google: 'Continue with Google', facebook: 'Continue with Facebook' };
type Provider = keyof typeof named;

export const choice = (page: Page, provider: Provider): Locator => page.getByRole('button', { name: named[provider] });

export async function openQuietDialog(page: Page): Promise<Locator> {
  await page.goto('/terms-and-conditions');
  return openDialog(page, signInButton(page));
}

export async function press(page: Page, provider: Provider): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), choice(page, provider).click()]);
  return popup;
}

/** The window goes at once, often before the click is told to be over. */
export async function choose(popup: Page, name = 'Ayesha Rahman'): Promise<void> {
  const closed = popup.waitForEvent('close');
  const click = popup.getByRole('button', { name }).click();
  const interrupted = (error: unknown): void => {
    if (!popup.isClosed()) throw error;
  };
  await Promise.all([closed, click.catch(interrupted)]);
}

/** The dialog says so beside the button, and waits for another try. */
export async function expectSaid(page: Page, provider: Provider, words: string): Promise<void> {
  const button = choice(page, provider);
  await expect(button).toBeEnabled();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  const slots = page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });
  await expect(slots).toHaveText(words === '' ? [] : [words]);
  if (words !== '') await expect(button).toHaveAccessibleDescription(words);
}

const whoIs = async (page: Page) => {
  const response = await page.request.get('/api/v1/user/authenticate');
  return {
    status: response.status(),
    body: (await response.json()) as { user?: { email?: string; username: string } },
  };
};

export async function expectSignedIn(page: Page): Promise<{ email?: string; username: string }> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toast(page, 'Login Success').first()).toBeVisible();
  const { status, body } = await whoIs(page);
  expect(status).toBe(200);
  expect(body.user).toBeDefined();
  const user = body.user ?? { username: '' };
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveAttribute('title', user.username);
  return user;
}

export const expectNobody = async (page: Page): Promise<void> => expect((await whoIs(page)).status).toBe(401);
