import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { findDownload } from '../support/checkout.ts';
import { findOffer } from '../support/offers.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { slowDown, slowPhone } from '../support/slow-phone.ts';

test.use(slowPhone);

test('on a slow phone, the way from a work to its opened file takes 4 taps and at most 25 s', async ({ page }) => {
  const offer = await findOffer(page.request);
  await signInByPhone(page.request);
  await slowDown(await page.context().newCDPSession(page));
  let taps = 0;
  const tap = async (control: Locator): Promise<void> => {
    await control.tap();
    taps += 1;
  };
  const begun = performance.now();
  await page.goto(`/content/${offer.contentId}`, { waitUntil: 'commit' });
  await tap(page.locator('main .fixed').getByRole('button', { name: 'Buy now' }));
  await page.waitForURL(/\/cart\?only=/, { waitUntil: 'commit' });
  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Pay ৳/ })
      .first(),
  );
  await page.waitForURL(/\/payment\/sandbox\//, { waitUntil: 'commit' });
  await tap(page.getByRole('button', { name: /^Pay ৳/ }));
  const downloading = page.waitForEvent('download');
  await tap(findDownload(page, offer));
  const file = await readFile(await (await downloading).path());
  const seconds = (performance.now() - begun) / 1000;
  expect(createHash('sha256').update(file).digest('hex')).toBe(offer.sha256);
  console.log(`slow phone: ${taps} taps, ${seconds.toFixed(1)} s to a file of ${Math.round(file.length / 1000)} kB`);
  expect(taps).toBeLessThanOrEqual(4);
  expect(seconds).toBeLessThanOrEqual(25);
});
