import type { CachedResponse } from '../cache.ts';
import type { Locale } from '../messages.ts';

const LIFETIME_MS = 1000;

/**
 * The page for what isn't there, as it was rendered a moment ago for the same language and pattern of addresses: all made-up
 * addresses of a pattern cost one rendering a second.
 */
export class NotFoundPages {
  readonly #pages = new Map<string, { readonly until: number; readonly page: CachedResponse }>();

  find(locale: Locale, pattern: string): CachedResponse | undefined {
    const found = this.#pages.get(`${locale} ${pattern}`);
    return found !== undefined && found.until > performance.now() ? found.page : undefined;
  }

  keep(locale: Locale, pattern: string, page: CachedResponse): void {
    this.#pages.set(`${locale} ${pattern}`, { until: performance.now() + LIFETIME_MS, page });
  }
}
