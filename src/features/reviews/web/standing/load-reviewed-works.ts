import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { ArborApi } from '../../../../ui/api/client.ts';
import { formatNumber } from '../../../../ui/money.ts';
import type { reviewsContract } from '../../contract.ts';

export type Standing = OutputOf<(typeof reviewsContract)['history']>;
export type OwnSubmission = Standing['submissions'][number];

/** Where each of these works stands in review, by identifier; one that is gone meanwhile is left out. */
export async function loadStandings(api: ArborApi, ids: readonly string[]): Promise<Record<string, Standing>> {
  const standings = await Promise.all(
    ids.map((id) => api('GET /content/mine/{id}/history', { params: { id } }).catch(() => undefined)),
  );
  return Object.fromEntries(standings.flatMap((standing) => (standing ? [[standing.contentId, standing]] : [])));
}

/** `3 hours`: minutes in the largest unit of which there are two. */
export function formatWait(minutes: number): string {
  const [unit, length] =
    minutes >= 2880 ? (['day', 1440] as const) : minutes >= 120 ? (['hour', 60] as const) : (['minute', 1] as const);
  const count = Math.max(1, Math.round(minutes / length));
  return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
}
