import { BrushHeading } from '../../ui/components/brush-heading.tsx';
import type { PictureSource } from '../../ui/components/media/picture.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import { SearchForm } from '../shell/search-form.tsx';
import { Collage } from './collage.tsx';
import './home.css';

export function HomeHero({
  pictures,
  keys,
}: {
  pictures: readonly PictureSource[];
  keys: readonly { label: string; searched: boolean }[];
}) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Collage pictures={pictures} columns={4} />
      <div className="hero-words page">
        <BrushHeading
          id="hero-title"
          lead={m.home_lead()}
          brush={m.home_brush()}
          tail={m.home_tail()}
          className="hero-title"
        />
        <p className="mt-5 max-w-[46ch] lg:max-xl:max-w-[40vw] text-18 text-muted">{m.home_text()}</p>
        {/* On phones the header has the search field. */}
        <div className="mt-8 flex max-w-2xl max-md:hidden lg:max-xl:max-w-[44vw]">
          <SearchForm id="hero-search" placeholder={m.home_search()} large />
        </div>
        {keys.length === 0 ? null : (
          // On phones one line that scrolls, because lines would break elsewhere once the font has loaded.
          <p className="mt-4 flex max-w-2xl items-center gap-x-4 text-14 text-muted max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap lg:max-xl:max-w-[44vw]">
            {keys.every(({ searched }) => searched) ? m.home_popular_keys() : m.home_keys_to_try()}
            {keys.map(({ label }) => (
              <a
                key={label}
                href={localizeHref(`/content?q=${encodeURIComponent(label)}`)}
                className="inline-flex min-h-8 items-center text-ink underline-offset-4 hover:underline"
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
