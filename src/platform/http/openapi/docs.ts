import { escapeHtml } from '../pages/escape-html.ts';
import { type ApiDocument, type ApiOperation, renderOperation } from './docs-operation.ts';
import { docsScript } from './docs-script.ts';

const BASE = '/api/v1/docs';
/** Routes of the pages below `/api/v1`. */
export const docsRoutes = ['/docs', '/docs/:group'] as const;

const style = `
:root{color-scheme:light dark;--line:light-dark(#E7E2DC,#37333c);--muted:light-dark(#6B6570,#a8a2ae);--ink:light-dark(#17151A,#f4f1ee);--canvas:light-dark(#FAF8F5,#151317);--paper:light-dark(#fff,#1d1a20)}
*{box-sizing:border-box}body{font:16px/1.5 Poppins,system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px;color:var(--ink);background:var(--canvas)}
h1{font-size:28px}h2{font-size:22px;margin-top:40px}h4{font-size:14px;margin:24px 0 8px}article{border-top:1px solid var(--line);padding:16px 0}
h3{font-size:16px;margin:0;overflow-wrap:anywhere}code,pre,output{font:14px/1.5 ui-monospace,monospace}b{display:inline-block;min-width:64px}
p{margin:4px 0;color:var(--muted)}a{color:inherit}summary{cursor:pointer;padding:12px 0;font-size:14px}li{overflow-wrap:anywhere;padding:4px 0}ul{padding-left:20px}
pre,output{display:block;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:12px;margin:8px 0;overflow:auto;max-height:480px;white-space:pre-wrap;overflow-wrap:anywhere}output:empty{display:none}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:14px}th,td{text-align:left;vertical-align:top;padding:6px 16px 6px 0;border-bottom:1px solid var(--line)}
form{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));align-items:end}form>button,form>output{grid-column:1/-1}label{display:grid;gap:4px;font-size:14px}
input{font:inherit;height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit;width:100%}
button{font:inherit;height:44px;padding:0 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:var(--canvas);justify-self:start;cursor:pointer}
.token{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:16px;margin:24px 0}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}nav a{display:block;padding:9px 12px;font-size:14px;text-decoration:none;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
nav a:hover,nav [aria-current]{border-color:var(--ink)}.group nav{display:none}
@media (min-width:1000px){body{max-width:1200px}.page{display:grid;grid-template-columns:200px minmax(0,1fr);gap:48px}.page nav{display:block;position:sticky;top:0;height:100vh;overflow:auto;margin:0;padding:8px 0}nav a{border:0;background:none;padding:6px 12px}nav a:hover,nav [aria-current]{background:var(--line)}}`;

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

const listOperations = ({ paths }: ApiDocument): Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

/** Links to the pages of all tags: beside the page on wide screens, above the list of operations on phones. */
function renderNav(tags: readonly string[], current?: string): string {
  const links = tags.map((tag) => {
    const mark = tag === current ? ' aria-current="page"' : '';
    return `<a href="${BASE}/${slugOf(tag)}"${mark}>${escapeHtml(tag)}</a>`;
  });
  return `<nav aria-label="Groups">${links.join('')}</nav>`;
}

const frame = (title: string, nav: string, body: string, script = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div class="page${script === '' ? '' : ' group'}">${nav}<main>${body}</main></div>${script === '' ? '' : `<script>${script}</script>`}</body></html>`;

const introduction = `
<p>Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Money is in minor units, times are ISO 8601 in UTC.</p>
<h2>Sign in with a token</h2>
<p>Make a token at <a href="/profile/tokens">API tokens</a> in your profile; admins find theirs on the security page. It is shown once. Send it with every call:</p>
<pre tabindex="0">curl "$ARBOR/api/v1/token" -H "Authorization: Bearer $ARBOR_TOKEN"</pre>
<p>A token does what its scopes allow, never more than its owner may. Calls with a token need no cookies, and scripts of other sites may make them. Public reads need no token.</p>
<h2>Conventions</h2>
<ul>
<li>Lists return <code>{ items, nextCursor, total }</code>. Send <code>nextCursor</code> as <code>cursor</code> for the next page, until it is null.</li>
<li>Errors are RFC 9457 problem details with a stable <code>code</code>; <code>errors</code> names wrong fields.</li>
<li>Responses to calls with a token report the remaining calls in <code>RateLimit</code> and <code>RateLimit-Policy</code>. After 429, wait for <code>Retry-After</code> seconds.</li>
<li>Operations with <code>Idempotency-Key</code> can be repeated with the same key: they act once.</li>
<li>Files are uploaded by tus 1.0 at <code>/api/v1/uploads</code> and can be resumed.</li>
<li>Webhooks follow Standard Webhooks; their bodies are in the OpenAPI document.</li>
</ul>`;

const linkOf = ({ method, path, operation }: Listed, slug: string): string => {
  const scope = operation['x-token-scope'];
  const words = scope === undefined ? '' : ` · ${escapeHtml(scope)}`;
  return `<li><a href="${BASE}/${slug}#${operation.operationId}"><b>${method}</b> <code>/api/v1${escapeHtml(path)}</code></a><p>${escapeHtml(operation.summary)}${words}</p></li>`;
};

const tokenField = `<div class="token"><label>API token for “Try it”<input id="token" type="password" autocomplete="off" placeholder="arbor_…"></label><p>It stays in this page. Public reads need none.</p></div>`;

/**
 * The documentation as HTML pages, from the OpenAPI document: one that lists all operations, and one for each tag with
 * bodies, answers, examples and forms to try reads.
 */
export function renderDocsPages(document: ApiDocument, name: string): { path: string; html: string }[] {
  const all = listOperations(document);
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))].sort();
  const ofTag = (tag: string) => all.filter(({ operation }) => operation.tags.includes(tag));
  const sections = tags.map((tag) => {
    const links = ofTag(tag).map((each) => linkOf(each, slugOf(tag)));
    return `<h2><a href="${BASE}/${slugOf(tag)}">${escapeHtml(tag)}</a></h2><ul>${links.join('')}</ul>`;
  });
  const index = `<h1>${escapeHtml(name)} API</h1>${introduction}${sections.join('')}`;
  const pages = tags.map((tag) => {
    const operations = ofTag(tag).map(({ method, path, operation }) =>
      renderOperation(method, path, operation, document.components.schemas),
    );
    const body = `<p><a href="${BASE}">${escapeHtml(name)} API</a></p><h1>${escapeHtml(tag)}</h1>${tokenField}${operations.join('')}`;
    return {
      path: `${BASE}/${slugOf(tag)}`,
      html: frame(`${tag} · ${name} API`, renderNav(tags, tag), body, docsScript),
    };
  });
  return [{ path: BASE, html: frame(`${name} API`, renderNav(tags), index) }, ...pages];
}
