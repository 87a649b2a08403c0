import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';
import { type Locale, parsePathLocale } from '../ui/locale.ts';
import { overwriteGetLocale } from '../ui/paraglide/runtime.js';

const languages = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => languages.getStore() ?? 'en');

/**
 * Messages in loaders and rendering speak the language of the address. In place of `paraglideMiddleware`, which
 * clones the request and parses its address three times for the same answer.
 */
export const setLocaleFromPath: MiddlewareFunction<Response> = ({ request }, next) =>
  languages.run(parsePathLocale(new URL(request.url).pathname), next);
