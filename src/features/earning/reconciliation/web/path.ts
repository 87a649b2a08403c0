import { localizeHref } from '../../../../ui/locale.ts';
import { type BreakState, breakStates } from '../contract/reconciliation.ts';

export const reconciliationPath = '/admin/reconciliation';

/** Address of the discrepancies in a state, starting with the newest or at a cursor. */
export function toBreaksHref(state: BreakState, cursor?: string): string {
  const query = new URLSearchParams({ ...(state !== 'open' && { state }), ...(cursor !== undefined && { cursor }) });
  return localizeHref(query.size === 0 ? reconciliationPath : `${reconciliationPath}?${query.toString()}`);
}

/** State in an address; `open` if it names none. */
export const readBreakState = (query: URLSearchParams): BreakState =>
  breakStates.find((each) => each === query.get('state')) ?? 'open';
