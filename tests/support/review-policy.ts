import { admins, creators, type Expected, ofOwner, type RecordKind } from './policy-rows.ts';

/** Permissions for submitting works, deciding about them and writing message templates. */
export const reviewPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'POST /content/submit/{id}': ofOwner(200),
  'POST /content/submit': { own: creators(200), foreign: creators(200) },
  'GET /content/mine/{id}/history': ofOwner(200),
  'GET /content/histories': { own: creators(200), foreign: creators(200) },
  'GET /content/request/contributor/all': { none: admins(200) },
  'GET /content/request/contributor/single/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content/request/contributor/claim/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /content/request/contributor/claim/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content/request/contributor/assign/{id}': { missing: admins(404), foreign: admins(200) },
  'GET /content/review/aids': { none: admins(200) },
  'GET /content/review/templates': { none: admins(200) },
  'POST /content/review/templates': { none: admins(200) },
  'PUT /content/review/templates/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /content/review/templates/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content/request/contributor/correct/{id}': { missing: admins(404), foreign: admins(200) },
  'PATCH /content/review/{id}/{decision}': { missing: admins(404), foreign: admins(200) },
  'PATCH /content/review/{decision}': { missing: admins(200), foreign: admins(200) },
};
