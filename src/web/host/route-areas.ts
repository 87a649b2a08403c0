import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The path below which a route lies, language left out: `profile` of `/bn?/profile/orders`, `` of the home page. */
function findArea(routes: Routes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    segments.unshift(...(route.path ?? '').split('/').filter((segment) => segment !== '' && segment !== 'bn?'));
  return segments[0] ?? '';
}

/** A route with everything that it is nested in. */
function listLineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [id, ...listLineage(routes, parent)];
}

/**
 * The build once for each first segment of its paths, with the routes that can match there alone. React Router compares
 * each address with all of them twice, and lists all of them once more for each page that it renders.
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

/** The first segment of an address; undefined for one that is written in an unusual way, which any route may match. */
export function parseArea(pathname: string): string | undefined {
  if (/^\/(?:bn\/?)?$/.test(pathname)) return '';
  return /^\/(?:bn\/)?([a-z-]+)(?:\/|$)/.exec(pathname)?.[1];
}
