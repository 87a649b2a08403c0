/** Scripts and style sheets: a page's dozen of them would carry what only a document obeys for nothing. */
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
  // Sign-in by pop-up needs the opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Scripts and style sheets never change and are identical for everybody. */
export const isAsset = (mediaType: string): boolean => /^text\/(javascript|css)\b/.test(mediaType);

/** The headers of an answer of a media type. */
export function headersOf(mediaType: string): Record<string, string> {
  if (isAsset(mediaType)) return assetHeaders;
  return mediaType.startsWith('text/html') ? { ...commonHeaders, ...documentHeaders } : commonHeaders;
}

/** If the public address is https, browsers must stay there. Other services may live on its subdomains. */
export const toTransportSecurity = (withSubdomains: boolean): string =>
  `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`;

/** Hosts that pages reach besides our own, such as the identity provider's. */
export interface ExternalOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

const nobody: ExternalOrigins = { script: [], connect: [], frame: [] };

/** The path as the router reads it, which decodes it once; one that can't be decoded has no page. */
function decodePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Pages of the admin area, in either language. */
export const isAdminPage = (url: string): boolean => /^\/(bn\/)?admin(\/|$)/i.test(decodePath(url));

interface PolicyOptions {
  readonly development: boolean;
  readonly externalOrigins: ExternalOrigins;
  readonly isAdmin: boolean;
}

/**
 * Scripts with this answer's nonce, and what they load themselves: the hosts are for browsers that don't know
 * `strict-dynamic`, since some of Google's addresses answer with whatever script they are asked for. Admins sign in
 * without an identity provider, so their pages reach nobody else. Style attributes are allowed: React writes them.
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

/** For responses that are not pages: nothing in them may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
