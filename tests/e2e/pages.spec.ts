import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { watchRequests } from '../support/settled-page.ts';

/** Measures the compressed size of the scripts that the page's first load fetches. */
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

/** Maximum size of scripts in bytes: on the list, on a work's page, and on one whose viewer is in view. */
const bounds = { list: 129_000, work: 130_000, viewer: 145_000 };

test('the listing page and the page of a work need few scripts', async ({ browser, page }) => {
  const findFirst = async (category: string): Promise<string> => {
    const response = await page.request.get(`/api/v1/content/all?category=${category}&limit=1`);
    const { items } = (await response.json()) as { items: { _id: string }[] };
    return `/content/${items[0]?._id}`;
  };
  for (const [address, bound] of [
    ['/content', bounds.list],
    [await findFirst('photos'), bounds.work],
    [await findFirst('icons'), bounds.viewer],
  ] as const) {
    // A new context has an empty cache, because pages share scripts.
    const context = await browser.newContext();
    const fresh = await context.newPage();
    const bytes = await measureScripts(fresh, address);
    console.log(`JavaScript of ${address}: ${Math.round(bytes / 1000)} kB compressed`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(bound);
    await context.close();
  }
});
