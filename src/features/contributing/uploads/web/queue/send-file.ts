import { type DetailedError, Upload } from 'tus-js-client';
import { getArea } from '../../../../../ui/api/client.ts';
import { getLocale } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const ENDPOINT = '/api/v1/uploads';
/** Maximum size of a request in bytes, which proxies have to accept. */
const PART_BYTES = 64 * 1024 * 1024;
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, 8000];

/** Error if there was no response or a server error, so that a retry may succeed. */
export class NoAnswerError extends Error {}

/** Error with the server's reason for refusing the file. */
class RefusedError extends Error {}

/** Returns a message for the user that explains why a file could not be sent. */
export const describeFailure = (error: unknown): string =>
  error instanceof RefusedError && error.message !== '' ? error.message : m.uploads_failed();

export interface Sending {
  /** Stops sending; the server keeps the bytes that it has. */
  stop(): void;
  /** Resolves when the last byte has been received. @throws NoAnswerError; RefusedError */
  readonly done: Promise<void>;
}

export interface SendOptions {
  readonly name: string;
  readonly folder: string;
  readonly sha256: string | null;
  /** Upload to continue; undefined starts a new one. */
  readonly uploadId: string | undefined;
  readonly onBegun: (uploadId: string) => void;
  readonly onProgress: (sent: number) => void;
}

function toWords(body: string): string {
  try {
    const { detail = '', errors = [] } = JSON.parse(body) as { detail?: string; errors?: { message: string }[] };
    return errors[0]?.message ?? detail;
  } catch {
    return '';
  }
}

function toFailure(error: unknown): Error {
  const answer = (error as Partial<DetailedError>).originalResponse ?? null;
  const status = answer?.getStatus() ?? 0;
  if (answer === null || status === 0 || status >= 500 || [408, 423, 429].includes(status)) return new NoAnswerError();
  return new RefusedError(toWords(answer.getBody()));
}

/** Sends a file by the tus protocol, starting where the server's copy ends. */
export function sendFile(file: File, options: SendOptions): Sending {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { name, folder, sha256, uploadId } = options;
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    uploadUrl: uploadId === undefined ? null : `${ENDPOINT}/${uploadId}`,
    chunkSize: PART_BYTES,
    retryDelays,
    // The server stores the list of unfinished uploads for all browsers of the person.
    storeFingerprintForResuming: false,
    metadata: { filename: name, folder, ...(sha256 === null ? {} : { sha256 }) },
    headers: { 'accept-language': getLocale(), 'arbor-area': getArea() },
    onUploadUrlAvailable: () => options.onBegun(upload.url?.split('/').at(-1) ?? ''),
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => resolve(),
    onError: (error) => reject(toFailure(error)),
  });
  upload.start();
  return { done: promise, stop: () => void upload.abort() };
}
