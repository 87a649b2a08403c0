import { BrushHeading } from '../../ui/components/brush-heading.tsx';
import type { PictureSource } from '../../ui/components/media/picture.tsx';
import { PopularSearches } from '../../ui/lists/popular-searches.tsx';
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
        <PopularSearches keys={keys} path="/content" className="mt-4 max-w-2xl lg:max-xl:max-w-[44vw]" />
      </div>
    </section>
  );
}
