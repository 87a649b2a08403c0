import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageError } from '../errors.ts';
import type { S3Settings } from './settings.ts';

/** How long is waited for the service, and how often it is asked again. */
export interface Patience {
  readonly attempts: number;
  /** Before the second attempt; each further one takes twice as long, up to half of it more or less by chance. */
  readonly firstDelayMs: number;
  /** One call without its body; sending a body has time for `leastRate` besides. */
  readonly callMs: number;
  /** Bytes a second: a service that is slower, on average over what was waited for, counts as stuck. */
  readonly leastRate: number;
}

export const usualPatience: Patience = { attempts: 4, firstDelayMs: 200, callMs: 15_000, leastRate: 50_000 };

type Sdk = typeof import('@aws-sdk/client-s3');

export interface S3Connection {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly bucket: string;
  readonly patience: Patience;
}

/** Loaded at the first use: a deployment that keeps files in a folder has no use for the SDK. */
export async function connect(settings: S3Settings, patience: Patience): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Asked again by `call`, which also bounds the time that a slow answer takes.
    maxAttempts: 1,
    // We send our own, of SHA-256; services other than Amazon refuse what the SDK would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      httpsAgent: { keepAlive: true, maxSockets: 100 },
      httpAgent: { keepAlive: true, maxSockets: 100 },
    },
  });
  return { sdk, client, bucket: settings.bucket, patience };
}

interface ServiceFailure {
  readonly name: string;
  readonly status: number | undefined;
}

function toFailure(error: unknown): ServiceFailure {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return { name: name ?? 'Error', status: $metadata?.httpStatusCode };
}

export const isNotFound = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes(toFailure(error).name) && toFailure(error).status === 404;

/** Whether the same call may go better: our own mistakes never do. */
function isWorthRepeating(error: unknown): boolean {
  const { name, status } = toFailure(error);
  if (name === 'RequestTimeTooSkewed' || name === 'BadDigest' || name === 'RequestTimeout') return true;
  return status === undefined || status < 400 || status >= 500 || status === 429 || status === 408;
}

const delay = ({ firstDelayMs }: Patience, failed: number): number =>
  firstDelayMs * 2 ** (failed - 1) * (0.5 + Math.random());

/** Ends with the work, or after that time, whatever the service is doing then. */
async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageError(`The service gave no answer in ${milliseconds} ms`));
      abort.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries `work` as often as patience allows, with pauses; rejects with what the last attempt failed with. */
async function retry<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed >= patience.attempts || !isWorthRepeating(error)) throw error;
      await wait(delay(patience, failed));
    }
  }
}

type Send<T> = (client: S3Client, options: { readonly abortSignal: AbortSignal }) => Promise<T>;

/** One call, once, within its time. `bodyBytes` are those that it sends. */
export const callOnce = <T>({ client, patience }: S3Connection, send: Send<T>, bodyBytes = 0): Promise<T> =>
  within(patience.callMs + (bodyBytes / patience.leastRate) * 1000, (abortSignal) => send(client, { abortSignal }));

/** One call, asked again where that may help. */
export const call = <T>(s3: S3Connection, send: Send<T>, bodyBytes = 0): Promise<T> =>
  retry(s3.patience, () => callOnce(s3, send, bodyBytes));

/**
 * Runs what a caller of the storage asked for; what the service failed with becomes a failure of ours.
 * @throws StorageError
 */
export async function translateFailures<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const { name, status } = toFailure(error);
    const isOurs = status !== undefined || (error instanceof Error && ('$metadata' in error || 'code' in error));
    if (!isOurs) throw error;
    // Where nobody answered, such as ECONNREFUSED.
    const { code } = error as { code?: string };
    throw new StorageError(`${what}: ${status === undefined ? (code ?? name) : `${name}, ${status}`}`, {
      cause: error,
    });
  }
}
