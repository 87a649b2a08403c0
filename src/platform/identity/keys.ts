import { type CryptoKey, importJWK } from 'jose';
import * as z from 'zod';
import { IdentityUnavailableError } from './identity.ts';

/** Public keys by id. */
export interface KeySource {
  /**
   * Finds a key; undefined if it was never published.
   * @throws IdentityUnavailableError if no keys were fetched yet and none can be fetched now
   */
  find(kid: string): Promise<CryptoKey | undefined>;
}

type Keys = ReadonlyMap<string, CryptoKey>;

const MAX_BYTES = 100 * 1024;
const TIMEOUT_MS = 5000;
/** Minimum time between two fetches, even for unknown keys and after a failed fetch. */
const COOLDOWN_MS = 30_000;
const USUAL_FRESH_MS = 60 * 60_000;
const MAX_FRESH_MS = 24 * 60 * 60_000;
/** Maximum age of keys during an outage. Google publishes a key a day before using it and removes it days later. */
const MAX_OUTAGE_MS = 24 * 60 * 60_000;

const jwk = z.object({
  kty: z.string(),
  kid: z.string().optional(),
  alg: z.string().optional(),
  use: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
});
export type PublicJwk = z.output<typeof jwk>;
const published = z.object({ keys: z.array(jwk).max(100) });

async function importKeys(found: readonly PublicJwk[]): Promise<Keys> {
  const keys = new Map<string, CryptoKey>();
  for (const { kid, kty, n, e, alg = 'RS256', use = 'sig' } of found) {
    if (kid === undefined || kty !== 'RSA' || n === undefined || e === undefined || alg !== 'RS256' || use !== 'sig')
      continue;
    const key = await importJWK({ kty, n, e }, 'RS256');
    if (!(key instanceof Uint8Array)) keys.set(kid, key);
  }
  return keys;
}

/** Keys in memory, for the development provider and tests. */
export function createLocalKeys(jwks: readonly PublicJwk[]): KeySource {
  const keys = importKeys(jwks);
  return { find: async (kid) => (await keys).get(kid) };
}

export interface RemoteOptions {
  readonly url: string;
  /** Current time in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Called with the error of a failed fetch, for the log. */
  readonly onFailure?: (error: unknown) => void;
}

function parseCacheLifetime(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? USUAL_FRESH_MS : Math.min(Number(seconds) * 1000, MAX_FRESH_MS);
}

async function downloadKeys(url: string): Promise<{ keys: Keys; fresh: number }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the keys' address answered ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error("the keys' address answered too much");
  const keys = await importKeys(published.parse(JSON.parse(text)).keys);
  if (keys.size === 0) throw new Error("the keys' address answered no key");
  return { keys, fresh: parseCacheLifetime(response.headers.get('cache-control')) };
}

/**
 * A remote key set. Unlike jose's `createRemoteJWKSet`, it doesn't fetch for every token during an outage, and keeps
 * valid keys after a failure.
 */
export function createRemoteKeys({ url, clock = Date.now, onFailure }: RemoteOptions): KeySource {
  let keys: Keys = new Map();
  let freshUntil = 0;
  let usableUntil = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    triedAt = clock();
    try {
      const { keys: found, fresh } = await downloadKeys(url);
      keys = found;
      freshUntil = clock() + fresh;
      usableUntil = freshUntil + MAX_OUTAGE_MS;
    } catch (error) {
      onFailure?.(error);
    }
  }

  const refresh = (): Promise<void> | undefined => {
    if (running === undefined && clock() - triedAt >= COOLDOWN_MS) {
      running = fetchKeys().finally(() => {
        running = undefined;
      });
    }
    return running;
  };

  return {
    find: async (kid) => {
      if (clock() >= freshUntil || !keys.has(kid)) await refresh();
      if (clock() >= usableUntil) throw new IdentityUnavailableError('no key of the identity provider can be had');
      return keys.get(kid);
    },
  };
}
