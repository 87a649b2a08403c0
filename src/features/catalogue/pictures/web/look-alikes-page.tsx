import type { OutputOf } from '../../../../platform/http/operation.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CardGrid } from '../../catalogue/web/card-grid.tsx';
import { type CardView, toContentPath } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';
import type { picturesContract } from '../contract.ts';

export interface LookAlikesView {
  readonly content: CardView;
  readonly items: readonly CardView[];
}

/** Converts similar works to the data of their page. The loader uses it. */
export const toLookAlikesView = ({ content, items }: OutputOf<typeof picturesContract.lookAlikes>): LookAlikesView => ({
  content: toCardView(content),
  items: items.map((item) => toCardView(item)),
});

/** Page with works that are similar to one work in picture and words. */
export function LookAlikesPage({ view: { content, items } }: { view: LookAlikesView }) {
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <p className="text-14 text-muted">{m.pictures_similar_to()}</p>
      <h1 className="mt-1 mb-8 text-28 tracking-tight wrap-anywhere lg:text-36">
        <a href={localizeHref(toContentPath(content))} className="underline-offset-4 hover:underline">
          {content.title}
        </a>
      </h1>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-16">{m.pictures_none()}</p>
          <a href={localizeHref('/content')} className={primaryButton}>
            {m.go_browse()}
          </a>
        </div>
      ) : (
        <section aria-labelledby="alike">
          <h2 id="alike" className="sr-only">
            {m.pictures_alike()}
          </h2>
          <CardGrid items={items} first={6} />
        </section>
      )}
    </div>
  );
}
