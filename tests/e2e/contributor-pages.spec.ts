import { expect, test } from '@playwright/test';
import { signInAsApplicant } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';

test('visitors are sent to the sign-in, others to the application, and applicants prepare drafts', async ({ page }) => {
  await page.goto('/contributor/assets/upload');
  await expect(page).toHaveURL('/contributor/login?callback=%2Fcontributor%2Fassets%2Fupload');
  await signInAsApplicant(page.request);
  await openPage(page, '/contributor/login');
  await expect(page).toHaveURL('/contributor/dashboard');
  await openPage(page, '/contributor/assets/upload');
  await expect(page.getByText(/once your application is approved/)).toBeVisible();
});
