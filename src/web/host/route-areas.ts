import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** First path segment of a route without the language: `profile` for `/bn?/profile/orders`, empty for the home page. */
function findArea(routes: Routes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    segments.unshift(...(route.path ?? '').split('/').filter((segment) => segment !== '' && segment !== 'bn?'));
  return segments[0] ?? '';
}

/** A route with all its parents. */
function listLineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [id, ...listLineage(routes, parent)];
}

/**
 * Splits the build by first path segment, each part with the routes that can match there. React Router otherwise
 * compares each address with all routes twice, and lists all of them again per page.
 */
export function splitByArea(build: ServerBuild): Map<string, ServerBuild> {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const leaves = Object.keys(build.routes).filter((id) => !parents.has(id));
  const areaOf = new Map(leaves.map((id) => [id, findArea(build.routes, id)]));
  const toBuild = (area: string): ServerBuild => {
    const kept = leaves.filter((id) => areaOf.get(id) === area || areaOf.get(id) === '*');
    const ids = new Set(kept.flatMap((id) => listLineage(build.routes, id)));
    const select = <T>(routes: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
    return {
      ...build,
      routes: select(build.routes),
      assets: { ...build.assets, routes: select(build.assets.routes) },
    };
  };
  return new Map([...new Set(areaOf.values())].map((area) => [area, toBuild(area)]));
}

/** First segment of an address; undefined for an unusual spelling, which any route may match. */
export function parseArea(pathname: string): string | undefined {
  if (/^\/(?:bn\/?)?$/.test(pathname)) return '';
  return /^\/(?:bn\/)?([a-z-]+)(?:\/|$)/.exec(pathname)?.[1];
}
