import type { Operator } from '../../operator.ts';

/** What every page may know of the site. */
export interface SiteInfo {
  /** `https://example.com`, for canonical addresses and social cards. */
  readonly origin: string;
  readonly siteName: string;
  /** ISO 4217 code of all prices. */
  readonly currency: string;
  readonly operator: Operator;
  /** False while it runs on development stand-ins. */
  readonly production: boolean;
}

/** What the host tells the page that it has rendered. */
export interface PageInfo extends SiteInfo {
  /** In which an order is refunded as a matter of course. */
  readonly refundDays: number;
  /** For this answer's inline scripts and styles. */
  readonly nonce: string;
  /** Takes the pattern that the page matched, such as `/bn?/content/:id`, for measurements. */
  readonly onRoute: (pattern: string) => void;
  /** Takes the finished document: a `Response` would carry it through a stream, and as bytes. */
  readonly onDocument: (html: string) => void;
  /** For a page that is everybody's: true where one for an address of this pattern that isn't there is known. */
  readonly notFound: { readonly isKnown: (pattern: string) => boolean } | undefined;
}
