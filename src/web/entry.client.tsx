import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultDigits, overwriteGetDigits, parseDigits, parsePathLocale, readDigitsCookie } from '../ui/locale.ts';
import { overwriteGetLocale } from '../ui/paraglide/runtime.js';

// A change of language is a new document, so its language never changes.
const locale = parsePathLocale(location.pathname);
overwriteGetLocale(() => locale);

// Those that the page was written with: the cookie may have changed since, in another window.
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

// The page can be read before it can be worked: the browser paints it first.
requestAnimationFrame(() => setTimeout(hydrate));
