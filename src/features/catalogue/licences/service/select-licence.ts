import type { Expression } from 'kysely';
import { selectCurrentAsJson, selectNameAsJson } from '../store/current-as-json.ts';

/** A licence as it is in force now, as JSON in the members of `Licence`: the query of one licence, for a statement of another feature. */
export const selectLicence = (code: Expression<string>): Expression<unknown> => selectCurrentAsJson(code);

export interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** What a licence is called, likewise. */
export const selectLicenceName = (code: Expression<string>): Expression<LicenceName> =>
  selectNameAsJson<LicenceName>(code);
