import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type TcpSocketConnectOpts } from 'node:net';
import { type OutsideRules, parseOutsideUrl } from './outside-url.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { createNameResolver, type NameResolver } from './resolve-name.ts';

/** Reasons why there is no response. */
export type OutsideFailure = 'timeout' | 'address' | 'resolve' | 'tls' | 'connection';

/** Error of a call without a response; it contains nothing that the other server sent. */
export class OutsideCallError extends Error {
  readonly failure: OutsideFailure;
  constructor(failure: OutsideFailure, cause?: unknown) {
    super(`no answer (${failure})`, { cause });
    this.name = 'OutsideCallError';
    this.failure = failure;
  }
}

export interface OutsidePost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Timeout of the whole call, from the name resolution to the end of the response. */
  readonly milliseconds: number;
}

export interface OutsideAnswer {
  readonly status: number;
  /** Value of the `Retry-After` header. */
  readonly retryAfter?: string | undefined;
}

/** Maximum size of a response to read; the contents are discarded. */
const MAX_ANSWER_BYTES = 4096;

/** Time in milliseconds for connecting to an address before the name's next one is tried. */
const CONNECT_MS = 2500;

const resolveAll = createNameResolver();

/**
 * Resolves a name once and restricts the socket to the checked addresses, which prevents DNS rebinding. One forbidden
 * address refuses the name.
 */
const createCheckedLookup =
  (resolve: NameResolver, isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) done(new OutsideCallError('resolve'), '', 0);
        else if (!addresses.every(({ address }) => isAllowed(address))) done(new OutsideCallError('address'), '', 0);
        else if (options.all === true) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(new OutsideCallError('resolve', error), '', 0),
    );
  };

function toCallError(error: unknown, signal: AbortSignal): OutsideCallError {
  if (error instanceof OutsideCallError) return error;
  if (signal.aborted) return new OutsideCallError('timeout', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutsideCallError(/TLS|SSL|CERT|UNABLE_TO|SIGNATURE|EPROTO/.test(code) ? 'tls' : 'connection', error);
}

/**
 * Posts to an external service and returns the response's status. It follows no redirect, keeps no connection and reads
 * only a few bytes of the response. The address must be public, and the socket connects to the checked address.
 * @param resolve resolver of names, for tests only
 * @throws OutsideCallError without a status
 */
export function postOutside(
  target: URL,
  { headers, body, milliseconds }: OutsidePost,
  rules: OutsideRules,
  resolve = resolveAll,
): Promise<OutsideAnswer> {
  const { allowsLoopback } = rules;
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));
  const url = parseOutsideUrl(target.href, rules);
  // An IP address in the URL is never resolved, so it is checked here.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (typeof url === 'string' || (isIP(host) !== 0 && !isAllowed(host)))
    return Promise.reject(new OutsideCallError('address'));
  const signal = AbortSignal.timeout(milliseconds);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions & Pick<TcpSocketConnectOpts, 'autoSelectFamilyAttemptTimeout'> = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    maxHeaderSize: 16_384,
    lookup: createCheckedLookup(resolve, isAllowed),
    autoSelectFamilyAttemptTimeout: CONNECT_MS,
    signal,
  };
  return new Promise((answer, fail) => {
    const sent = request(url, options, (response) => {
      // The status is the result, even if the rest is slow or fails.
      answer({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      let left = MAX_ANSWER_BYTES;
      response.on('data', (part: Buffer) => {
        left -= part.length;
        if (left <= 0) response.destroy();
      });
      response.on('error', () => response.destroy());
    });
    // Without this listener an unexpected protocol upgrade would never be answered.
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      answer({ status: response.statusCode ?? 0 });
    });
    sent.on('error', (error) => fail(toCallError(error, signal)));
    sent.on('close', () => fail(new OutsideCallError('connection')));
    sent.end(body);
  });
}
