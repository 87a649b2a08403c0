import { expect, type Page } from '@playwright/test';

/** What a payload of `script-payloads.ts` leaves behind on the open page, and what could still run. */
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

/** Opens a page, moves over what is written there as a pointer would, and finds that no payload has run or waits to. */
export async function expectNoScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectNoScriptHere(page, address);
}

/** Expects no script on the page that is shown already. */
export async function expectNoScriptHere(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('body *'))
      each.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect([what, await findScripts(page)]).toEqual([what, { ran: undefined, handlers: 0, links: 0 }]);
}

/** The returned list grows with each dialog that a page opens. */
export function collectDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}
