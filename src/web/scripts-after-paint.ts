import type { EntryContext } from 'react-router';

/**
 * Milliseconds after the start of the page at which scripts are fetched, unless the first paint comes earlier. So
 * scripts don't compete with the paint on fast connections, and slow connections aren't idle until the paint.
 */
const fetchAfter = 400;

/** Script that fetches scripts. It comes first in the document, because a script behind a style sheet waits for it. */
export const createFetcher = (files: readonly string[]): string =>
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
 * Script that starts the page's scripts after the first paint, and after priority pictures if they load quickly; a
 * background tab, which isn't painted, starts after a second.
 */
export const starter = oneLine(`{
  const { nonce, previousSibling } = document.currentScript;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    fetchScripts();
    const later = document.createElement('template');
    later.innerHTML = previousSibling.textContent;
    for (const { type, textContent } of later.content.querySelectorAll('script')) {
      const script = Object.assign(document.createElement('script'), { type, nonce, textContent });
      document.head.append(script);
      script.remove();
    }
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

/** Chunks of `vite.config.ts` that most pages share, largest first; the others are small. */
const heavy = ['framework', 'shell', 'cards', 'catalogue'].map((name) => `/assets/${name}-`);

function toRank(file: string): number {
  const rank = heavy.findIndex((name) => file.startsWith(name));
  return rank === -1 ? heavy.length : rank;
}

/** All scripts of a page, largest first. */
export function listScripts({ manifest, staticHandlerContext }: EntryContext): string[] {
  const { entry, routes, url } = manifest;
  const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => routes[id] ?? []);
  const files = [
    url,
    entry.module,
    ...entry.imports,
    ...matched.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ];
  return [...new Set(files)].sort((a, b) => toRank(a) - toRank(b));
}

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The loaders' data for hydration, in the form in which `ServerRouter` would stream it. */
export function createHandoff(data: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${text});${controller}.close();`;
}
