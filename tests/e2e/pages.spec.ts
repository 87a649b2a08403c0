import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { watchRequests } from '../support/settled-page.ts';

/** Compressed bytes of the scripts that the page's first load fetches. */
async function measureScripts(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const settle = watchRequests(page);
  await openPage(page, address);
  await settle();
  return bytes;
}

test('the listing page needs at most 130 kB of JavaScript', async ({ page }) => {
  const bytes = await measureScripts(page, '/content');
  console.log(`JavaScript of /content: ${Math.round(bytes / 1000)} kB compressed`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});
