import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { browserApi } from '../../../../../ui/api/client.ts';
import type { uploadsContract } from '../../contract.ts';
import { canRetry, describeRefusal } from '../refusal-words.ts';
import type { QueueItem } from './queue-item.ts';

export type ServerUpload = OutputOf<(typeof uploadsContract)['mine']>['items'][number];

/** Reads the person's unused uploads, newest first, until a call fails. */
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

/** Reads at most a hundred uploads; empty if the call failed. */
export async function readUploads(ids: readonly string[]): Promise<readonly ServerUpload[]> {
  const query = { limit: 100, ids: ids.join(',') };
  const list = await browserApi('GET /uploads/mine', { query }).catch(() => undefined);
  return list?.items ?? [];
}

/** Retries processing; undefined if the call failed. */
export const retryUpload = (id: string): Promise<ServerUpload | undefined> =>
  browserApi('POST /uploads/retry/{id}', { params: { id } }).catch(() => undefined);

/** Converts a refused upload for display. */
export function showRefused({ refusal, size }: ServerUpload): Partial<QueueItem> {
  const code = refusal?.code ?? '';
  return { state: 'refused', message: describeRefusal(code), canRetry: canRetry(code), sent: size };
}

/** Finds the caller's earlier upload of these bytes. If the call fails, the file is sent as a new one. */
export const findKnown = (sha256: string) =>
  browserApi('GET /uploads/known', { query: { sha256 } }).catch(() => ({ upload: null, content: null }));
