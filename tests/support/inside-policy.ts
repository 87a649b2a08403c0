import { picturesPolicy } from './pictures-policy.ts';
import { everybody } from './policy-rows.ts';

/** What is inside the archives of a published work is public, and what looks like it; of any other work nobody is answered. */
export const insidePolicy = {
  ...picturesPolicy,
  'GET /content/inside/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/inside/{id}/{fileId}': {
    missing: everybody(404),
    foreign: everybody(200),
    ownRevision: everybody(404),
  },
  'GET /content/inside/{id}/{fileId}/{sheet}': {
    missing: everybody(404),
    foreign: everybody(404),
    own: everybody(404),
  },
};
