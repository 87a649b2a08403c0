import { everybody } from './policy-rows.ts';

/** Permissions: panoramas of published environments are public; the works of the test are none, so they have no panorama. */
export const panoramasPolicy = {
  'GET /content/panorama/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/panorama/{id}/{fileId}/{picture}': { missing: everybody(404), foreign: everybody(404) },
};
