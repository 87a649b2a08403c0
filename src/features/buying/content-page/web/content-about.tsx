import { useState } from 'react';
import { getLocale } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ContentView } from './content-view.ts';

/** Number of characters above which a description is collapsed. */
const LONG_TEXT = 360;
const MANY_LINES = 6;

/** The contributor's description; a long one is collapsed until the visitor expands it. */
export function ContentAbout({ description, lang }: Pick<ContentView, 'description' | 'lang'>) {
  const isLong = description.length > LONG_TEXT || description.split('\n').length > MANY_LINES;
  const [isOpen, setIsOpen] = useState(!isLong);
  if (description === '') return null;
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-18">{m.content_page_about()}</h2>
      {lang === getLocale() ? null : <p className="mb-1 text-14 text-muted">{m.content_page_other_language()}</p>}
      <p
        id="about"
        lang={lang}
        className={`max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere ${isOpen ? '' : 'line-clamp-6 noscript:line-clamp-none print:line-clamp-none'}`}
      >
        {description}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="about"
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 inline-flex min-h-8 items-center text-14 underline underline-offset-4 noscript:hidden print:hidden"
        >
          {isOpen ? m.content_page_show_less() : m.content_page_show_all()}
        </button>
      ) : null}
    </section>
  );
}
