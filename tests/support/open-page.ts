import type { Browser, Page, Response } from '@playwright/test';
import { siteOrigin } from './site-client.ts';

/**
 * Waits for hydration: before it, buttons exist without effect. React marks elements before it runs effects, which
 * register keys; the browser is idle once those have run.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })));
}

/** Opens a page and waits until it can be used. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Runs `work` in another browser with its own cookies. */
export async function inOtherBrowser<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: siteOrigin() });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
