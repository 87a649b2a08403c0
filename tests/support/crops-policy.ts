import { everybody } from './policy-rows.ts';

/** Permissions: crops are for those who may download the file; the works of the test have no photographs. */
export const cropsPolicy = {
  'GET /content/crop/{id}/{fileId}': { missing: everybody(404), foreign: everybody(404) },
};
