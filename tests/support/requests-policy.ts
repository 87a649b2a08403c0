import { admins, contributors, type Expected, everybody, type RecordKind, users } from './policy-rows.ts';

const ofRequest = { missing: admins(404), foreign: admins(200) };

/** Permissions for custom requests. Operations that take a form respond with 415 to the JSON that the test sends. */
export const requestsPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'POST /content-request/create': { none: everybody(200) },
  'POST /content-request/picture': { none: everybody(415) },
  'GET /content-request/pictures': { none: everybody(200) },
  // The operation requires a signed link, which no caller has here.
  'GET /content-request/picture/{id}/{name}': { missing: everybody(404), foreign: everybody(404) },
  'GET /content-request/forget/{token}': { missing: everybody(404), foreign: everybody(200) },
  'POST /content-request/forget/{token}': { missing: everybody(404), foreign: everybody(200) },
  'GET /content-request/mine': { own: users(200) },
  'DELETE /content-request/mine/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /content-request/all': { none: admins(200) },
  'GET /content-request/single/{id}': ofRequest,
  'POST /content-request/reveal/{id}': ofRequest,
  'PUT /content-request/brief/{id}': ofRequest,
  'PUT /content-request/decline/{id}': ofRequest,
  'PUT /content-request/close/{id}': ofRequest,
  'DELETE /content-request/{id}': ofRequest,
  'PATCH /content-request/restore/{id}': ofRequest,
  'GET /content-request/briefs': { none: contributors(200) },
  'GET /content-request/briefs/{id}': { missing: contributors(404), foreign: contributors(200) },
  'PUT /content-request/answer/{id}': {
    missing: contributors(404),
    foreign: contributors(400),
    own: contributors(200),
  },
  'DELETE /content-request/answer/{id}': { missing: contributors(200), foreign: contributors(200) },
};
