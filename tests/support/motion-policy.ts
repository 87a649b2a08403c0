import { everybody } from './policy-rows.ts';

/** Permissions: animations of published works are public; the works of the test don't move, so they have none. */
export const motionPolicy = {
  'GET /content/motion/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/motion/{id}/{fileId}/{picture}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/motion-card/{id}': { missing: everybody(404), foreign: everybody(404), ownRevision: everybody(404) },
};
