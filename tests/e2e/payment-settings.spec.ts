import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { confirmByPhone, openConfirmationWindow } from '../support/confirmation.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { fillAccountChooser } from '../support/provider-window.ts';
import { signInByGoogle, signInByPhone } from '../support/sign-in.ts';
import { send } from '../support/site-client.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

/** Expects no overflow and no accessibility violations, on a phone and a laptop. */
const expectWellDrawn = async (page: Page): Promise<void> => expect(await findViewProblems(page)).toEqual([]);

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/**
 * Signs in an applicant, who may prepare works and add payout accounts.
 * @returns their phone number
 */
async function signInAsNewApplicant(page: Page): Promise<string> {
  const { phone } = await signInByPhone(page.request);
  await applyAsContributor(page);
  return phone;
}

async function applyAsContributor(page: Page): Promise<void> {
  const terms = { acceptTerms: true, termsVersion: contributorTermsVersion };
  await send(page.request, 'POST', '/api/v1/contributor/apply', terms);
}

test('a contributor adds and removes an account, which stays masked, and replaces another one', async ({ page }) => {
  const phone = await signInAsNewApplicant(page);
  await openPage(page, '/contributor/payment-settings');
  const card = page.getByRole('region', { name: 'bKash' });
  await card.getByRole('button', { name: 'Add account' }).click();
  await card.getByLabel('Account number').fill('0171234');
  await card.getByRole('button', { name: 'Add account' }).click();
  await expect(card.getByText('Enter the 11-digit mobile number, starting with 01.')).toBeVisible();
  await expect(card.getByLabel('Account number')).toHaveValue('0171234');
  await expectWellDrawn(page);

  await card.getByLabel('Account number').fill('০১৭১২ ৩৪৫৬৭৮');
  await card.getByRole('button', { name: 'Add account' }).click();
  await confirmByPhone(page, phone);
  await expect(toast(page, 'Withdraw option added successfully')).toBeVisible();
  await expect(card.getByText('•••• 678')).toBeVisible();
  await expect(card.getByText(/Changed recently. You can withdraw to it from/)).toBeVisible();
  await dismissToasts(page);
  await expectWellDrawn(page);

  await card.getByRole('button', { name: 'Change' }).click();
  await expect(card.getByLabel('Account number')).toHaveValue('');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(card.getByText('•••• 678')).toBeVisible();
  expect(await page.content()).not.toContain('01712345678');

  await card.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/We’ll remove bKash •••• 678/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Withdraw option removed successfully')).toBeVisible();
  await expect(card.getByText('No payout account yet')).toBeVisible();
  await openPage(page, '/profile/notices');
  await expect(page.getByText('bKash •••• 678 was removed from your payout accounts.')).toBeVisible();

  await test.step('a contributor replaces an account by another one, which is frozen anew', async () => {
    const google = { name: 'Nadia', email: `nadia-${randomUUID()}@example.com` };
    await signInByGoogle(page.request, google);
    await applyAsContributor(page);
    await openPage(page, '/contributor/payment-settings');
    const card = page.getByRole('region', { name: 'bKash' });
    await card.getByRole('button', { name: 'Add account' }).click();
    await card.getByLabel('Account number').fill('01712345678');
    await card.getByRole('button', { name: 'Add account' }).click();
    await fillAccountChooser(await openConfirmationWindow(page), google);
    await expect(toast(page, 'Withdraw option added successfully')).toBeVisible();
    await card.getByRole('button', { name: 'Change' }).click();
    await card.getByLabel('Account number').fill('01912345999');
    await card.getByRole('button', { name: 'Save changes' }).click();
    await fillAccountChooser(await openConfirmationWindow(page), google);
    await expect(toast(page, 'Withdraw option updated successfully')).toBeVisible();
    await expect(card.getByText('•••• 999')).toBeVisible();
    await expect(card.getByText(/Changed recently. You can withdraw to it from/)).toBeVisible();
    await openPage(page, '/profile/notices');
    await expect(page.getByText(/bKash •••• 999/).first()).toBeVisible();
  });
});

test('in Bangla and by the keyboard: a bank account is asked for whole, and what was typed stays', async ({ page }) => {
  await signInAsNewApplicant(page);
  await openPage(page, '/bn/contributor/payment-settings');
  const card = page.getByRole('region', { name: 'ব্যাংক অ্যাকাউন্ট' });
  const add = card.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByLabel('রাউটিং নম্বর, ৯ সংখ্যা'));
  await page.keyboard.type('১২৩');
  await page.keyboard.press('Enter');
  await expect(card.getByText('৯ সংখ্যার রাউটিং নম্বর দিন।')).toBeVisible();
  await expect(card.getByText('অন্তত ২টি অক্ষর লিখুন।')).toHaveCount(3);
  await expect(card.getByText('৬ থেকে ২০ সংখ্যার অ্যাকাউন্ট নম্বর দিন।')).toBeVisible();
  await expect(card.getByLabel('রাউটিং নম্বর, ৯ সংখ্যা')).toHaveValue('১২৩');
  // The focus is on the first invalid field.
  await expect(card.getByLabel('ব্যাংক', { exact: true })).toBeFocused();
  await expectWellDrawn(page);

  const values = [
    ['ব্যাংক', 'Dutch-Bangla Bank'],
    ['শাখা', 'Gulshan'],
    ['রাউটিং নম্বর, ৯ সংখ্যা', '090261725'],
    ['অ্যাকাউন্টধারীর নাম', 'Salma Akter'],
    ['অ্যাকাউন্ট নম্বর', '1234509876543'],
  ] as const;
  for (const [label, value] of values) {
    const field = card.getByLabel(label, { exact: true });
    if (!(await field.evaluate((node) => node === document.activeElement))) await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'নিশ্চিত করুন যে এটি আপনিই' })).toBeVisible();
  await expectWellDrawn(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const [label, value] of values) await expect(card.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(card.getByText('এখনো কোনো অ্যাকাউন্ট নেই')).toBeVisible();
});

test('an owner sets a fee and amounts, and is told what is wrong beside the fields', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/contributors/payment-settings');
  await page.getByLabel('Fee (%)').fill('−5');
  await page.getByRole('button', { name: 'Set fee' }).click();
  await expect(page.getByText('Enter a percentage from 0 to 100, with up to two decimals.')).toBeVisible();
  await page.getByLabel('Fee (%)').fill('12.5');
  await page.getByLabel('For orders from').fill('2001-01-01');
  await page.getByRole('button', { name: 'Set fee' }).click();
  await expect(page.getByText('Choose the current time or a later one. Existing orders keep their fee.')).toBeVisible();

  const day = new Date(Date.now() + 4 * 365 * 86_400_000).toISOString().slice(0, 10);
  const note = `For later ${Date.now()}`;
  await page.getByLabel('For orders from').fill(day);
  await page.getByLabel('Note for the history').fill(note);
  await page.getByRole('button', { name: 'Set fee' }).click();
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('12.5%');
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('Upcoming');

  await test.step('an owner sets the amounts of a way to be paid, and keeps what was typed where it is refused', async () => {
    await signInAsAdmin(page, 'owner');
    await openPage(page, '/admin/contributors/payment-settings');
    const bank = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bank account' }) });
    await bank.getByLabel('Minimum, in taka').fill('9,00,000');
    await bank.getByRole('button', { name: 'Save' }).click();
    await expect(bank.getByText('The minimum can’t be higher than the maximum.')).toBeVisible();
    await expect(bank.getByLabel('Minimum, in taka')).toHaveValue('9,00,000');
    await bank.getByLabel('Minimum, in taka').fill('500');
    const words = `The name has to be yours. ${Date.now()}`;
    await bank.getByLabel('Instructions in English').fill(words);
    await bank.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved changes')).toBeVisible();
    await page.reload();
    await expect(bank.getByLabel('Instructions in English')).toHaveValue(words);
  });

  await test.step('a higher limit for two owners is planned, shown and cancelled', async () => {
    const general = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Clearing and approval' }) });
    const limit = general.getByLabel('Amount that needs two owners, in taka');
    await waitForHydration(page);
    const before = await limit.inputValue();
    await limit.fill('9,00,000');
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Change scheduled')).toBeVisible();
    await expect(general.getByText('Withdrawals of ৳9,00,000 or more will need two owners.')).toBeVisible();
    await expect(general.getByText(/Takes effect on .* · scheduled by/)).toBeVisible();
    // Only another owner can confirm the change.
    await expect(general.getByRole('button', { name: 'Confirm now' })).toHaveCount(0);
    await expect(limit).toHaveValue(before);
    await expectWellDrawn(page);
    await general.getByRole('button', { name: 'Cancel this change' }).click();
    await expect(toast(page, 'Change cancelled')).toBeVisible();
    await expect(general.getByText('will need two owners')).toHaveCount(0);
  });
});

test('in Bangla and by the keyboard, an owner is told what is wrong beside the field', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/bn/admin/contributors/payment-settings');
  const fee = page.getByLabel('ফি (%)');
  await tabTo(page, fee);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('১৫০');
  await page.keyboard.press('Enter');
  await expect(page.getByText('০ থেকে ১০০-এর মধ্যে শতকরা হার দিন, দশমিকের পরে সর্বোচ্চ দুই ঘর।')).toBeVisible();
  await expect(fee).toBeFocused();
  await expect(fee).toHaveValue('১৫০');
  await expectWellDrawn(page);
});
