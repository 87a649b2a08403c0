import { owners } from './policy-rows.ts';

const ofRecord = { missing: owners(404), foreign: owners(200) };

/** Permissions: only owners see the endpoints and their secrets. */
export const webhooksPolicy = {
  'GET /webhooks/all': { none: owners(200) },
  'GET /webhooks/single/{id}': ofRecord,
  'POST /webhooks/create': { none: owners(200) },
  'PATCH /webhooks/update/{id}': ofRecord,
  'DELETE /webhooks/delete/{id}': ofRecord,
  'POST /webhooks/roll-secret/{id}': ofRecord,
  'POST /webhooks/test/{id}': ofRecord,
  'GET /webhooks/deliveries/{id}': ofRecord,
  'GET /webhooks/delivery/{id}': ofRecord,
  'POST /webhooks/replay/{id}': ofRecord,
};
