/**
 * Longer addresses are rendered each time: a cache of them would be filled by made-up ones. A work whose Bangla title has 60
 * letters is at an address of some 600 characters.
 */
export const MAX_CACHED_URL_LENGTH = 700;

/** A finished response that may be sent to anybody. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Size of the body in bytes. */
  readonly size: number;
  /** Undefined for responses to writes. */
  readonly etag: string | undefined;
  /** The pattern of the page that answered, for measurements. */
  readonly route?: string | undefined;
  /** Compressed copies, each made when it is first asked for. */
  readonly encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

interface Entry {
  readonly until: number;
  bytes: number;
  readonly answer: Promise<CachedResponse | undefined>;
}

/** Responses that must never be stale, such as a shared list whose link may end. Failures are cached: a burst of them costs one. */
const forbidsKeeping = ({ status, headers }: CachedResponse): boolean =>
  status < 400 && headers['cache-control']?.includes('no-store') === true;

/**
 * Answers of the last second, by address: a burst on one page costs one rendering. `fill` runs once for all waiting
 * requests and depends on none of them; it returns undefined where the response must not be shared.
 */
export class MicroCache {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;
  readonly #maxBytes: number;
  #bytes = 0;

  /** `max` is in bytes, without compressed copies. */
  constructor(options: { readonly milliseconds: number; readonly max: number }) {
    this.#lifetime = options.milliseconds;
    this.#maxBytes = options.max;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Entries are in the order of their age: what has expired is at the front. */
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
