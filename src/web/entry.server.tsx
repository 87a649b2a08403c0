import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { PageInfo } from '../platform/http/pages/site-info.ts';
import { type ArborApi, apiContext, pageContext } from '../ui/api/client.ts';
import { parsePathLocale } from '../ui/locale.ts';
import { createFetcher, createHandoff, listScripts, starter } from './scripts-after-paint.ts';
import { NonceContext } from './shell/nonce.ts';
import { DocumentScriptsContext } from './shell/page-scripts.tsx';

/**
 * Creates the request handler for the server, which runs outside of this bundle. React Router's contexts are compared
 * by identity, so handler and contexts must come from the same module instance as the pages.
 */
export function requestHandlerOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  return createRequestHandler(build, mode);
}

/** Creates the router context, from which loaders read the API client and the page's facts. */
export function createRouterContext(values: { api: ArborApi; page: PageInfo }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, values.api);
  context.set(pageContext, values.page);
  return context;
}

/**
 * Renders a page to a string rather than a stream: its length, ETag and cache entry need the whole page, and streaming
 * takes three times as long. Therefore nothing may suspend: loaders await everything, and `lazy()` components wait for
 * an interaction.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = context.get(pageContext);
  const pattern = toPattern(router);
  page.onRoute(pattern);
  const isMissing = status === 404 && router.staticHandlerContext.errors !== null;
  if (isMissing && page.notFound?.isKnown(pattern) === true) return new Response(null, { status, headers });
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // In development pages have no nonce, because Vite's own styles would differ from the hydrated ones.
  const nonce = import.meta.env.DEV ? '' : page.nonce;
  const { serverHandoffStream, ...rest } = router;
  const scripts = {
    fetcher: import.meta.env.DEV ? '' : createFetcher(listScripts(router)),
    starter,
    handoff: serverHandoffStream === undefined ? '' : createHandoff(await readText(serverHandoffStream)),
  };
  const html = renderToString(
    <NonceContext value={nonce === '' ? undefined : nonce}>
      <DocumentScriptsContext value={scripts}>
        <ServerRouter
          context={isMissing && page.notFound !== undefined ? atHome(rest) : rest}
          url={request.url}
          {...(nonce === '' ? {} : { nonce })}
        />
      </DocumentScriptsContext>
    </NonceContext>,
  );
  page.onDocument(`<!DOCTYPE html>${html}`);
  return new Response(null, { status, headers });
}

/**
 * Changes the location of a shared "not found" page to the home page, because the page is rendered for all addresses of
 * a pattern and can't link to a translation of each.
 */
function atHome<C extends Omit<EntryContext, 'serverHandoffStream'>>(router: C): C {
  const { location } = router.staticHandlerContext;
  const pathname = parsePathLocale(location.pathname) === 'bn' ? '/bn' : '/';
  const home = { ...location, pathname, search: '' };
  return { ...router, staticHandlerContext: { ...router.staticHandlerContext, location: home } };
}

/** Route pattern such as `/bn?/content/:id`, the same for all pages of a kind. */
const toPattern = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  `/${matches.flatMap(({ route }) => route.path || []).join('/')}`;

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}
