/**
 * Opens a URL in a new tab after its content was saved. Browsers only allow a new tab during the click, so the tab
 * opens empty first; if it is blocked, the current tab navigates instead.
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
