import { everybody } from './policy-rows.ts';

/** What works look like is public where the work is. A picture that is searched for comes as a form, or is refused. */
export const picturesPolicy = {
  'GET /content/look-alikes/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'POST /content/by-picture': { none: everybody(415) },
};
