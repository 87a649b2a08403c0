import type { CachedResponse } from '../cache.ts';
import type { Locale } from '../messages.ts';

const LIFETIME_MS = 1000;

/**
 * Caches "not found" pages for a second by language and route pattern, so that all made-up addresses of a pattern cost
 * one rendering per second.
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
