import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DetailedError, Upload } from 'tus-js-client';
import type { Login } from './config.ts';

/** Maximum size of a request in bytes, which proxies have to accept. */
const PART_BYTES = 32 * 1024 * 1024;
/** Milliseconds before each further attempt; the last ones outlast the minute of a rate limit. */
const retryDelays = [500, 1000, 2000, 4000, 8000, 20_000, 30_000];

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function describeError(error: Error): string {
  const body = (error as Partial<DetailedError>).originalResponse?.getBody() ?? '';
  try {
    const { detail, errors } = JSON.parse(body) as { detail: string; errors?: { message: string }[] };
    return errors?.[0]?.message ?? detail;
  } catch {
    return error.message;
  }
}

/**
 * Sends a file by tus, from where the server's copy ends.
 * @param uploadId a begun upload; undefined starts one
 * @param onBegun called with the id of the upload as soon as the server has one
 */
export function sendFile(
  path: string,
  { origin, token }: Login,
  { sha256, uploadId, onBegun }: { sha256: string; uploadId: string | undefined; onBegun: (id: string) => void },
): Promise<string> {
  const endpoint = `${origin}/api/v1/uploads`;
  const file = createReadStream(path);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const idOf = () => upload.url?.split('/').at(-1) ?? '';
  const upload = new Upload(file, {
    endpoint,
    uploadUrl: uploadId === undefined ? null : `${endpoint}/${uploadId}`,
    uploadSize: statSync(path).size,
    chunkSize: PART_BYTES,
    retryDelays,
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0;
      return status < 400 || status >= 500 || [409, 423, 429].includes(status);
    },
    storeFingerprintForResuming: false,
    metadata: { filename: basename(path), sha256 },
    headers: { authorization: `Bearer ${token}` },
    onUploadUrlAvailable: () => onBegun(idOf()),
    onSuccess: () => resolve(idOf()),
    onError: (error) => reject(new Error(describeError(error))),
  });
  upload.start();
  return promise.finally(() => file.destroy());
}
