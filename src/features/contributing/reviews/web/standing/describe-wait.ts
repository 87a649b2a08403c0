import { browserApi } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatWait } from './format-wait.ts';
import { loadStandings } from './load-standings.ts';

/** Describes the expected waiting time of a submitted work; empty if there were too few recent decisions. */
export async function describeWait(id: string): Promise<string> {
  const minutes = (await loadStandings(browserApi, [id]))[id]?.medianWaitMinutes ?? null;
  return minutes === null ? '' : m.reviews_own_wait({ wait: formatWait(minutes) });
}
