/**
 * Script that runs before the first paint and hides columns by a style, so that nothing moves when React hydrates the
 * page.
 */
export const hiddenColumnsScript = /* @__PURE__ */ `try {
  const hidden = (localStorage['hidden-columns ' + location.pathname.replace(/^\\/bn(?=\\/)/, '')] || '').match(/[\\w-]+/g);
  if (hidden) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hidden.map((key) => '[data-column="' + key + '"]').join() + '{display:none!important}');
    document.adoptedStyleSheets = [sheet];
  }
} catch {}`.replace(/\s*\n\s*/g, ' ');
