import { admins, type Expected, type RecordKind } from './policy-rows.ts';

const ofAdmins = { none: admins(200) };

/** Permissions for viewing and managing searches. */
export const searchPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /admin/search-keys': ofAdmins,
  'GET /admin/search-keys/few-found': ofAdmins,
  'GET /admin/search-keys/pinned': ofAdmins,
  'PUT /admin/search-keys/pin': ofAdmins,
  'PUT /admin/search-keys/order': { none: admins(409) },
  'PUT /admin/search-keys/rename': ofAdmins,
  'PUT /admin/search-keys/hide': ofAdmins,
  'PUT /admin/search-keys/merge': ofAdmins,
  'GET /content-category/keywords/all': ofAdmins,
  'PUT /content-category/keywords/rename': ofAdmins,
  'DELETE /content-category/keywords/remove': ofAdmins,
  'GET /admin/synonyms': ofAdmins,
  'GET /admin/synonyms/preview': ofAdmins,
  'POST /admin/synonyms': ofAdmins,
  'GET /admin/synonyms/lexicon': ofAdmins,
  'GET /admin/synonyms/struck': ofAdmins,
  'PUT /admin/synonyms/struck': ofAdmins,
  'DELETE /admin/synonyms/{id}': { missing: admins(404), foreign: admins(200) },
};
