import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { hiddenColumnsScript } from './hidden-columns-script.ts';
import { hiddenColumnsKey } from './use-hidden-columns.ts';

/**
 * Runs the script.
 * @returns the style that it adds to the page
 */
function run(pathname: string, kept: Readonly<Record<string, string>>): string | undefined {
  class CSSStyleSheet {
    text = '';
    replaceSync(text: string): void {
      this.text = text;
    }
  }
  const document: { adoptedStyleSheets: readonly CSSStyleSheet[] } = { adoptedStyleSheets: [] };
  runInNewContext(hiddenColumnsScript, { CSSStyleSheet, document, location: { pathname }, localStorage: kept });
  return document.adoptedStyleSheets[0]?.text;
}

it('hides the columns that are hidden in this browser, in either language', () => {
  const kept = { [hiddenColumnsKey('/admin/users')]: 'phone seen-at' };
  const style = '[data-column="phone"],[data-column="seen-at"]{display:none!important}';
  expect(run('/admin/users', kept)).toBe(style);
  expect(run('/bn/admin/users', kept)).toBe(style);
});

it('does nothing for other lists, and takes nothing but keys', () => {
  expect(run('/admin/orders', { [hiddenColumnsKey('/admin/users')]: 'phone' })).toBeUndefined();
  expect(run('/admin/orders', { [hiddenColumnsKey('/admin/orders')]: '' })).toBeUndefined();
  expect(run('/admin/orders', { [hiddenColumnsKey('/admin/orders')]: '"]{}*' })).toBeUndefined();
});
