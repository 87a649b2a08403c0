import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findProblems, setView } from '../support/page-checks.ts';
import { createRealFiles } from '../support/real-files.ts';
import { deleteWorksOf, submitWork } from '../support/send-works.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const contributors: string[] = [];

test.afterAll(() => deleteWorksOf(contributors));

async function openReview(page: Page, username: string, title: string): Promise<void> {
  await openPage(page, `/admin/contributors/requests?contributor=${username}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
}

test('a published work is revised, compared, approved, and who has it sees the new version', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [title, revised] = [`River ${mark}`, `River ${mark} with birds`];
  const files = (await createRealFiles()).filter(({ name }) => /^(Dawn 1\.jpg|Kit 1\.zip)$/.test(name));
  expect(files).toHaveLength(2);
  const { userId, username } = await signInAsContributor(page);
  contributors.push(userId);
  const contentId = await submitWork(page.request, files, title);

  await inOtherBrowser(browser, async (moderator) => {
    await signInAsAdmin(moderator, 'moderator');
    await openReview(moderator, username, title);
    // The picture is the one that was sent, and is loaded with the admin's session.
    const picture = moderator.getByRole('button', { name: `Large view: ${title}` }).getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBeGreaterThan(500);
    await moderator.getByText(/^What is inside/).click();
    await expect(moderator.getByText(/\.svg$/).first()).toBeVisible();
    const downloading = moderator.waitForEvent('download');
    await moderator.getByRole('link', { name: 'Original: Dawn 1.jpg' }).click();
    expect((await downloading).suggestedFilename()).toBe('Dawn 1.jpg');
    await moderator.keyboard.press('a');
    await expect(toast(moderator, `“${title}” is public now.`)).toBeVisible();

    await inOtherBrowser(browser, async (customer) => {
      await signInByPhone(customer.request);
      const { variants } = (await (await customer.request.get(`/api/v1/content/single/${contentId}`)).json()) as {
        variants: { _id: string }[];
      };
      await customer.request.get(`/api/v1/content/download/${contentId}/${variants[0]?._id}`);
      await send(customer.request, 'PUT', `/api/v1/favorites/toggle-favorite/${contentId}`, {});
      await openPage(customer, '/profile/downloads');
      await expect(customer.getByRole('heading', { name: title })).toBeVisible();
      await expect(customer.getByText(/is new since you downloaded it/)).toHaveCount(0);

      await openPage(page, '/contributor/assets/published');
      await page.getByRole('button', { name: title, exact: true }).click();
      const panel = page.getByRole('dialog', { name: title });
      await panel.getByText('Original files (2)').click();
      await expect(panel.getByRole('link', { name: /Dawn 1\.jpg/ })).toBeVisible();
      await panel.getByRole('button', { name: 'Edit', exact: true }).click();
      const revision = page.getByRole('dialog', { name: /^Details of/ });
      await revision.getByLabel('Title', { exact: true }).fill(revised);
      await revision.getByLabel('What is new, for those who have it').pressSequentially('There are birds now.');
      await revision.getByRole('button', { name: 'Send to review' }).click();
      await expect(toast(page, '1 work sent to review')).toBeVisible();

      await openReview(moderator, username, revised);
      const difference = moderator.getByRole('region', { name: 'Title' });
      await expect(difference.locator('del')).toHaveText(title);
      await expect(difference.locator('ins')).toHaveText(revised);
      await setView(moderator, { width: 375, scheme: 'dark' });
      expect(await findProblems(moderator)).toEqual([]);
      await setView(moderator, { width: 1366, scheme: 'light' });
      expect(await findProblems(moderator)).toEqual([]);
      await openPage(customer, `/content/${contentId}`);
      await expect(customer.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await moderator.keyboard.press('a');
      await expect(toast(moderator, `“${revised}” is public now.`)).toBeVisible();

      await openPage(customer, '/profile/downloads');
      await expect(customer.getByText(/Version 2 is new since you downloaded it/)).toBeVisible();
      await expect(customer.getByText('There are birds now.')).toBeVisible();
      await openPage(customer, '/profile/favorites');
      await expect(customer.getByText('New version')).toBeVisible();
      await openPage(customer, `/content/${contentId}`);
      await expect(customer.getByRole('heading', { level: 1, name: revised })).toBeVisible();
      await expect(customer.getByRole('heading', { name: 'Versions' })).toBeVisible();
      await expect(customer.getByText('There are birds now.')).toBeVisible();
      expect(await findViolations(customer)).toEqual([]);
    });
  });
});
