import type { Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';

export interface View {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** Shows the page as a screen of this width and colour scheme does, and waits until it is laid out. */
export async function setView(page: Page, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** The returned list grows with each script error and console error of the page. */
export function collectErrors(page: Page, { allow404 = true } = {}): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A not-found page is a 404, and the browser says so.
    const isExpected = allow404 && message.text().includes('404');
    if (message.type() === 'error' && !isExpected) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** A line with the number of pixels that can only be seen by scrolling sideways; none where everything fits. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${page.url()}: ${overflow} px too wide for ${page.viewportSize()?.width}`] : [];
}

/** Everything that is wrong with how the page is laid out and marked up in its present view. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await findOverflow(page)),
  ...(await findViolations(page)),
];
