import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { browserApi } from '../../../../../ui/api/client.ts';
import type { uploadsContract } from '../../contract.ts';
import { canRetry, describeRefusal } from '../refusal-words.ts';
import type { QueueItem } from './queue-item.ts';

export type ServerUpload = OutputOf<(typeof uploadsContract)['mine']>['items'][number];

/** Own uploads that nothing was made of yet, the newest first; as many as were read before a call failed. */
export async function readWaitingUploads(): Promise<ServerUpload[]> {
  const found: ServerUpload[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const page = await browserApi('GET /uploads/mine', { query }).catch(() => undefined);
    found.push(...(page?.items ?? []));
    cursor = page?.nextCursor ?? null;
  }
  return found;
}

/** At most a hundred uploads; none if the call failed. */
export async function readUploads(ids: readonly string[]): Promise<readonly ServerUpload[]> {
  const query = { limit: 100, ids: ids.join(',') };
  const list = await browserApi('GET /uploads/mine', { query }).catch(() => undefined);
  return list?.items ?? [];
}

/** Undefined where the call failed. */
export const retryUpload = (id: string): Promise<ServerUpload | undefined> =>
  browserApi('POST /uploads/retry/{id}', { params: { id } }).catch(() => undefined);

/** How a refused upload is shown. */
export function showRefused({ refusal, size }: ServerUpload): Partial<QueueItem> {
  const code = refusal?.code ?? '';
  return { state: 'refused', message: describeRefusal(code), canRetry: canRetry(code), sent: size };
}

/** What the caller has sent of these bytes before; a file is sent as if new where nobody answers. */
export const findKnown = (sha256: string) =>
  browserApi('GET /uploads/known', { query: { sha256 } }).catch(() => ({ upload: null, content: null }));
