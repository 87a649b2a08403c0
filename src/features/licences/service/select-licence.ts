import type { Expression } from 'kysely';
import { selectCurrentAsJson } from '../store/current-as-json.ts';

/** A licence as it is in force now, as JSON in the members of `Licence`: the query of one licence, for a statement of another feature. */
export const selectLicence = (code: Expression<string>): Expression<unknown> => selectCurrentAsJson(code);
