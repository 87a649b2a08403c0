import { contributors, type Expected, type RecordKind } from './policy-rows.ts';

/** Expects access for contributors who share a work, and for nobody else. */
const ofParties = { missing: contributors(404), foreign: contributors(404), own: contributors(200) };

/** Permissions for agreements on shared works. */
export const splitPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /contributor/collaborations': { own: contributors(200) },
  'GET /contributor/collaborations/work/{id}': ofParties,
  'POST /contributor/collaborations/propose': ofParties,
  'PUT /contributor/collaborations/answer/{id}': ofParties,
  'DELETE /contributor/collaborations/proposal/{id}': ofParties,
  'DELETE /contributor/collaborations/share/{id}': ofParties,
};
