import { renderToString } from 'react-dom/server';
import { createStaticHandler, type EntryContext, ServerRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createFetcher, createHandoff, listScripts, starter } from './scripts-after-paint.ts';
import { DocumentScriptsContext, PageScripts, ScriptFetcher } from './shell/page-scripts.tsx';

afterEach(() => vi.unstubAllEnvs());

const Page = () => (
  <html lang="en">
    <head>
      <title>Page</title>
      <ScriptFetcher />
      <link rel="stylesheet" href="/style.css" />
    </head>
    <body>
      <PageScripts />
    </body>
  </html>
);

async function createEntryContext(): Promise<EntryContext> {
  const handler = createStaticHandler([{ id: 'root', path: '/', Component: Page }]);
  const staticHandlerContext = await handler.query(new Request('http://localhost/'));
  if (staticHandlerContext instanceof Response) throw new Error('A page was expected');
  const route = { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shell-1.js'] };
  return {
    manifest: {
      entry: { module: '/assets/entry.js', imports: ['/assets/framework-1.js', '/assets/shell-1.js'] },
      routes: { root: { ...route, hasLoader: false, hasAction: false, hasErrorBoundary: false } },
      url: '/assets/manifest.js',
      version: '1',
    },
    routeModules: { root: { default: Page } },
    routeDiscovery: { mode: 'initial' },
    staticHandlerContext,
    serverHandoffString: '{}',
    future: {},
    isSpaMode: false,
    ssr: true,
  } as unknown as EntryContext;
}

/** Renders a page with the installed versions of React and React Router. */
async function renderPage(): Promise<string> {
  vi.stubEnv('DEV', false);
  const context = await createEntryContext();
  const scripts = { fetcher: createFetcher(listScripts(context)), starter, handoff: createHandoff('[]') };
  return renderToString(
    <DocumentScriptsContext value={scripts}>
      <ServerRouter context={context} url="http://localhost/" nonce="n" />
    </DocumentScriptsContext>,
  );
}

it('lists every script that React Router would preload, each once and heaviest first', async () => {
  const listed = listScripts(await createEntryContext());
  expect(listed).toEqual(['framework-1', 'shell-1', 'manifest', 'entry', 'root'].map((name) => `/assets/${name}.js`));
  const preloaded = [...(await renderPage()).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  expect(preloaded.map(([, file]) => file)).toEqual(expect.arrayContaining(listed));
  expect(preloaded).toHaveLength(listed.length);
});

it('has scripts that nothing fetches or runs before they are started, in the order in which they run', async () => {
  const page = await renderPage();
  const [, inert = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];
  expect(inert).toMatch(
    /^<link rel="modulepreload".*window\.__reactRouterContext = .*type="module" async="">.*streamController\.close\(\);<\/script>$/s,
  );
  const outside = page.replace(inert, '');
  expect(outside).not.toContain('modulepreload"');
  expect(outside).not.toContain('__reactRouterContext');
  // The starter expects the scripts right before itself.
  expect(page).toContain(`</noscript><script>${starter}</script>`);
});

it('fetches scripts by a script before the style sheet', async () => {
  const page = await renderPage();
  expect(page.indexOf('fetchScripts = ')).toBeGreaterThan(0);
  expect(page.indexOf('fetchScripts = ')).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

it('hands the data over without a way out of its script or of what contains it', () => {
  expect(createHandoff('</script></noscript>&\u2028')).toBe(
    'window.__reactRouterContext.streamController.enqueue("\\u003c/script\\u003e\\u003c/noscript\\u003e\\u0026\\u2028");window.__reactRouterContext.streamController.close();',
  );
});
