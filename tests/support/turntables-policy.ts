import { everybody } from './policy-rows.ts';

/** Permissions: turntables of published 3D models are public; the works of the test are none, so they have no turntable. */
export const turntablesPolicy = {
  'GET /content/turntable/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/turntable/{id}/{fileId}/{picture}': { missing: everybody(404), foreign: everybody(404) },
};
