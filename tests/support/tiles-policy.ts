import { everybody } from './policy-rows.ts';

/** Permissions: the tiles of published patterns are public; the works of the test are no patterns, so they have no tiles. */
export const tilesPolicy = {
  'GET /content/tiles/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/tiles/{id}/{fileId}/{tile}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/marked-tiles/{id}/{fileId}/{tile}': { missing: everybody(404), foreign: everybody(404) },
};
