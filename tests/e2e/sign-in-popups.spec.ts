import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { fillAccountChooser, openProviderWindow } from '../support/provider-window.ts';
import {
  accountButton,
  openDialog,
  openPhoneField,
  openShortPageDialog,
  signInButton,
} from '../support/sign-in-dialog.ts';
import { toast } from '../support/toasts.ts';

test('the phone’s field goes where a window asks, the other provider takes over from a window that waits, and one is signed in', async ({
  page,
}) => {
  const dialog = await openPhoneField(page);
  await expect(dialog.getByLabel('Mobile number')).toBeVisible();
  const waiting = await openProviderWindow(page, 'Google');
  await expect(dialog.getByLabel('Mobile number')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Continue with phone' })).toBeEnabled();
  const gone = waiting.waitForEvent('close');
  const popup = await openProviderWindow(page, 'Facebook');
  await gone;
  await expect(dialog.locator('#sign-in-google-error')).toBeEmpty();
  await expect(dialog.getByRole('button', { name: 'Continue with Facebook' })).toHaveAttribute('aria-busy', 'true');
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/facebook');
  await fillAccountChooser(popup, { name: 'Tanvir Alam', email: `tanvir-${randomUUID()}@example.com` });
  const sent = Object.keys((await exchanged).postDataJSON() as object).sort();
  expect(sent).toEqual(['accessToken', 'idToken']);
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

test('a dialog that was closed signs nobody in', async ({ page }) => {
  await openShortPageDialog(page);
  const popup = await openProviderWindow(page, 'Google');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes('/user/sign-in/google');
  });
  const answered = page.waitForResponse(/accounts:lookup/);
  await fillAccountChooser(popup, { name: 'Late Person', email: `late-${randomUUID()}@example.com` });
  await (await answered).finished();
  await expect(signInButton(page)).toBeVisible();
  expect(asked).toBe(false);
});

/** Accepts the terms that the form shows. */
async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('region', { name: 'Contributor terms' });
  await expect(terms).toContainText('You keep your copyright and may sell elsewhere.');
  await expect(terms).toContainText('As of 27 November 2026');
  expect(await findViolations(page, 'main')).toEqual([]);
  const apply = page.getByRole('button', { name: 'Apply to contribute' });
  await apply.click();
  await expect(page.getByText('Accept the terms to apply', { exact: true })).toBeVisible();
  const tick = page.getByRole('checkbox', { name: /^I accept the contributor terms/ });
  await expect(tick).toBeFocused();
  await tick.check();
  await apply.click();
  await expect(toast(page, 'Application sent')).toBeVisible();
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();
}

test('contributing: an application goes with the sign-in once the terms were ticked there', async ({ page }) => {
  await openPage(page, '/get-involved');
  const dialog = await openDialog(page, page.getByRole('button', { name: 'Apply to contribute' }));
  await dialog.getByLabel(/^I’m new here/).check();
  await dialog.getByLabel(/I accept/).check();
  const popup = await openProviderWindow(page, 'Google');
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/google');
  await fillAccountChooser(popup, { name: 'Nasima Khatun', email: `nasima-${randomUUID()}@example.com` });
  expect((await exchanged).postDataJSON()).toMatchObject({ isContributor: true });
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();
  await expect(page.getByText('One step is left')).toBeHidden();
  await accountButton(page).click();
  await expect(page.locator('#account-menu').getByText('Nasima Khatun')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Prepare drafts' }).click();
  await expect(page).toHaveURL(/\/contributor\/assets\/upload$/);
});

test('contributing: nothing is applied for before the terms are ticked, and they are accepted where they are shown', async ({
  page,
}) => {
  await openPage(page, '/get-involved');
  const dialog = await openDialog(page, page.getByRole('button', { name: 'Apply to contribute' }));
  await expect(dialog.getByRole('heading', { name: 'Sign in to become a contributor' })).toBeVisible();
  const popup = await openProviderWindow(page, 'Google');
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/google');
  await fillAccountChooser(popup, { name: 'Farhana Akter', email: `farhana-${randomUUID()}@example.com` });
  expect(Object.keys((await exchanged).postDataJSON() as object)).toEqual(['idToken']);
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeVisible();
  await expect(page.getByText('We’re reviewing your application')).toBeHidden();
  await accountButton(page).click();
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Application in review' })).toBeHidden();
  await page.keyboard.press('Escape');
  await acceptTerms(page);
  await accountButton(page).click();
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Application in review' })).toBeVisible();
});
