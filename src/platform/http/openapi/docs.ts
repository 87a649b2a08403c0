import { listErrors, type Operation } from '../operation.ts';

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const style = `
:root{color-scheme:light dark;--line:light-dark(#E7E2DC,#37333c);--muted:light-dark(#6B6570,#a8a2ae);--ink:light-dark(#17151A,#f4f1ee);--canvas:light-dark(#FAF8F5,#151317)}
body{font:16px/1.5 Poppins,system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px;color:var(--ink);background:var(--canvas)}
h1{font-size:28px}h2{font-size:22px;margin-top:40px}article{border-top:1px solid var(--line);padding:16px 0}
h3{font-size:16px;margin:0;overflow-wrap:anywhere}code{font:14px ui-monospace,monospace}b{display:inline-block;min-width:64px}
p{margin:4px 0;color:var(--muted)}a{color:inherit}`;

/** API documentation as HTML, generated from the declarations; without scripts. */
export function renderDocsPage(operations: readonly Operation[], site: { name: string }): string {
  const tags = [...new Set(operations.map((each) => each.tag))].sort();
  const section = (tag: string): string =>
    operations
      .filter((each) => each.tag === tag)
      .map((each) => {
        const query =
          each.query === undefined ? '' : `<p>Query: <code>${Object.keys(each.query.shape).join(', ')}</code></p>`;
        const errors = `<p>Refuses with: <code>${listErrors(each).join(', ')}</code></p>`;
        return `<article><h3><b>${each.method}</b> <code>/api/v1${escapeText(each.path)}</code></h3><p>${escapeText(each.summary)}${each.description === undefined ? '' : `. ${escapeText(each.description)}`}</p><p>For: ${each.access}</p>${query}${errors}</article>`;
      })
      .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(site.name)} API</title><style>${style}</style></head><body><main><h1>${escapeText(site.name)} API</h1><p>Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Lists answer <code>{ items, nextCursor, total }</code>, errors are RFC 9457 problem details with a stable <code>code</code>, money is in minor units.</p>${tags.map((tag) => `<h2>${escapeText(tag)}</h2>${section(tag)}`).join('')}</main></body></html>`;
}
