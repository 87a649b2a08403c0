import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/components/icon.tsx';
import { chooseLocaleHref, getLocale, rememberLocale } from '../../ui/locale.ts';

/** Texts in the offered language, regardless of the page's. */
const words = {
  label: 'ভাষা',
  text: 'সাইটটি বাংলাতেও আছে।',
  accept: 'বাংলায় দেখুন',
  decline: 'ইংরেজিতেই থাকুন',
};

function decline(event: MouseEvent): void {
  event.preventDefault();
  rememberLocale('en');
  delete document.documentElement.dataset['offersBangla'];
}

/**
 * Offers Bangla once to a browser that prefers it. Every English page contains the bar, and a script before the first
 * paint reveals it, because pages are cached for all browsers. Both answers are links.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  if (getLocale() !== 'en') return null;
  const here = pathname + search;
  return (
    <section
      lang="bn"
      aria-label={words.label}
      className="hidden border-b border-line bg-paper in-data-offers-bangla:block"
    >
      <div className="page flex h-14 items-center gap-3 text-14">
        <p className="min-w-0 truncate max-xs:sr-only">{words.text}</p>
        <a
          href={chooseLocaleHref(here, 'bn')}
          rel="nofollow"
          data-reload
          className="flex h-10 shrink-0 items-center rounded-control bg-ink px-4 font-medium text-canvas hover:opacity-85"
        >
          {words.accept}
        </a>
        <a
          href={chooseLocaleHref(here, 'en')}
          rel="nofollow"
          data-reload
          onClick={decline}
          aria-label={words.decline}
          title={words.decline}
          className="ml-auto grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
        >
          <Icon name="x" className="size-5" />
        </a>
      </div>
    </section>
  );
}
