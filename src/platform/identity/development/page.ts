import { randomBytes } from 'node:crypto';
import { commonHeaders, documentHeaders } from '../../http/headers.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';

const style = `
:root{color-scheme:light dark;--line:light-dark(#E7E2DC,#37323c);--muted:light-dark(#6B6570,#aba4b1);--ink:light-dark(#17151A,#f5f2ee);--canvas:light-dark(#FAF8F5,#141217);--paper:light-dark(#fff,#1e1b21);--accent:light-dark(#D9232E,#f4646c);--on:light-dark(#fff,#1c0608)}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 Poppins,system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 20px}h1{font-size:28px;line-height:1.15;margin:0 0 8px;font-weight:600}h2{font-size:16px;margin:32px 0 12px;font-weight:600}
p{margin:0 0 16px;color:var(--muted)}a{color:inherit}
.tag{display:inline-block;margin-bottom:16px;padding:2px 10px;border:1px solid var(--line);border-radius:99px;font-size:12px;color:var(--muted)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.card{display:flex;align-items:center;gap:16px;width:100%;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--paper);color:inherit;font:inherit;text-align:left}
button.card{cursor:pointer;min-height:64px}button.card:hover{border-color:var(--accent)}
.face{flex:none;display:grid;place-items:center;width:40px;height:40px;border-radius:50%;background:var(--accent);color:var(--on);font-weight:600}
.grow{flex:1;min-width:0;overflow-wrap:anywhere}.small{display:block;font-size:14px;color:var(--muted)}
.code{font:600 28px/1.15 ui-monospace,monospace;letter-spacing:.12em}.over .code{text-decoration:line-through;color:var(--muted)}
label{display:block;margin:0 0 16px;font-size:14px;font-weight:500}
input{display:block;width:100%;height:48px;margin-top:4px;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit;font:inherit}
.actions{display:flex;flex-wrap:wrap;gap:12px}
.button{height:48px;padding:0 24px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit;font:500 16px Poppins,system-ui,sans-serif;cursor:pointer}
.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

export interface DevelopmentPage {
  readonly title: string;
  /** HTML of `main`. */
  readonly body: string;
  /** Script of the page, which runs by this response's nonce. */
  readonly script: string;
}

/** Page of the development provider, self-contained so that it works before the web build. */
export function createPageResponse({ title, body, script }: DevelopmentPage): Response {
  const nonce = randomBytes(16).toString('base64url');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main><script nonce="${nonce}">${script}</script></body></html>`;
  return new Response(html, {
    headers: {
      ...commonHeaders,
      ...documentHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
