import { cropsPolicy } from './crops-policy.ts';
import { documentsPolicy } from './documents-policy.ts';
import { fontsPolicy } from './fonts-policy.ts';
import { motionPolicy } from './motion-policy.ts';
import { panoramasPolicy } from './panoramas-policy.ts';
import { picturesPolicy } from './pictures-policy.ts';
import { everybody } from './policy-rows.ts';
import { soundsPolicy } from './sounds-policy.ts';
import { tilesPolicy } from './tiles-policy.ts';
import { turntablesPolicy } from './turntables-policy.ts';

/**
 * Permissions: contents of archives and similar works are public for published works, and unavailable for all others.
 * Drawings can be taken only by those who may download them.
 */
export const insidePolicy = {
  ...fontsPolicy,
  ...soundsPolicy,
  ...cropsPolicy,
  ...motionPolicy,
  ...documentsPolicy,
  ...panoramasPolicy,
  ...picturesPolicy,
  ...tilesPolicy,
  ...turntablesPolicy,
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
  'GET /content/drawings/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/drawings/{id}/{drawing}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/drawing-picture/{id}/{drawing}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/drawing-card/{id}/{drawing}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content/drawing-file/{id}/{drawing}/{form}': { missing: everybody(404), foreign: everybody(404) },
};
