/** Headers of scripts and style sheets, without those that only apply to documents. */
const assetHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every other response. */
export const commonHeaders: Record<string, string> = {
  ...assetHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Additional headers of a document. */
export const documentHeaders: Record<string, string> = {
  // Sign-in by popup needs a reference to its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Whether a media type is a script or style sheet. */
export const isAsset = (mediaType: string): boolean => /^text\/(javascript|css)\b/.test(mediaType);

/** Headers of a response with a media type. */
export function headersOf(mediaType: string): Record<string, string> {
  if (isAsset(mediaType)) return assetHeaders;
  return mediaType.startsWith('text/html') ? { ...commonHeaders, ...documentHeaders } : commonHeaders;
}

/** HSTS header, which keeps browsers on https. Subdomains are optional, because other services may run on them. */
export const toTransportSecurity = (withSubdomains: boolean): string =>
  `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`;

/** Hosts besides the site's own that pages connect to, such as the identity provider's. */
export interface ExternalOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

const nobody: ExternalOrigins = { script: [], connect: [], frame: [] };

/** Decodes a path like the router does, once; a path that can't be decoded belongs to no page. */
function decodePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether an address belongs to the admin area, in either language. */
export const isAdminPage = (url: string): boolean => /^\/(bn\/)?admin(\/|$)/i.test(decodePath(url));

interface PolicyOptions {
  readonly development: boolean;
  readonly externalOrigins: ExternalOrigins;
  readonly isAdmin: boolean;
}

/**
 * Content security policy of a page: scripts need this response's nonce, and may load others. The listed hosts are for
 * browsers without `strict-dynamic`; they are narrow, because some of Google's addresses return arbitrary scripts.
 * Pages of the admin area connect to no other host, because admins sign in without an identity provider. Style
 * attributes are allowed, because React writes them.
 */
export function pagePolicy(nonce: string, { development, externalOrigins, isAdmin }: PolicyOptions): string {
  const foreign = isAdmin ? nobody : externalOrigins;
  const dynamic = isAdmin ? '' : " 'strict-dynamic'";
  const inline = development ? "'unsafe-inline' 'unsafe-eval'" : `'nonce-${nonce}'${dynamic}`;
  const script = [inline, ...foreign.script].join(' ');
  const connect = ["'self'", ...(development ? ['ws:'] : []), ...foreign.connect].join(' ');
  const frame = ["'self'", ...foreign.frame].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Policy for responses that aren't pages, in which nothing may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
