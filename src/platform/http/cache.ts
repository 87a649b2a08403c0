/**
 * Maximum length of cached addresses, so that made-up long ones can't fill the cache. A work with a Bangla title of 60
 * letters has an address of about 600 characters.
 */
export const MAX_CACHED_URL_LENGTH = 700;

/** A finished response that can be sent to anybody. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Size of the body in bytes. */
  readonly size: number;
  /** ETag of the body; undefined for responses to writes. */
  readonly etag: string | undefined;
  /** Pattern of the page's route, for metrics. */
  readonly route?: string | undefined;
  /** Compressed copies, each made on demand. */
  readonly encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

interface Entry {
  readonly until: number;
  bytes: number;
  readonly answer: Promise<CachedResponse | undefined>;
}

/**
 * Whether a response must never be stale, such as a shared list whose link may end. Errors are cached, so that a burst
 * of them is cheap.
 */
const forbidsKeeping = ({ status, headers }: CachedResponse): boolean =>
  status < 400 && headers['cache-control']?.includes('no-store') === true;

/**
 * Caches responses for a second by address, so that a burst of requests renders a page once. `fill` runs once for all
 * waiting requests and must not depend on any of them; it returns undefined if the response must not be shared.
 */
export class MicroCache {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;
  readonly #maxBytes: number;
  #bytes = 0;

  /** `max`: size in bytes, without compressed copies. */
  constructor(options: { readonly milliseconds: number; readonly max: number }) {
    this.#lifetime = options.milliseconds;
    this.#maxBytes = options.max;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Removes entries in the order of their age, so that expired ones are removed first. */
  #makeRoom(now: number): void {
    for (const [key, entry] of this.#entries) {
      if (entry.until > now && this.#bytes <= this.#maxBytes) return;
      this.#drop(key);
    }
  }

  get(key: string, fill: () => Promise<CachedResponse | undefined>): Promise<CachedResponse | undefined> {
    const now = performance.now();
    const found = this.#entries.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    this.#drop(key);
    this.#makeRoom(now);
    const answer = fill();
    const entry: Entry = { until: now + this.#lifetime, bytes: 0, answer };
    this.#entries.set(key, entry);
    answer.then(
      (created) => {
        if (this.#entries.get(key) !== entry) return;
        if (created !== undefined && forbidsKeeping(created)) {
          this.#drop(key);
          return;
        }
        entry.bytes = created?.size ?? 0;
        this.#bytes += entry.bytes;
      },
      () => this.#drop(key),
    );
    return answer;
  }
}
