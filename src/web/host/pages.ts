import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { toLanguage } from '../../build/page-scripts.ts';
import type { InProcessClient } from '../../platform/http/in-process-client.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { PageInfo } from '../../platform/http/pages/site-info.ts';
import { parseArea, splitByArea } from './route-areas.ts';

export interface PageRenderer {
  readonly development: boolean;
  readonly render: (request: Request, page: PageInfo, api: InProcessClient, locale: Locale) => Promise<Response>;
}

/**
 * Exports of src/web/entry.server.tsx; router and contexts are compared by identity, so they must come from the bundle.
 */
interface Entry {
  readonly createRouterContext: (values: { api: InProcessClient; page: PageInfo }) => RouterContextProvider;
  readonly requestHandlerOf: (build: ServerBuild | (() => Promise<ServerBuild>), mode: string) => RequestHandler;
}

const toEntry = (build: ServerBuild): Entry => build.entry.module as unknown as Entry;

/**
 * Loads the built pages. React selects its production build by NODE_ENV at the first import, regardless of Arbor's
 * mode.
 */
export async function loadBuiltPages(root: string): Promise<PageRenderer> {
  process.env['NODE_ENV'] = 'production';
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild;
  const { createRouterContext, requestHandlerOf } = toEntry(build);
  const handlerIn = (locale: Locale): RequestHandler => {
    const assets = toLanguage(build.assets, locale, join(root, 'build/client/assets'));
    const whole = requestHandlerOf({ ...build, assets }, 'production');
    const areas = new Map(
      [...splitByArea({ ...build, assets })].map(([area, part]) => [area, requestHandlerOf(part, 'production')]),
    );
    return (request, context) => {
      const area = parseArea(new URL(request.url).pathname);
      const handler = area === undefined ? undefined : areas.get(area);
      return (handler ?? whole)(request, context);
    };
  };
  const handlers = { en: handlerIn('en'), bn: handlerIn('bn') };
  return {
    development: false,
    render: (request, page, api, locale) => handlers[locale](request, createRouterContext({ api, page })),
  };
}

/** Pages by Vite, which are rebuilt when the sources change. */
export async function createDevelopmentPages(root: string): Promise<{ pages: PageRenderer; vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const load = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    vite,
    pages: {
      development: true,
      render: async (request, page, api) => {
        const { createRouterContext, requestHandlerOf } = toEntry(await load());
        return requestHandlerOf(load, 'development')(request, createRouterContext({ api, page }));
      },
    },
  };
}

/** Masks a path for the log, which is kept longer than personal data: without usernames and typed texts. */
export const maskPath = (path: string): string =>
  path.replace(
    /^((?:\/bn)?\/(?:contributors|verify|lists|forget-request)|\/api\/v1\/(?:contributor\/single|verify|favorites\/lists\/shared|favorites\/lists\/copy|report\/list|content-request\/forget|order\/certificate|content-category\/recommendation))\/[^/]+/,
    '$1/*',
  );
