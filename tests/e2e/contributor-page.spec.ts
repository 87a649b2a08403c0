import { expect, test } from '@playwright/test';
import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

test('an applicant prepares the public page; what is wrong is said beside its field', async ({ page }) => {
  const { username } = await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  await expect(page.getByRole('heading', { name: 'Your contributor page' })).toHaveCount(0);
  const body = { acceptTerms: true, termsVersion: contributorTermsVersion };
  await send(page.request, 'POST', '/api/v1/contributor/apply', body);
  await openPage(page, '/profile/edit');
  const section = page.locator('#page');
  const [address, name, website] = ['Page username', 'Name on the page', 'Website'].map((label) =>
    section.getByLabel(label, { exact: true }),
  );
  if (address === undefined || name === undefined || website === undefined) throw new Error('no fields');
  await expect(address).toHaveValue(username);
  expect(await findViolations(page, '#page')).toEqual([]);
  const save = section.getByRole('button', { name: 'Save page' });

  await website.fill('javascript:alert(1)');
  await name.fill('শাপলা Studio');
  await save.click();
  await expect(website).toBeFocused();
  await expect(section.locator('#page-website-error')).toHaveText(
    'Enter an address that starts with https:// or http://.',
  );
  await expect(name).toHaveValue('শাপলা Studio');

  await website.fill('https://example.com/shapla');
  await address.fill('support');
  await save.click();
  await expect(section.locator('#page-username-error')).toHaveText('This username is reserved. Choose another one.');
  await expect(website).toHaveValue('https://example.com/shapla');

  await address.fill(`${username}-studio`);
  await save.click();
  await expect(toast(page, 'Page saved')).toBeVisible();
  await openPage(page, '/profile/edit');
  await expect(address).toHaveValue(`${username}-studio`);
  await expect(name).toHaveValue('শাপলা Studio');
  await expect(website).toHaveValue('https://example.com/shapla');
});
