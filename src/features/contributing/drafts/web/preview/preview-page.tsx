import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ContentDetails } from '../../../../buying/content-page/web/content-details.tsx';
import type { ContentView } from '../../../../buying/content-page/web/content-view.ts';
import { Gallery } from '../../../../buying/content-page/web/gallery/gallery.tsx';
import { Purchase } from '../../../../buying/content-page/web/purchase/purchase.tsx';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { describeMissing } from '../missing-words.ts';

/** Preview of a work's future page, which only its contributor sees. Nothing can be bought there. */
export function PreviewPage({
  content,
  missing,
  backPath,
}: {
  content: ContentView;
  missing: OwnContent['missing'];
  /** Path without a language. */
  backPath: string;
}) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-4">
        <Icon name="eye" className="size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="sr-only">{m.drafts_preview_title({ title: content.title })}</h1>
          <p className="text-14 font-medium">{m.drafts_preview_note()}</p>
          {missing.length === 0 ? null : (
            <p className="mt-0.5 text-14 text-muted">
              {m.drafts_cell_missing({ part: missing.map(describeMissing).join(', ') })}
            </p>
          )}
        </div>
        <a
          href={localizeHref(backPath)}
          className="inline-flex h-11 items-center rounded-control border border-line px-4 text-14 font-medium hover:border-ink"
        >
          {m.drafts_preview_back()}
        </a>
      </div>
      <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <Gallery previews={content.previews} title={content.title} film={content.film} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1" inert>
          <Purchase content={content} />
        </div>
        <ContentDetails content={content} />
      </article>
    </>
  );
}
