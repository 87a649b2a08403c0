import { renderToString } from 'react-dom/server';
import { createStaticHandler, type EntryContext, Scripts, ServerRouter } from 'react-router';
import { expect, it } from 'vitest';
import { handoffScript, startScriptsAfterPaint } from './scripts-after-paint.ts';

const Page = () => (
  <html lang="en">
    <head>
      <title>Page</title>
    </head>
    <body>
      <Scripts />
    </body>
  </html>
);

/** A page as the installed React Router renders it. */
async function renderPage(): Promise<string> {
  const handler = createStaticHandler([{ id: 'root', path: '/', Component: Page }]);
  const staticHandlerContext = await handler.query(new Request('http://localhost/'));
  if (staticHandlerContext instanceof Response) throw new Error('A page was expected');
  const route = { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shell-1.js'] };
  const context = {
    manifest: {
      entry: { module: '/assets/entry.js', imports: ['/assets/framework-1.js'] },
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
  return renderToString(<ServerRouter context={context} url="http://localhost/" nonce="n" />);
}

it('finds the markup of React Router', async () => {
  const html = await renderPage();
  const preloads = ['manifest', 'entry', 'framework-1', 'root', 'shell-1'].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`,
  );
  for (const preload of preloads) expect(html).toContain(preload);
  expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(preloads.length);
  expect(html.match(/<script nonce="n" type="module" async="">/g)).toHaveLength(1);
  expect(html).toContain('window.__reactRouterContext.streamController = controller;');
});

it('fetches all scripts by a script before the style sheet, heaviest first, and starts them once', async () => {
  const page = startScriptsAfterPaint(await renderPage(), 'n');
  expect(page).not.toContain('type="module"');
  expect(page).not.toContain('<link rel="modulepreload"');
  const [, files] = /<\/title><script nonce="n">\{.*for \(const href of (\[[^\]]*\])/.exec(page) ?? [];
  const names = ['framework-1', 'shell-1', 'manifest', 'entry', 'root'];
  expect(JSON.parse(files ?? '')).toEqual(names.map((name) => `/assets/${name}.js`));
  expect(page.match(/<script nonce="n" type="text\/plain" data-later="">/g)).toHaveLength(1);
  expect(page).toMatch(/<script nonce="n">\{ let started = false;.*<\/script><\/body>/);
});

it('hands the data over without a way out of its script', () => {
  expect(handoffScript('</script>&\u2028', 'n')).toBe(
    '<script nonce="n">window.__reactRouterContext.streamController.enqueue("\\u003c/script\\u003e\\u0026\\u2028");window.__reactRouterContext.streamController.close();</script>',
  );
});
