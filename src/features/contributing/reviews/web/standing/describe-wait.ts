import { browserApi } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatWait } from './format-wait.ts';
import { loadStandings } from './load-standings.ts';

/** How long the review of a work that was just sent takes; empty where too few were decided lately. */
export async function describeWait(id: string): Promise<string> {
  const minutes = (await loadStandings(browserApi, [id]))[id]?.medianWaitMinutes ?? null;
  return minutes === null ? '' : m.reviews_own_wait({ wait: formatWait(minutes) });
}
