import { everybody } from './policy-rows.ts';

/** Permissions: similar works are public for public works. A picture to search for has to be sent as a form. */
export const picturesPolicy = {
  'GET /content/look-alikes/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'POST /content/by-picture': { none: everybody(415) },
};
