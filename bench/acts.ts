import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { signInAsAdmin } from '../tests/support/admins.ts';
import { expectPaid, findDownload, payButton, payOrder, sandboxAct } from '../tests/support/checkout.ts';
import { signInAsContributor } from '../tests/support/contributors.ts';
import { findOffer, type Offer } from '../tests/support/offers.ts';
import { openPage, waitForHydration } from '../tests/support/open-page.ts';
import { fillAccountChooser } from '../tests/support/provider-window.ts';
import { addReviewRequest } from '../tests/support/review-requests.ts';
import { newPhone, signInByGoogle, signInByPhone } from '../tests/support/sign-in.ts';
import { enterCode, findDialog } from '../tests/support/sign-in-dialog.ts';
import { siteOrigin, withHttpClient } from '../tests/support/site-client.ts';
import { siteDatabase } from '../tests/support/site-database.ts';

/**
 * `ARBOR_TEST_ORIGIN=http://localhost:4000 ARBOR_TEST_DATA=data node bench/acts.ts` does everyday tasks in Chromium and
 * prints how many actions each takes. A click, a key press and filling in a field count as one action each.
 * `tests/e2e/mixed-uploads.spec.ts` counts the publication of eleven mixed files. The server must have the demo
 * catalogue and run with ARBOR_RATE_LIMITS=0; the database must be Arbor's own.
 */
type Act = (act: Promise<unknown>) => Promise<void>;
type Job = (page: Page, act: Act) => Promise<void>;

const openOffer = async (page: Page): Promise<Offer> => {
  const offer = await findOffer(page.request);
  await openPage(page, `/content/${offer.contentId}`);
  return offer;
};
const buyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Buy now' }).first();

async function payAndDownload(page: Page, act: Act, offer: Offer): Promise<void> {
  await act(payButton(page).click());
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
  await waitForHydration(page);
  await act(sandboxAct(page, /^Pay ৳/).click());
  await expectPaid(page);
  const downloading = page.waitForEvent('download');
  await act(findDownload(page, offer).click());
  await (await downloading).path();
}

const buySignedIn: Job = async (page, act) => {
  await signInByGoogle(page.request, { name: 'Nasrin Akter', email: `nasrin-${Date.now()}@example.com` });
  const offer = await openOffer(page);
  await act(buyButton(page).click());
  await expect(page).toHaveURL(/\/cart\?only=/);
  await payAndDownload(page, act, offer);
};

const buyAsNewPerson: Job = async (page, act) => {
  const phone = newPhone();
  const offer = await openOffer(page);
  await act(buyButton(page).click());
  const dialog = findDialog(page);
  await act(dialog.getByRole('button', { name: 'Continue with phone' }).click());
  await act(dialog.getByLabel('Mobile number').fill(phone));
  await act(page.keyboard.press('Enter'));
  await act(enterCode(page, phone));
  await expect(page).toHaveURL(/\/cart\?only=/);
  await act(page.getByLabel('Name on the licence').fill('Nusrat Jahan'));
  await payAndDownload(page, act, offer);
};

/** Choosing an account in the provider's window counts as one action. */
const buyWithGoogle: Job = async (page, act) => {
  const offer = await openOffer(page);
  await act(buyButton(page).click());
  const opening = page.waitForEvent('popup');
  await act(findDialog(page).getByRole('button', { name: 'Continue with Google' }).click());
  const account = { name: 'Nasrin Akter', email: `nasrin-${Date.now()}@example.com` };
  await act(fillAccountChooser(await opening, account));
  await expect(page).toHaveURL(/\/cart\?only=/);
  await payAndDownload(page, act, offer);
};

const readEarned: Job = async (page, act) => {
  await signInAsContributor(page);
  await openPage(page, '/contributor/dashboard');
  await act(page.getByRole('navigation').getByRole('link', { name: 'Works' }).first().click());
  await expect(page.getByRole('link', { name: /^Published/ }).first()).toBeVisible();
};

const askForRefund: Job = async (page, act) => {
  await signInByPhone(page.request);
  const order = await payOrder(page.request, [await findOffer(page.request)]);
  await openPage(page, `/checkout/${order}`);
  await act(
    page
      .getByRole('button', { name: /^Request a refund/ })
      .first()
      .click(),
  );
  await act(
    findDialog(page)
      .getByRole('button', { name: /^Request refund of ৳/ })
      .click(),
  );
  await expect(page.getByText(/^Refund requested on /)).toBeVisible();
};

/** Finds an order by the phone number of a caller, with the admin search. */
async function findOrderByPhone(page: Page, act: Act): Promise<void> {
  const phone = await withHttpClient(async (client) => {
    const user = await signInByPhone(client);
    await payOrder(client, [await findOffer(client)]);
    return user.phone;
  });
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/overview');
  await act(page.keyboard.press('ControlOrMeta+k'));
  await act(findDialog(page).getByRole('combobox').fill(phone));
  await expect(findDialog(page).getByRole('option').first()).toContainText(phone.slice(-6));
  await act(page.keyboard.press('Enter'));
  await expect(page.getByRole('link', { name: /^Order \d/ }).first()).toBeVisible();
}

const refundByPhone: Job = async (page, act) => {
  await findOrderByPhone(page, act);
  await act(
    page
      .getByRole('link', { name: /^Order \d/ })
      .first()
      .click(),
  );
  await act(page.getByRole('button', { name: 'Refund', exact: true }).click());
  const dialog = findDialog(page);
  const send = dialog.getByRole('button', { name: /^Refund ৳/ });
  await expect(send).toBeVisible();
  if (!(await send.isEnabled())) await act(dialog.getByRole('combobox', { name: 'Reason' }).click());
  if (!(await send.isEnabled())) await act(page.getByRole('option').first().click());
  await expect(send).toBeEnabled();
  await act(send.click());
  await expect(dialog).toBeHidden();
};

const approve: Job = async (page, act) => {
  await signInAsAdmin(page, 'moderator');
  await addReviewRequest(siteDatabase().pool, { title: 'Boat at dawn' });
  await openPage(page, '/admin/overview');
  const review = page.getByRole('link', { name: /^Review/ }).first();
  if (!(await review.isVisible())) await act(page.getByText('Inbox', { exact: true }).first().click());
  await act(review.click());
  await act(page.getByRole('link', { name: 'Boat at dawn' }).first().click());
  await expect(page.getByRole('heading', { level: 1, name: 'Boat at dawn' })).toBeVisible();
  await act(page.keyboard.press('a'));
  await expect(page.getByText('“Boat at dawn” is now published')).toBeVisible();
};

const jobs: readonly (readonly [string, Job])[] = [
  ['buy, signed in: from the product page to the file', buySignedIn],
  ['buy, new person with Google: from the product page to the file', buyWithGoogle],
  ['buy, new person with a phone number and a name: from the product page to the file', buyAsNewPerson],
  ['read what one work earned, from the dashboard', readEarned],
  ['ask for a refund, from the order', askForRefund],
  ['approve a work, from the overview', approve],
  ['find the order of a phone number, from the overview', findOrderByPhone],
  ['refund that order, from the overview', refundByPhone],
];

async function count(browser: Browser, job: Job): Promise<number> {
  const context: BrowserContext = await browser.newContext({
    baseURL: siteOrigin(),
    viewport: { width: 1366, height: 768 },
  });
  try {
    let acts = 0;
    await job(await context.newPage(), async (act) => {
      acts += 1;
      await act;
    });
    return acts;
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: ['--no-sandbox'] });
try {
  for (const [name, job] of jobs) {
    const acts = await count(browser, job).catch((error: unknown) => `failed: ${String(error).slice(0, 600)}`);
    console.log(`| ${name} | ${acts} |`);
  }
} finally {
  await browser.close();
  await siteDatabase().pool.end();
}
