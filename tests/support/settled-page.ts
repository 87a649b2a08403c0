import type { Page, Request } from '@playwright/test';

/**
 * Watches what a page asks for, from now on. The returned function waits until nothing is under way and what came is
 * drawn: scripts and answers that a page fetches after it was opened may bring more of it.
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
      // Effects of what was drawn have run when the browser is idle; they may ask for something.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))),
      );
    } while (underWay.size > 0);
  };
}
