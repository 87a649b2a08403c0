import type { Page, Request } from '@playwright/test';

/**
 * Watches the requests of a page from now on. The returned function waits until none is in progress and their results
 * are rendered, because scripts and data that arrive later may change the page.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const waitForAnswers = async (): Promise<void> => {
    while (underWay.size > 0)
      await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
  };
  return async () => {
    do {
      await waitForAnswers();
      // When the browser is idle, effects of the rendered components have run, which may send further requests.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))),
      );
    } while (underWay.size > 0);
  };
}
