import { expect, test } from '@playwright/test';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';

const languages = [
  { prefix: '', following: 'Following', follow: 'Follow', view: { width: 1366, scheme: 'light' } },
  { prefix: '/bn', following: 'অনুসরণ করছেন', follow: 'অনুসরণ করুন', view: { width: 375, scheme: 'dark' } },
] as const;

for (const { prefix, following, follow, view } of languages)
  test(`a contributor is followed, and it ends in the profile ${prefix}`, async ({ page, browser }) => {
    const errors = collectErrors(page);
    const { username } = await inOtherBrowser(browser, signInAsContributor);
    await signInByPhone(page.request);
    await setView(page, view);
    await openPage(page, `${prefix}/contributors/${username}`);
    const button = page.getByRole('button', { name: username });
    await expect(button).toHaveText(follow);
    await button.click();
    await expect(button).toHaveText(following);
    expect(await findProblems(page)).toEqual([]);

    await openPage(page, `${prefix}/profile/following`);
    await expect(page.getByRole('link', { name: username })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: username }).click();
    await expect(page.getByRole('main').getByRole('button', { name: username })).toHaveText(follow);
    await page.reload();
    await expect(page.getByRole('link', { name: username })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
