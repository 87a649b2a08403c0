import { createHash } from 'node:crypto';
import type { Browser } from './people.ts';

type Fetch = Browser['fetch'];

const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Encodes values for the header `Upload-Metadata`. */
export const toMetadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${encode(value)}`)
    .join(',');

const tus = { 'tus-resumable': '1.0.0' };

/** Creates calls of tus 1.0 as a client makes them. */
export const createTusCalls = (fetch: Fetch, query = '') => ({
  create: (size: number, metadata: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    fetch(`/api/v1/uploads${query}`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(size), 'upload-metadata': toMetadata(metadata), ...headers },
    }),
  head: (address: string) => fetch(`${address}${query}`, { method: 'HEAD', headers: tus }),
  patch: (address: string, offset: number, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${address}${query}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
        ...headers,
      },
      body: bytes,
    }),
});

/** Starts an upload and returns its URL. */
export async function beginUpload(
  calls: ReturnType<typeof createTusCalls>,
  bytes: Uint8Array,
  metadata: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await calls.create(bytes.length, { filename: 'crane.png', ...metadata });
  if (answer.status !== 201) throw new Error(`create: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}
