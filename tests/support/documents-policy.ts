import { everybody } from './policy-rows.ts';

/** Permissions: pages of published works' documents are public, small and marked; the works of the test have none. */
export const documentsPolicy = {
  'GET /content/documents/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/documents/{id}/{fileId}/{picture}': { missing: everybody(404), foreign: everybody(404) },
};
