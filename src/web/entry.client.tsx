import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfPath } from './locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

// A change of language is a new document, so its language never changes.
const locale = localeOfPath(location.pathname);
overwriteGetLocale(() => locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
