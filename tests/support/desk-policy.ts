import { admins, type Expected, owners, type RecordKind } from './policy-rows.ts';

const ofPerson = { missing: admins(200), foreign: admins(200) };

/** Permissions for an admin's view of a person, the admin search and notes. */
export const deskPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /admin/inbox': { none: admins(200) },
  'GET /admin/find': { none: admins(200) },
  'GET /admin/views': { own: admins(200) },
  'POST /admin/views': { own: admins(200) },
  'PATCH /admin/views/{id}': { missing: admins(404), foreign: admins(404) },
  'DELETE /admin/views/{id}': { missing: admins(404), foreign: admins(404) },
  'GET /admin/notes/{id}': ofPerson,
  'POST /admin/notes/{id}': { missing: admins(404), foreign: admins(200) },
  // The note belongs to another admin.
  'DELETE /admin/notes/{id}': { missing: admins(404), foreign: admins(404) },
  'POST /order/notes/{id}': { missing: owners(404), foreign: owners(200) },
  'DELETE /order/notes/{id}': { missing: owners(404), foreign: owners(404) },
  'GET /user/single/{id}': { missing: admins(404), foreign: admins(200) },
  'GET /user/sessions/of/{id}': ofPerson,
  'GET /report/person/{id}': ofPerson,
  'GET /content/downloaded/{id}': { missing: owners(200), foreign: owners(200) },
};
