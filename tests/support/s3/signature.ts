import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './answers.ts';

/** Credentials of the stand-in's client. */
export const credentials = { accessKeyId: 'AKARBORTEST', secretAccessKey: 'a/secret+key/of/the/stand-in' };
export const REGION = 'ap-south-1';

const MAX_LINK_SECONDS = 300;
const MAX_SKEW_MS = 15 * 60_000;

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const parseTime = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

function readClaim(request: IncomingMessage, query: URLSearchParams, now: number): Claim {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    header('authorization'),
  );
  if (authorization !== null) {
    const [, credential = '', signedHeaders = '', signature = ''] = authorization;
    const date = header('x-amz-date');
    if (!(Math.abs(parseTime(date) - now) <= MAX_SKEW_MS)) throw new S3Error(403, 'RequestTimeTooSkewed');
    return { credential, signedHeaders, signature, date, payload: header('x-amz-content-sha256') };
  }
  const given = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  if (given('Algorithm') !== 'AWS4-HMAC-SHA256') throw new S3Error(403, 'AccessDenied');
  const [date, seconds] = [given('Date'), Number(given('Expires'))];
  // Amazon allows a week, but our links must be shorter.
  if (!(seconds >= 1 && seconds <= MAX_LINK_SECONDS)) throw new S3Error(403, 'AuthorizationQueryParametersError');
  if (!(now < parseTime(date) + seconds * 1000)) throw new S3Error(403, 'AccessDenied');
  return {
    credential: given('Credential'),
    signedHeaders: given('SignedHeaders'),
    signature: given('Signature'),
    date,
    payload: 'UNSIGNED-PAYLOAD',
  };
}

/**
 * Verifies Signature Version 4 in headers or in the URL.
 * @throws S3Error 403 if the request isn't signed with our key, has expired or was changed
 */
export function verifySignature(request: IncomingMessage, url: URL, body: Buffer, now: number): void {
  const { credential, signedHeaders, signature, date, payload } = readClaim(request, url.searchParams, now);
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${credentials.accessKeyId}/${scope}`) throw new S3Error(403, 'InvalidAccessKeyId');
  const names = signedHeaders.split(';');
  const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (needed.some((name) => !names.includes(name))) throw new S3Error(403, 'AccessDenied');
  // The payload has to be signed, so that a body that was changed in transit isn't accepted.
  if (payload === 'UNSIGNED-PAYLOAD' ? body.length > 0 : payload !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  // The path is used as sent, because another encoding would be another URL.
  const path = (request.url ?? '').split('?')[0] ?? '';
  const canonical = [request.method, path, canonicalQuery(url.searchParams), headers, signedHeaders, payload].join(
    '\n',
  );
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${credentials.secretAccessKey}`, date.slice(0, 8)), REGION),
  );
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error(403, 'SignatureDoesNotMatch');
}
