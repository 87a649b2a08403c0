import { admins, type Expected, everybody, type RecordKind, users } from './policy-rows.ts';

const ofPost = { missing: admins(404), foreign: admins(200) };

/** Permissions for the blog. Operations that take a form respond with 415 to the JSON that the test sends. */
export const blogPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /blog/category/all': { none: everybody(200) },
  'GET /blog/all/public': { none: everybody(200) },
  'GET /blog/feed': { none: everybody(200) },
  'GET /blog/single/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /blog/related/{id}': { missing: everybody(404), foreign: everybody(200) },
  'PATCH /blog/view/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /blog/liked/{id}': { missing: users(200), foreign: users(200) },
  'PATCH /blog/toggle/like/{id}': { missing: users(404), foreign: users(200) },
  'POST /blog/category/create': { none: admins(200) },
  'PUT /blog/category/update/{id}': ofPost,
  'DELETE /blog/category/delete/{id}': ofPost,
  'POST /blog/create': { none: admins(415) },
  'PUT /blog/update/{id}': { foreign: admins(415) },
  'POST /blog/content/image/{id}': { foreign: admins(415) },
  'DELETE /blog/content/image/{id}': ofPost,
  'PATCH /blog/toggle/publish/{id}': ofPost,
  'PATCH /blog/toggle/showcase/{id}': ofPost,
  'DELETE /blog/delete/{id}': ofPost,
  'PATCH /blog/restore/{id}': ofPost,
  'GET /blog/admin/all': { none: admins(200) },
  'GET /blog/admin/single/{id}': ofPost,
  'GET /blog/admin/preview/{id}': ofPost,
};
