import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { addReviewRequest } from '../support/review-requests.ts';

let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});
test.afterAll(() => pool.end());

test('two agree on how a work is shared, and one gives the share up again', async ({ page, browser }) => {
  const errors = collectErrors(page);
  const owner = await signInAsContributor(page);
  const title = `Ferry ${randomUUID().slice(0, 8)}`;
  const { contentId } = await addReviewRequest(pool, { title, contributorId: owner.userId });
  await inOtherBrowser(browser, async (other) => {
    const partnerErrors = collectErrors(other);
    const partner = await signInAsContributor(other);

    await openPage(page, '/contributor/collaborations');
    await setView(page, { width: 1366, scheme: 'light' });
    await expect(page.getByText('You have no shared works.')).toBeVisible();

    await openPage(page, `/contributor/collaborations/${contentId}`);
    await expect(page.getByText('You earn all of it.')).toBeVisible();
    await page.getByLabel('Username').fill('nobody-at-all');
    await page.getByLabel('Share (%)').fill('25.5.5');
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await expect(page.getByText('Enter a share from 0.01 to 100, with up to two decimals.')).toBeVisible();
    await expect(page.getByLabel('Share (%)')).toBeFocused();
    await page.getByLabel('Share (%)').fill('25.5');
    await expect(page.getByText('Your share: 74.5%')).toBeVisible();
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await expect(page.getByText('No approved contributor has this username.')).toBeVisible();
    await expect(page.getByLabel('Share (%)')).toHaveValue('25.5');
    expect(await findProblems(page)).toEqual([]);
    await page.getByLabel('Username').fill(`@${partner.username}`);
    await page.getByRole('button', { name: 'Send proposal' }).click();
    const proposal = page.getByRole('region', { name: 'Your proposal' });
    await expect(proposal.getByRole('listitem').nth(1)).toContainText('No answer yet');
    expect(await findProblems(page)).toEqual([]);

    await openPage(other, '/contributor/collaborations');
    await setView(other, { width: 375, scheme: 'dark' });
    const work = other.getByRole('region', { name: title });
    await expect(work).toContainText('Your answer is needed');
    expect(await findProblems(other)).toEqual([]);
    await work.getByRole('button', { name: 'Accept' }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('You get 25.5%');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(work).toContainText('Active');

    await openPage(page, '/contributor/collaborations');
    await page.getByRole('region', { name: title }).getByRole('link', { name: 'Change' }).click();
    await expect(page.getByRole('region', { name: 'Current shares' })).toContainText('25.5%');
    await expect(page.getByLabel('Username')).toHaveValue(partner.username);
    await page.getByRole('button', { name: 'Remove person 1' }).click();
    await page.getByRole('button', { name: 'Propose ending the split' }).click();
    await expect(proposal.getByRole('listitem').nth(1)).toContainText('0%');
    await proposal.getByRole('button', { name: 'Withdraw proposal' }).click();
    await expect(page.getByRole('heading', { name: 'New proposal' })).toBeVisible();

    await work.getByRole('button', { name: 'Give up my share' }).click();
    await expect(dialog).toContainText('You keep what you’ve earned.');
    await dialog.getByRole('button', { name: 'Give up my share' }).click();
    await expect(work).toBeHidden();
    await other.getByRole('link', { name: 'Past' }).click();
    await expect(work.getByText('Ended', { exact: true })).toBeVisible();
    await expect(work.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect(partnerErrors).toEqual([]);
  });
  // The browser logs every refusal; the one for the unknown username is expected.
  expect(errors.filter((error) => !error.includes('status of 400'))).toEqual([]);
});

test('the same in Bangla on a phone: a bell that leads there, and no', async ({ page, browser }) => {
  const errors = collectErrors(page);
  const owner = await signInAsContributor(page);
  const title = `নৌকা ${randomUUID().slice(0, 8)}`;
  const { contentId } = await addReviewRequest(pool, { title, contributorId: owner.userId });
  await inOtherBrowser(browser, async (other) => {
    const partner = await signInAsContributor(other);
    await openPage(page, `/bn/contributor/collaborations/${contentId}`);
    await setView(page, { width: 375, scheme: 'light' });
    await page.getByLabel('ইউজারনেম').fill(partner.username);
    await page.getByLabel('অংশ (%)').fill('৩৩.৩৩');
    await expect(page.getByText('আপনার অংশ: ৬৬.৬৭%')).toBeVisible();
    expect(await findProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'প্রস্তাব পাঠান' }).click();
    await expect(page.getByRole('region', { name: 'আপনার প্রস্তাব' })).toContainText('৩৩.৩৩%');

    await openPage(other, '/bn/profile/notices');
    await other.getByRole('main').getByText(`“${title}”-এর আয়ের একটি অংশ`).click();
    const work = other.getByRole('region', { name: title });
    await work.getByRole('button', { name: 'রাজি নই' }).click();
    await expect(work).toBeHidden();
    await other.getByRole('link', { name: 'পুরোনো' }).click();
    await expect(work).toContainText('রাজি নন');
    expect(await findProblems(other)).toEqual([]);
  });
  expect(errors).toEqual([]);
});
