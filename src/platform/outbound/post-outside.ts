import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type TcpSocketConnectOpts } from 'node:net';
import { type OutsideRules, parseOutsideUrl } from './outside-url.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { createNameResolver, type NameResolver } from './resolve-name.ts';

/** Why there is no answer. */
export type OutsideFailure = 'timeout' | 'address' | 'resolve' | 'tls' | 'connection';

/** A call that got no answer; contains nothing that the other side sent. */
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
  /** For all of it, from the name's look-up to the end of the answer. */
  readonly milliseconds: number;
}

export interface OutsideAnswer {
  readonly status: number;
  /** What it says of when to come again, as it is written. */
  readonly retryAfter?: string | undefined;
}

/** As much of an answer as is read, and thrown away. */
const MAX_ANSWER_BYTES = 4096;

/** Milliseconds that one address has to take a connection, before the next of the same name is tried. */
const CONNECT_MS = 2500;

const resolveAll = createNameResolver();

/**
 * Looks a name up once, and lets the socket have those addresses alone: a name that leads elsewhere a moment later gains nothing. One
 * address that isn't allowed refuses them all.
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
 * Posts to a program elsewhere and answers the status that it gave. No redirect is followed, no connection kept, and no more than a few
 * bytes of the answer are read. The address must be public, whatever name it has; the socket gets the one that was looked at.
 * @param resolve tests only: what a name leads to
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
  // A literal address is never looked up, so it is looked at here.
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
      // The status is the answer, however slowly the rest comes and however it ends.
      answer({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      let left = MAX_ANSWER_BYTES;
      response.on('data', (part: Buffer) => {
        left -= part.length;
        if (left <= 0) response.destroy();
      });
      response.on('error', () => response.destroy());
    });
    // Nobody asked for another protocol. Without this its answer would reach no listener.
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      answer({ status: response.statusCode ?? 0 });
    });
    sent.on('error', (error) => fail(toCallError(error, signal)));
    sent.on('close', () => fail(new OutsideCallError('connection')));
    sent.end(body);
  });
}
