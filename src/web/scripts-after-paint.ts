import type { EntryContext } from 'react-router';

/**
 * Fetches the scripts once the first paint is out, or this many milliseconds after the page began where that is sooner: on
 * a fast line nothing stands between the page and its paint, and a slow one is not left idle while it waits for a paint.
 */
const fetchAfter = 400;

/** Stands before everything that is fetched: a script behind a style sheet would wait for it. */
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
 * Runs once the first paint is out, with the pictures that are wanted first where these come soon; a tab that is opened in
 * the background never paints, and starts after a second.
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

/** The chunks of `vite.config.ts` that most pages share, heaviest first; what is not among them weighs next to nothing. */
const heavy = ['framework', 'shell', 'cards', 'catalogue'].map((name) => `/assets/${name}-`);

function toRank(file: string): number {
  const rank = heavy.findIndex((name) => file.startsWith(name));
  return rank === -1 ? heavy.length : rank;
}

/** Every script that a page loads, heaviest first. */
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

/** What `ServerRouter` would stream behind the page: the loaders' data, for hydration. */
export function createHandoff(data: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${text});${controller}.close();`;
}
