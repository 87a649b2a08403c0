import { everybody } from './policy-rows.ts';

/** Permissions: the styles of published fonts are public; the works of the test are no fonts, so they have no styles. */
export const fontsPolicy = {
  'GET /content/fonts/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/fonts/{id}/{fileId}/{face}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/font-text/{id}/{fileId}/{face}': { missing: everybody(404), foreign: everybody(404) },
};
