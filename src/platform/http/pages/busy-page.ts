import bn from '../../messages/bn.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { createCachedResponse } from '../answers/send.ts';
import type { CachedResponse } from '../cache.ts';
import { createTranslator, type Locale } from '../messages.ts';

/** Value of `Retry-After` in seconds. */
const RETRY_AFTER = '2';
const translate = createTranslator({ en, bn }, 'platform_busy');

/**
 * Page for requests beyond the queue's maximum. It is rendered once, because it must cost almost nothing. Its link
 * leads to the requested page.
 */
export function createBusyPage(locale: Locale): CachedResponse {
  const html = `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${translate('title', locale)}</title>
<style>:root{color-scheme:light dark}body{max-width:36rem;margin:20vh auto 0;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}</style></head>
<body><h1>${translate('title', locale)}</h1><p>${translate('text', locale)}</p><p><a href="">${translate('retry', locale)}</a></p></body></html>`;
  return createCachedResponse(
    html,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'retry-after': RETRY_AFTER,
    },
    { status: 503 },
  );
}
