import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, errorAnswer, S3Error } from './answers.ts';
import { Bucket, type Call } from './bucket.ts';
import { verifySignature } from './signature.ts';

const NAME = 'arbor-files';

export type S3Operation =
  | 'PutObject'
  | 'HeadObject'
  | 'GetObject'
  | 'DeleteObject'
  | 'CopyObject'
  | 'ListObjectsV2'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload'
  | 'ListParts'
  | 'ListMultipartUploads';

const operations = new Map<S3Operation, (bucket: Bucket, call: Call) => Answer>([
  ['PutObject', (bucket, call) => bucket.put(call)],
  ['HeadObject', (bucket, call) => bucket.head(call)],
  ['GetObject', (bucket, call) => bucket.get(call)],
  ['DeleteObject', (bucket, call) => bucket.remove(call)],
  ['CopyObject', (bucket, call) => bucket.copy(call)],
  ['ListObjectsV2', (bucket, call) => bucket.list(call)],
  ['CreateMultipartUpload', (bucket, call) => bucket.createUpload(call)],
  ['UploadPart', (bucket, call) => bucket.putPart(call)],
  ['CompleteMultipartUpload', (bucket, call) => bucket.completeUpload(call)],
  ['AbortMultipartUpload', (bucket, call) => bucket.abortUpload(call)],
  ['ListParts', (bucket, call) => bucket.listParts(call)],
  ['ListMultipartUploads', (bucket, call) => bucket.listUploads(call)],
]);

function findOperation(
  method: string,
  hasKey: boolean,
  query: URLSearchParams,
  headers: IncomingMessage['headers'],
): S3Operation {
  const isUpload = query.has('uploadId');
  const named: Record<string, S3Operation> = hasKey
    ? {
        PUT: isUpload ? 'UploadPart' : headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject',
        HEAD: 'HeadObject',
        GET: isUpload ? 'ListParts' : 'GetObject',
        DELETE: isUpload ? 'AbortMultipartUpload' : 'DeleteObject',
        POST: query.has('uploads') ? 'CreateMultipartUpload' : 'CompleteMultipartUpload',
      }
    : { GET: query.has('uploads') ? 'ListMultipartUploads' : 'ListObjectsV2' };
  const found = named[method];
  if (found === undefined) throw new S3Error(405, 'MethodNotAllowed');
  return found;
}

/**
 * Faults of a call. `lost`: the call is executed, and the connection ends before the response. `corrupt`: other bytes
 * are stored than were sent. `wrongSize`: the response has a wrong size. `drip`: the response arrives byte by byte.
 * `cut`: only half of the body arrives.
 */
export type Fault =
  | '500'
  | 'slowDown'
  | 'hang'
  | 'drip'
  | 'reset'
  | 'lost'
  | 'errorIn200'
  | 'wrongEtag'
  | 'wrongSize'
  | 'cut'
  | 'corrupt';

export interface S3StandIn {
  readonly endpoint: string;
  readonly bucketName: string;
  readonly bucket: Bucket;
  /** Called operations, in order. */
  readonly calls: S3Operation[];
  /** Makes the next calls of this operation fail. */
  readonly fail: (operation: S3Operation, fault: Fault, times?: number) => void;
  readonly forgetFaults: () => void;
  /** Number of milliseconds by which its clock is ahead. */
  skew: number;
  readonly close: () => Promise<void>;
}

const spoil = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, Math.floor(bytes.length / 2)), Buffer.from('!')]);

function spoilAnswer(answer: Answer, fault: Fault | undefined): Answer {
  if (fault === '500') return errorAnswer('InternalError', 500);
  if (fault === 'slowDown') return errorAnswer('SlowDown', 503);
  if (fault === 'errorIn200') return { ...errorAnswer('InternalError', 500), status: 200 };
  if (fault === 'wrongEtag') return { ...answer, headers: { ...answer.headers, etag: `"${'0'.repeat(32)}"` } };
  if (fault === 'wrongSize') return { ...answer, headers: { ...answer.headers, 'content-length': '7' } };
  return answer;
}

async function send(response: ServerResponse, answer: Answer, fault: Fault | undefined): Promise<void> {
  if (fault === 'reset' || fault === 'lost') return void response.destroy();
  if (fault === 'hang') return undefined;
  const body = Buffer.from(answer.body ?? '');
  const headers: Record<string, string> = { 'content-length': String(body.length), ...answer.headers };
  if (fault !== 'cut' && fault !== 'drip') return void response.writeHead(answer.status, headers).end(body);
  response.writeHead(answer.status, headers);
  if (fault === 'cut') {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    return undefined;
  }
  let at = 0;
  const timer = setInterval(() => {
    if (at >= body.length || response.destroyed) clearInterval(timer);
    else response.write(body.subarray(at, at + 1));
    at += 1;
  }, 20);
  response.once('close', () => clearInterval(timer));
  return undefined;
}

/** Starts a stand-in for S3 with one private bucket, which can simulate faults. */
export async function startS3(): Promise<S3StandIn> {
  const bucket = new Bucket(NAME);
  const calls: S3Operation[] = [];
  const faults = new Map<S3Operation, Fault[]>();

  const run = (request: IncomingMessage, body: Buffer): { answer: Answer; fault: Fault | undefined } => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const now = Date.now() + standIn.skew;
    verifySignature(request, url, body, now);
    const [, name, ...path] = url.pathname.split('/');
    if (name !== NAME) throw new S3Error(404, 'NoSuchBucket');
    const key = decodeURIComponent(path.join('/'));
    const operation = findOperation(request.method ?? '', key !== '', url.searchParams, request.headers);
    calls.push(operation);
    const fault = faults.get(operation)?.shift();
    const call = { key, query: url.searchParams, headers: request.headers, body, now: new Date(now) };
    const acts =
      fault !== '500' && fault !== 'slowDown' && fault !== 'errorIn200' && fault !== 'reset' && fault !== 'hang';
    const answer = (acts ? operations.get(operation)?.(bucket, call) : undefined) ?? { status: 200 };
    if (fault === 'corrupt') {
      const stored = bucket.objects.get(key);
      if (stored !== undefined) bucket.objects.set(key, { ...stored, bytes: spoil(stored.bytes), checksum: undefined });
    }
    return { answer: spoilAnswer(answer, fault), fault };
  };

  const answerCall = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { answer, fault } = run(request, await buffer(request));
      await send(response, answer, fault);
    } catch (error) {
      const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
      const answer = errorAnswer(code, status);
      response.writeHead(status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
    }
  };
  const server = createServer((request, response) => void answerCall(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: S3StandIn = {
    endpoint: `http://127.0.0.1:${port}`,
    bucketName: NAME,
    bucket,
    calls,
    fail: (operation, fault, times = 1) => {
      faults.set(operation, [...(faults.get(operation) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    forgetFaults: () => faults.clear(),
    skew: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}
