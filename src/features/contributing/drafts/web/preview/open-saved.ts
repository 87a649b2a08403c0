/**
 * Opens an address in a tab of its own once what it shows is saved. Browsers take a tab only with the press itself, so
 * it waits empty; where none may be opened, this one goes there.
 */
export async function openSaved(href: string, save: () => Promise<boolean>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!(await save())) tab?.close();
  else if (tab === null) location.assign(href);
  else {
    tab.opener = null;
    tab.location.replace(href);
  }
}
