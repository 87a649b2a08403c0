/**
 * Fetches the scripts once the first paint is out, or this many milliseconds after the page began where that is sooner: on
 * a fast line nothing stands between the page and its paint, and a slow one is not left idle while it waits for a paint.
 */
const fetchAfter = 400;

/** Stands before everything that is fetched: a script behind a style sheet would wait for it. */
const fetcher = (files: readonly string[]): string =>
  oneLine(`{
  const { nonce } = document.currentScript;
  let fetched = false;
  self.fetchScripts = () => {
    if (fetched) return;
    fetched = true;
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  };
  setTimeout(fetchScripts, ${fetchAfter});
}`);

/**
 * Runs once the first paint is out, with the pictures that are wanted first where these come soon; a tab that is opened in
 * the background never paints, and starts after a second.
 */
const starter = oneLine(`{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    fetchScripts();
    const source = document.querySelector('script[data-later]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = source.nonce;
    script.textContent = source.textContent;
    document.head.append(script);
    script.remove();
  };
  const afterPaint = (then) => requestAnimationFrame(() => setTimeout(then));
  afterPaint(() => {
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    Promise.allSettled(first.map((picture) => picture.decode())).then(() => afterPaint(start));
    setTimeout(start, ${fetchAfter});
  });
  setTimeout(start, 1000);
}`);

function oneLine(script: string): string {
  return script.replace(/\s*\n\s*/g, ' ');
}

const preloadLink = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;

/** The chunks of `vite.config.ts` that most pages share, heaviest first; what is not among them weighs next to nothing. */
const heavy = ['framework', 'shell', 'catalogue'].map((name) => `/assets/${name}-`);

function toRank(file: string): number {
  const rank = heavy.findIndex((name) => file.startsWith(name));
  return rank === -1 ? heavy.length : rank;
}

/**
 * Scripts run when the page has been painted: it can be read, searched and left without them, and what is tapped before
 * is kept (`shell/early-taps.ts`). React Router's `<Scripts>` takes no `type`, and its links would be put before
 * everything, so its markup is changed, which `scripts-after-paint.test.tsx` holds.
 */
export function startScriptsAfterPaint(html: string, nonce: string): string {
  const files = [...html.matchAll(preloadLink)].map(([, file = '']) => file).sort((a, b) => toRank(a) - toRank(b));
  const later = html
    .replace(preloadLink, '')
    .replace('</title>', `</title><script nonce="${nonce}">${fetcher(files)}</script>`)
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
