import type { Operator } from '../../operator.ts';

/** Facts about the site for all pages. */
export interface SiteInfo {
  /** Origin such as `https://example.com`, for canonical addresses and social cards. */
  readonly origin: string;
  readonly siteName: string;
  /** ISO 4217 code of all prices. */
  readonly currency: string;
  readonly operator: Operator;
  /** False with development replacements of external services. */
  readonly production: boolean;
}

/** Data that the server passes to the rendered page. */
export interface PageInfo extends SiteInfo {
  /** Days in which an order is refunded for any reason. */
  readonly refundDays: number;
  /** CSP nonce for inline scripts and styles of this response. */
  readonly nonce: string;
  /** Receives the pattern of the matched route, such as `/bn?/content/:id`, for metrics. */
  readonly onRoute: (pattern: string) => void;
  /** Receives the finished document, because a `Response` would convert it to a stream of bytes. */
  readonly onDocument: (html: string) => void;
  /** Cached "not found" pages, for shared pages only: `isKnown` returns whether one exists for a route pattern. */
  readonly notFound: { readonly isKnown: (pattern: string) => boolean } | undefined;
}
