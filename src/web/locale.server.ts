import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';
import {
  type Digits,
  defaultDigits,
  type Locale,
  overwriteGetDigits,
  parsePathLocale,
  readDigitsCookie,
} from '../ui/locale.ts';
import { overwriteGetLocale } from '../ui/paraglide/runtime.js';

const choices = new AsyncLocalStorage<{ readonly locale: Locale; readonly digits: Digits }>();
overwriteGetLocale(() => choices.getStore()?.locale ?? 'en');
overwriteGetDigits(() => choices.getStore()?.digits ?? defaultDigits);

/**
 * Sets the language of the address and the digits chosen in the browser for loaders and rendering; a shared rendering
 * has no cookies (src/platform/http/pages/pages.ts). Replaces `paraglideMiddleware`, which clones the request and
 * parses its address three times.
 */
export const setLocaleAndDigits: MiddlewareFunction<Response> = ({ request }, next) =>
  choices.run(
    {
      locale: parsePathLocale(new URL(request.url).pathname),
      digits: readDigitsCookie(request.headers.get('cookie')) ?? defaultDigits,
    },
    next,
  );
