/** Runs once the first paint is out; a tab that is opened in the background never paints, and starts after a second. */
const starter = `{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const source = document.querySelector('script[data-later]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = source.nonce;
    script.textContent = source.textContent;
    document.head.append(script);
    script.remove();
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`.replace(/\s*\n\s*/g, ' ');

/**
 * Scripts wait until the page has been painted: it can be read, searched and left without them, and on a slow line they
 * weigh more than the style sheet, the fonts and the first pictures together. React Router's `<Scripts>` takes no
 * `type`, so its markup is changed, which `scripts-after-paint.test.tsx` holds.
 */
export function startScriptsAfterPaint(html: string, nonce: string): string {
  const later = html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/plain" data-later="">`,
    );
  const end = later.lastIndexOf('</body>');
  return `${later.slice(0, end)}<script nonce="${nonce}">${starter}</script>${later.slice(end)}`;
}

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** What `ServerRouter` would stream behind the page: the loaders' data, for hydration. */
export function handoffScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}
