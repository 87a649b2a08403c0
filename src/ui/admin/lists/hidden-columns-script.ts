/** Storage key for a list's hidden columns; the path has no language. */
export const hiddenColumnsKey = (path: string): string => `hidden-columns ${path}`;

/**
 * Script that runs before the first paint and hides columns by a style, so that nothing moves when React hydrates the
 * page.
 */
export const hiddenColumnsScript = `try {
  const hidden = (localStorage['hidden-columns ' + location.pathname.replace(/^\\/bn(?=\\/)/, '')] || '').match(/[\\w-]+/g);
  if (hidden) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hidden.map((key) => '[data-column="' + key + '"]').join() + '{display:none!important}');
    document.adoptedStyleSheets = [sheet];
  }
} catch {}`.replace(/\s*\n\s*/g, ' ');

/** Removes the style after React has rendered the table without the columns. */
export function showAllCells(): void {
  if (document.adoptedStyleSheets?.length > 0) document.adoptedStyleSheets = [];
}
