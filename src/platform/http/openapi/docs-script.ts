import { hash } from 'node:crypto';

/** Script of the documentation: sends the forms of reads with the typed token, and shows what the server answers. */
export const docsScript = `
const token = document.getElementById('token');
for (const form of document.querySelectorAll('form[data-path]'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.querySelector('output');
    output.textContent = 'Waiting for the answer.';
    const fields = [...new FormData(form)].filter(([, value]) => value !== '');
    const inPath = new Map(fields.filter(([name]) => name.startsWith('path.')).map(([name, value]) => [name.slice(5), value]));
    const query = new URLSearchParams(fields.filter(([name]) => name.startsWith('query.')).map(([name, value]) => [name.slice(6), value]));
    const path = form.dataset.path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? ''));
    const headers = token.value === '' ? {} : { authorization: 'Bearer ' + token.value.trim() };
    try {
      const response = await fetch('/api/v1' + path + (query.size === 0 ? '' : '?' + query), { headers, credentials: 'omit' });
      const limit = response.headers.get('ratelimit');
      const type = response.headers.get('content-type') ?? '';
      const body = type.includes('json') ? JSON.stringify(await response.json(), null, 2) : type + ', ' + (await response.blob()).size + ' bytes';
      const hint = response.status === 401 && token.value === '' ? 'This call needs a token: enter one at the top of the page.\\n\\n' : '';
      output.textContent = hint + response.status + ' ' + response.statusText + (limit === null ? '' : '\\nRateLimit: ' + limit) + '\\n\\n' + body;
    } catch (error) {
      output.textContent = String(error);
    }
  });
`;

/** Content security policy of the documentation: its own script by its hash, and calls of the site itself. */
export const docsPolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', docsScript, 'base64')}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
