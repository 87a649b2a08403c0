import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultDigits, overwriteGetDigits, parseDigits, parsePathLocale, readDigitsCookie } from '../ui/locale.ts';
import { overwriteGetLocale } from '../ui/paraglide/runtime.js';

// A change of language loads another document, so the language of this one is constant.
const locale = parsePathLocale(location.pathname);
overwriteGetLocale(() => locale);

// The digits of the rendered page; another window may have changed the cookie since.
const digits =
  parseDigits(document.documentElement.dataset['digits']) ?? readDigitsCookie(document.cookie) ?? defaultDigits;
overwriteGetDigits(() => digits);

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// Hydration starts after the first paint, so that the page is readable earlier.
requestAnimationFrame(() => setTimeout(hydrate));
