import { expect, type Page } from '@playwright/test';

/** Finds traces of payloads from `script-payloads.ts` on the open page, and payloads that could still run. */
const findScripts = (page: Page) =>
  page.evaluate(() => {
    const isScript = (address: string) => /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(address);
    const elements = [...document.querySelectorAll('*')];
    return {
      ran: (window as { ran?: number }).ran,
      handlers: elements.filter(({ attributes }) => [...attributes].some(({ name }) => /^on/i.test(name))).length,
      links: elements.filter((each) =>
        ['href', 'src', 'action'].some((name) => isScript(each.getAttribute(name) ?? '')),
      ).length,
    };
  });

/** Opens a page, moves the mouse over its texts, and expects that no payload has run or could run. */
export async function expectNoScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectNoScriptHere(page, address);
}

/** Expects that no payload has run or could run on the current page. */
export async function expectNoScriptHere(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('body *'))
      each.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect([what, await findScripts(page)]).toEqual([what, { ran: undefined, handlers: 0, links: 0 }]);
}

/** Collects the dialogs that a page opens; the returned list grows with each one. */
export function collectDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}
