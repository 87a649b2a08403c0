import { expect, type Page, test } from '@playwright/test';
import { signInAsApplicant, signInAsContributor } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';

test.describe.configure({ mode: 'parallel' });

const addresses = [
  '/contributor/dashboard',
  '/contributor/assets/upload',
  '/contributor/briefs',
  '/contributor/assets/pending',
  '/contributor/assets/rejected',
  '/contributor/assets/published',
  '/contributor/sales-and-earnings',
];

async function checkPages(page: Page, prefix: string, language: string): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    await openPage(page, `${prefix}${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    problems.push(...(await findProblems(page)));
  }
  return problems;
}

test('the area of contributors is accessible and nothing is cut off, wide in English and narrow in dark Bangla', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsContributor(page);
  await setView(page, { width: 1366, scheme: 'light' });
  const problems = await checkPages(page, '', 'en');
  await setView(page, { width: 375, scheme: 'dark' });
  problems.push(...(await checkPages(page, '/bn', 'bn')));
  expect([...errors, ...problems]).toEqual([]);
});

test('visitors are sent to the sign-in, others to the application, and applicants prepare drafts', async ({ page }) => {
  await page.goto('/contributor/assets/upload');
  await expect(page).toHaveURL('/contributor/login');
  await signInAsApplicant(page.request);
  await openPage(page, '/contributor/login');
  await expect(page).toHaveURL('/contributor/dashboard');
  await openPage(page, '/contributor/assets/upload');
  await expect(page.getByText(/as soon as your application is approved/)).toBeVisible();
});
