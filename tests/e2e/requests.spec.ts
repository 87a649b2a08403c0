import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { dropFiles } from '../support/drop-files.ts';
import { inOtherBrowser, openPage, waitForHydration } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { makePicture } from '../support/picture-form.ts';
import { createRealFiles } from '../support/real-files.ts';
import { approveWork, deleteWorksOf, submitDraft } from '../support/send-works.ts';
import { accountButton, openDialog, signInByDialog } from '../support/sign-in-dialog.ts';
import { siteOrigin } from '../support/site-client.ts';
import { querySite } from '../support/site-database.ts';
import { toast } from '../support/toasts.ts';

const contributors: string[] = [];
test.afterAll(() => deleteWorksOf(contributors));

test('a visitor asks, an admin makes a brief, a contributor answers it with an upload, and the link deletes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `A boat for ${randomUUID().slice(0, 6)}`;
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await openPage(page, '/categories#custom-content');
  await page.getByLabel('What do you need?').fill(title);
  await page.getByLabel('Budget (optional)').fill('some');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Enter at least 10 characters')).toBeVisible();
  await expect(page.getByText('Enter an amount in taka, such as 5,000')).toBeVisible();
  await expect(page.getByText(/^Enter an e-mail address or a phone number/)).toBeVisible();
  await page.getByLabel('Describe it').fill('For a poster, in red and green, as SVG.');
  await page.getByLabel('Budget (optional)').fill('5,000');
  await page.getByLabel('E-mail or phone').fill(email);
  await page.getByLabel('Reference pictures').setInputFiles([
    { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: await makePicture('#1f6f8b') },
    { name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText(/^We can’t read this picture/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove no.jpg' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, we got your request' })).toBeFocused();

  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    await openPage(admin, `/admin/content/requests?q=${encodeURIComponent(title)}`);
    await admin.getByRole('link', { name: title, exact: true }).click();
    await admin.getByRole('button', { name: 'Show contact details and pictures' }).click();
    await expect(admin.getByRole('link', { name: email })).toBeVisible();
    const picture = admin.getByRole('img', { name: 'Reference picture 1' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBeGreaterThan(300);
    await admin.getByRole('button', { name: 'Turn into a brief' }).click();
    await admin.getByLabel('Reference picture 1').check();
    expect(await findViolations(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Open the brief' }).click();
    await expect(toast(admin, 'Brief saved')).toBeVisible();
  });

  await inOtherBrowser(browser, async (contributor) => {
    const { userId, username } = await signInAsContributor(contributor);
    contributors.push(userId);
    await openPage(contributor, '/contributor/briefs');
    await contributor.getByRole('link', { name: title }).click();
    await expect(contributor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(contributor.getByRole('img', { name: 'Reference picture 1' })).toBeVisible();
    expect(await findViewProblems(contributor)).toEqual([]);
    await contributor.getByRole('link', { name: 'Upload for this brief' }).click();
    await expect(contributor.getByText('New drafts on this page are linked to it.')).toBeVisible();
    // A file that is dropped on the page becomes a draft that answers the brief. The requester is notified once it is
    // published.
    await dropFiles(
      contributor,
      (await createRealFiles()).filter(({ name }) => name === 'Dawn 1.jpg'),
    );
    await expect(contributor.getByText('1 new draft is linked to it.')).toBeVisible({ timeout: 120_000 });
    const mine = await contributor.request.get('/api/v1/content/mine?status=draft');
    const [draft] = ((await mine.json()) as { items: Parameters<typeof submitDraft>[1][] }).items;
    if (draft === undefined) throw new Error('No draft was made.');
    await submitDraft(contributor.request, draft, `Boat of ${title}`);
    await inOtherBrowser(browser, async (admin) => {
      await signInAsAdmin(admin, 'moderator');
      await approveWork(admin.request, username, draft._id);
    });
    const told = () =>
      querySite<{ text_body: string }>('select text_body from mail where recipient = $1 order by id desc limit 1', [
        email,
      ]);
    // The job runs every minute.
    await expect
      .poll(async () => (await told())[0]?.text_body, { timeout: 200_000, intervals: [2000] })
      .toContain(`/content/${draft._id}`);
    expect((await told())[0]?.text_body).toContain(`Boat of ${title}`);
  });

  const [letter] = await querySite<{ text_body: string }>(
    'select text_body from mail where recipient = $1 order by id limit 1',
    [email],
  );
  const [, path = ''] = /(\/forget-request\/[\w-]+)/.exec(letter?.text_body ?? '') ?? [];
  await openPage(page, `/bn${path}`);
  expect(await findViewProblems(page)).toEqual([]);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Your request was deleted' })).toBeVisible();
  expect(await querySite('select id from content_request where title = $1', [title])).toEqual([]);
  expect(await querySite('select id from mail where recipient = $1', [email])).toEqual([]);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'No request found' })).toBeVisible();
});

test('what was typed stays over another language, other digits and a sign-in, until it is sent', async ({ page }) => {
  const title = `A boat for ${randomUUID().slice(0, 6)}`;
  const description = 'For a poster, in red and green, as SVG.';
  await openPage(page, '/categories#custom-content');
  await page.getByLabel('What do you need?').fill(title);
  await page.getByLabel('Describe it').fill(description);
  await page.getByLabel('Category').click();
  await page.getByRole('option').nth(1).click();
  await page.getByLabel('Budget (optional)').fill('5,000');
  await page.getByLabel('E-mail or phone').fill(`${randomUUID().slice(0, 8)}@example.com`);
  const expectTyped = async () => {
    await expect(page.locator('#request-title')).toHaveValue(title);
    await expect(page.locator('#request-description')).toHaveValue(description);
    await expect(page.locator('#request-category')).not.toHaveText(/^(Not sure|নিশ্চিত নই|$)/);
    await expect(page.locator('#request-budget')).toHaveValue('5,000');
  };
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await page.waitForURL('**/bn/categories**');
  await expectTyped();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: /^123/ }).click();
  await reloaded;
  await expectTyped();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/categories');
  await waitForHydration(page);
  await openDialog(page);
  await signInByDialog(page);
  await expect(accountButton(page)).toBeVisible();
  await expectTyped();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, we got your request' })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('What do you need?')).toHaveValue('');
});

test('a brief that an admin has begun stays over another language, and goes with Cancel', async ({ page }) => {
  const title = `A boat for ${randomUUID().slice(0, 6)}`;
  const sent = await page.request.post('/api/v1/content-request/create', {
    headers: { origin: siteOrigin(), 'idempotency-key': randomUUID() },
    data: {
      ...{ title, description: 'For a poster, in red and green.', contact: `${randomUUID().slice(0, 8)}@example.com` },
      ...{ budget: 500_000, deadline: null, categoryId: null, pictures: [] },
    },
  });
  expect(sent.status()).toBe(200);
  const { _id: id } = (await sent.json()) as { _id: string };
  await signInAsAdmin(page, 'moderator');
  await openPage(page, `/admin/content/requests/${id}`);
  await page.getByRole('button', { name: 'Turn into a brief' }).click();
  await page.locator('#brief-title').fill('A boat, as we put it');
  await page.locator('#brief-budget').fill('');
  await openPage(page, `/bn/admin/content/requests/${id}`);
  await expect(page.locator('#brief-title')).toHaveValue('A boat, as we put it');
  await expect(page.locator('#brief-budget')).toHaveValue('');
  await expect(page.locator('#brief-description')).toHaveValue('For a poster, in red and green.');
  await openPage(page, `/admin/content/requests/${id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openPage(page, `/admin/content/requests/${id}`);
  await page.getByRole('button', { name: 'Turn into a brief' }).click();
  await expect(page.locator('#brief-title')).toHaveValue(title);
});
