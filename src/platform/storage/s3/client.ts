import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageError } from '../errors.ts';
import type { S3Settings } from './settings.ts';

/** Timeouts and retries of the service. */
export interface Patience {
  readonly attempts: number;
  /** Delay before the second attempt; doubled for each further one, with random jitter of up to a half. */
  readonly firstDelayMs: number;
  /** Timeout of a call without its body; a body has additional time by `leastRate`. */
  readonly callMs: number;
  /** Minimum rate in bytes per second; a service that is slower on average counts as stuck. */
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

/** Loads the SDK at the first use, because deployments with a folder don't need it. */
export async function connect(settings: S3Settings, patience: Patience): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // `call` retries, and also limits the time of slow responses.
    maxAttempts: 1,
    // The storage sends its own SHA-256 checksums; services other than Amazon refuse those of the SDK.
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

/** Whether a retry may succeed; invalid requests never do. */
function isWorthRepeating(error: unknown): boolean {
  const { name, status } = toFailure(error);
  if (name === 'RequestTimeTooSkewed' || name === 'BadDigest' || name === 'RequestTimeout') return true;
  return status === undefined || status < 400 || status >= 500 || status === 429 || status === 408;
}

const delay = ({ firstDelayMs }: Patience, failed: number): number =>
  firstDelayMs * 2 ** (failed - 1) * (0.5 + Math.random());

/** Runs work with a timeout that aborts the request. */
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

/** Retries `work` with pauses, as often as configured; rejects with the last error. */
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

/** Makes a call once, with a timeout. `bodyBytes`: size of its body. */
export const callOnce = <T>({ client, patience }: S3Connection, send: Send<T>, bodyBytes = 0): Promise<T> =>
  within(patience.callMs + (bodyBytes / patience.leastRate) * 1000, (abortSignal) => send(client, { abortSignal }));

/** Makes a call, with retries if they may help. */
export const call = <T>(s3: S3Connection, send: Send<T>, bodyBytes = 0): Promise<T> =>
  retry(s3.patience, () => callOnce(s3, send, bodyBytes));

/**
 * Runs an operation of the storage and converts errors of the service.
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
    // A connection error, such as ECONNREFUSED.
    const { code } = error as { code?: string };
    throw new StorageError(`${what}: ${status === undefined ? (code ?? name) : `${name}, ${status}`}`, {
      cause: error,
    });
  }
}
