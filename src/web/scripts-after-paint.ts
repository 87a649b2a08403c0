/** Runs once the first paint is out; a tab that is opened in the background never paints, and starts after a second. */
const starter = `{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
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

const preloadLink = /<link rel="modulepreload"[^>]*>/g;

/** The chunks of `vite.config.ts` that most pages share, heaviest first; what is not among them weighs next to nothing. */
const heavy = ['framework', 'shell', 'catalogue'].map((name) => `/assets/${name}-`);

function toRank(link: string): number {
  const rank = heavy.findIndex((name) => link.includes(name));
  return rank === -1 ? heavy.length : rank;
}

/**
 * Scripts run when the page has been painted: it can be read, searched and left without them, and what is tapped before
 * is kept (`shell/early-taps.ts`). They are fetched before that: the first and heaviest beside the style sheet, while the
 * line is idle, the others behind the first pictures. React Router's `<Scripts>` takes no `type`, and its links would be
 * put before everything, so its markup is changed, which `scripts-after-paint.test.tsx` holds.
 */
export function startScriptsAfterPaint(html: string, nonce: string): string {
  const links = (html.match(preloadLink) ?? []).sort((a, b) => toRank(a) - toRank(b));
  // The fonts of Bangla are five times as heavy as the Latin ones, and the first paint needs them more.
  const isLineIdle = !html.includes('<html lang="bn"');
  const early = isLineIdle ? links.slice(0, 1) : [];
  const others = links.slice(early.length);
  const later = html
    .replace(preloadLink, '')
    .replace('</title>', `</title>${early.join('')}`)
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/plain" data-later="">`,
    );
  const end = later.lastIndexOf('</body>');
  return `${later.slice(0, end)}${others.join('')}<script nonce="${nonce}">${starter}</script>${later.slice(end)}`;
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
