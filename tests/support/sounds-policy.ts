import { everybody } from './policy-rows.ts';

/** Permissions: the sounds of published works and their samples are public; the works of the test have no sounds. */
export const soundsPolicy = {
  'GET /content/sounds/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/sounds/{id}/{fileId}/{sample}': { missing: everybody(404), foreign: everybody(404) },
};
