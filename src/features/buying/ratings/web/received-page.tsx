import type { OutputOf } from '../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { chip } from '../../../../ui/components/button.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ratingsContract } from '../contract/ratings.ts';
import { AnswerForm } from './answer-form.tsx';
import { RatingItem } from './rating-item.tsx';
import { RatingBars } from './rating-summary.tsx';

type Received = OutputOf<(typeof ratingsContract)['received']>;
export type Shown = 'all' | 'unanswered';

const labels: Readonly<Record<Shown, () => string>> = {
  all: () => m.ratings_received_all(),
  unanswered: () => m.ratings_received_unanswered(),
};

/** Ratings of a contributor's works, each with a field for an answer. */
export function ReceivedPage({ first, show }: { first: Received; show: Shown }) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /rating/received', { query: { show, cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.ratings_title()}</h1>
      <p className="mt-2 max-w-2xl text-16 text-muted">{m.ratings_received_text()}</p>
      <nav aria-label={m.ratings_received_show()} className="mt-6 flex flex-wrap gap-2">
        {(['all', 'unanswered'] as const).map((value) => (
          <a
            key={value}
            href={localizeHref(`/contributor/ratings${value === 'all' ? '' : `?show=${value}`}`)}
            aria-current={value === show ? 'true' : undefined}
            className={chip}
          >
            {labels[value]()}
          </a>
        ))}
      </nav>
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {first.summary === null ? null : (
          <div className="max-w-3xl rounded-card border border-line bg-paper p-5 sm:p-6 xl:order-2">
            <RatingBars summary={first.summary} />
          </div>
        )}
        <div className="min-w-0 max-w-3xl">
          {more.items.length === 0 ? (
            <p className="rounded-card border border-dashed border-line p-8 text-center text-16">
              {show === 'all' ? m.ratings_received_none() : m.ratings_received_none_unanswered()}
            </p>
          ) : null}
          <ul className="grid gap-4">
            {more.items.map((rating) => (
              <li
                key={rating._id}
                ref={rating._id === more.focusId ? takeLostFocus : undefined}
                tabIndex={-1}
                className="rounded-card border border-line bg-paper p-5 sm:p-6"
              >
                <h2 className="mb-2 text-16 font-medium wrap-anywhere">
                  <a
                    href={localizeHref(toReadablePath('/content', rating.contentId, rating.title))}
                    className="underline-offset-4 hover:underline"
                  >
                    {rating.title}
                  </a>
                </h2>
                <RatingItem
                  rating={rating}
                  more={
                    rating.isHidden ? (
                      <span className="shrink-0 rounded-full border border-line px-2.5 py-0.5 text-12 text-muted">
                        {m.ratings_received_hidden()}
                      </span>
                    ) : (
                      <a
                        href={localizeHref(`/contact?content=${rating.contentId}&rating=${rating._id}#report`)}
                        className="-mt-0.5 inline-flex min-h-6 shrink-0 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
                      >
                        {m.ratings_report()}
                      </a>
                    )
                  }
                >
                  <AnswerForm rating={rating} />
                </RatingItem>
              </li>
            ))}
          </ul>
          <LoadMoreButton more={more} />
        </div>
      </div>
    </>
  );
}
