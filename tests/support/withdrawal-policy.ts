import { contributors, type Expected, owners, type RecordKind } from './policy-rows.ts';

/** Permissions for withdrawals: contributors request them, owners decide. */
export const withdrawalPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'POST /withdraw-request/create': { missing: contributors(400), foreign: contributors(400), own: contributors(200) },
  'DELETE /withdraw-request/cancel/{id}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'GET /withdraw-request/history': { own: contributors(200) },
  'GET /withdraw-request/all': { none: owners(200) },
  'GET /withdraw-request/export': { none: owners(200) },
  'GET /withdraw-request/request/{id}': { missing: owners(404), foreign: owners(200) },
  'PATCH /withdraw-request/{withdrawId}/{updateType}': { missing: owners(404), foreign: owners(200) },
  'GET /withdraw-request/batch/all': { none: owners(200) },
  'POST /withdraw-request/batch/create': { foreign: owners(200) },
  'GET /withdraw-request/batch/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /withdraw-request/batch/results': { none: owners(200) },
  'POST /withdraw-request/correct/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /withdraw-request/correct/decide/{id}': { missing: owners(404), foreign: owners(200) },
  'GET /adjustment/all': { none: owners(200) },
  'GET /adjustment/contributor/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /adjustment/create': { missing: owners(404), foreign: owners(200) },
  'POST /adjustment/decide/{id}': { missing: owners(404), foreign: owners(200) },
};
