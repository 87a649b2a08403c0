/** A finished answer that may be sent to anybody. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Compressed forms, made on first wish. */
  readonly encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

interface Entry {
  readonly until: number;
  readonly answer: Promise<CachedAnswer | undefined>;
}

/**
 * Answers of the last second, by address: a burst on one page costs one rendering. `fill` runs once for however many
 * wait, apart from any one visitor's request, so that somebody who leaves can't spoil it; what it can't share it
 * answers with undefined.
 */
export class MicroCache {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;
  readonly #most: number;

  constructor(options: { readonly milliseconds: number; readonly most: number }) {
    this.#lifetime = options.milliseconds;
    this.#most = options.most;
  }

  get(key: string, fill: () => Promise<CachedAnswer | undefined>): Promise<CachedAnswer | undefined> {
    const now = performance.now();
    const found = this.#entries.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    this.#entries.delete(key);
    if (this.#entries.size >= this.#most) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    const answer = fill();
    this.#entries.set(key, { until: now + this.#lifetime, answer });
    answer.catch(() => this.#entries.delete(key));
    return answer;
  }
}
