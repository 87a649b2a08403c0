import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { PageInfo } from '../platform/http/site-info.ts';
import { type ArborApi, apiContext, pageContext } from '../ui/api/client.ts';
import { NonceContext } from './shell/nonce.ts';

/**
 * For the host. It runs outside of this bundle, and under Vite would find another copy of the router than the pages
 * do: a context and its provider are known by identity, so both come from here.
 */
export function requestHandlerOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  return createRequestHandler(build, mode);
}

/** What loaders reach. */
export function createRouterContext(values: { api: ArborApi; page: PageInfo }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, values.api);
  context.set(pageContext, values.page);
  return context;
}

/**
 * Renders the whole page, then answers one string: its length, ETag and place in the micro-cache need it whole, and
 * a string costs the server two thirds of what a stream of the same page does. So nothing may suspend here: loaders
 * await everything, and `lazy()` components wait for an interaction.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Vite's own styles would differ from what the browser tells scripts of a nonce; while developing, none is asked for.
  const nonce = import.meta.env.DEV ? '' : context.get(pageContext).nonce;
  const { serverHandoffStream, ...whole } = router;
  const html = renderToString(
    <NonceContext value={nonce === '' ? undefined : nonce}>
      <ServerRouter context={whole} url={request.url} {...(nonce === '' ? {} : { nonce })} />
    </NonceContext>,
  );
  const data = serverHandoffStream === undefined ? '' : handoffScript(await readText(serverHandoffStream), nonce);
  const end = html.lastIndexOf('</body>');
  const page = end === -1 ? html : html.slice(0, end) + data + html.slice(end);
  return new Response(`<!DOCTYPE html>${nonce === '' ? page : paintFirst(page, nonce)}`, { status, headers });
}

/** Runs once the first paint is out; a tab that is opened in the background never paints, and starts after a second. */
const startScripts = `{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const told = document.querySelector('script[data-later]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = told.nonce;
    script.textContent = told.textContent;
    document.head.append(script);
    script.remove();
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`.replace(/\s*\n\s*/g, ' ');

/**
 * Scripts wait until the page has been painted: it can be read, searched and left without them, and on a slow line they
 * weigh more than the style sheet, the fonts and the first pictures together.
 */
function paintFirst(html: string, nonce: string): string {
  const later = html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*") type="module" async="">/, '$1 type="text/plain" data-later="">');
  const end = later.lastIndexOf('</body>');
  return `${later.slice(0, end)}<script nonce="${nonce}">${startScripts}</script>${later.slice(end)}`;
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** What `ServerRouter` would stream behind the page: the loaders' data, for hydration. */
function handoffScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}
