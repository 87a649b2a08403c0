import { canRetry, describeRefusal } from '../refusal-words.ts';
import type { QueueItem } from './queue-item.ts';

/** What the queue asks of an upload as the server has it. */
export interface ServerUpload {
  readonly _id: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  readonly received: number;
  readonly status: string;
  readonly refusal: { readonly code: string } | null;
}

/** How a refused upload is shown. */
export function showRefused({ refusal, size }: ServerUpload): Partial<QueueItem> {
  const code = refusal?.code ?? '';
  return { state: 'refused', message: describeRefusal(code), canRetry: canRetry(code), sent: size };
}
