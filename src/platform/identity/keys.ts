import { type CryptoKey, importJWK } from 'jose';
import * as z from 'zod';
import { IdentityUnavailableError } from './identity.ts';

/** Public keys by name. */
export interface KeySource {
  /**
   * Undefined where nobody has published such a key.
   * @throws IdentityUnavailableError where no key has ever been fetched and none can be now
   */
  find(kid: string): Promise<CryptoKey | undefined>;
}

type Keys = ReadonlyMap<string, CryptoKey>;

const MAX_BYTES = 100 * 1024;
const TIMEOUT_MS = 5000;
/** Between two fetches, however many unknown keys are asked for and whether the last one worked. */
const COOLDOWN_MS = 30_000;
const USUAL_FRESH_MS = 60 * 60_000;
const MAX_FRESH_MS = 24 * 60 * 60_000;
/**
 * Google announces a key a day before using it, and drops it days after: old keys serve through an outage, not for
 * ever.
 */
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

/** Keys at hand: of the development provider, and in tests. */
export function createLocalKeys(jwks: readonly PublicJwk[]): KeySource {
  const keys = importKeys(jwks);
  return { find: async (kid) => (await keys).get(kid) };
}

export interface RemoteOptions {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** What went wrong while fetching, for the log. */
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
 * A published key set. Not jose's `createRemoteJWKSet`: that one fetches for each token while fetching fails, and
 * forgets good keys with the first failure.
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
