import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { browserApi } from '../../../../../ui/api/client.ts';
import { chip } from '../../../../../ui/components/button.ts';
import { LoadMoreButton } from '../../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { briefsContract } from '../../contract/briefs.ts';
import { RequestFacts } from '../request-facts.tsx';

export type BriefsPage = OutputOf<typeof briefsContract.all>;
export type Brief = BriefsPage['items'][number];

export const briefSorts = ['newest', 'deadline', 'budget'] as const;
export interface BriefQuery {
  readonly sort: (typeof briefSorts)[number];
  /** Key of a category; empty for all. */
  readonly category: string;
}

const path = '/contributor/briefs';
const sortWords = {
  newest: () => m.requests_sort_newest(),
  deadline: () => m.requests_sort_deadline(),
  budget: () => m.requests_sort_budget(),
};

const toHref = ({ sort, category }: BriefQuery): string => {
  const query = new URLSearchParams({
    ...(category === '' ? {} : { category }),
    ...(sort === 'newest' ? {} : { sort }),
  }).toString();
  return localizeHref(query === '' ? path : `${path}?${query}`);
};

function describeAnswers({ answers, isAnsweredByMe }: Brief): string {
  const count =
    answers === 0
      ? m.requests_briefs_answers_none()
      : answers === 1
        ? m.requests_briefs_answers_one({ count: formatCount(1) })
        : m.requests_briefs_answers({ count: formatCount(answers) });
  return isAnsweredByMe ? `${count} · ${m.requests_briefs_answered_by_me()}` : count;
}

/** Open briefs for contributors. */
export function BriefList({
  first,
  query,
  categories,
}: {
  first: BriefsPage;
  query: BriefQuery;
  categories: readonly { readonly key: string; readonly name: string }[];
}) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const { sort, category } = query;
      const page = await browserApi('GET /content-request/briefs', {
        query: { sort, cursor, ...(category === '' ? {} : { category }) },
      });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.requests_briefs_title()}</h1>
      <p className="mt-2 max-w-2xl text-16 text-muted">{m.requests_briefs_text()}</p>
      <nav aria-label={m.requests_category()} className="mt-6 flex flex-wrap gap-2">
        {[{ key: '', name: m.requests_every_category() }, ...categories].map(({ key, name }) => (
          <a
            key={key}
            href={toHref({ ...query, category: key })}
            aria-current={key === query.category ? 'true' : undefined}
            className={chip}
          >
            {name}
          </a>
        ))}
      </nav>
      <nav aria-label={m.requests_briefs_sort()} className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
        {briefSorts.map((sort) => (
          <a
            key={sort}
            href={toHref({ ...query, sort })}
            aria-current={sort === query.sort ? 'true' : undefined}
            className="inline-flex min-h-8 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:decoration-accent aria-[current]:decoration-2"
          >
            {sortWords[sort]()}
          </a>
        ))}
      </nav>
      {more.items.length === 0 ? (
        <div className="mt-4 max-w-3xl rounded-card border border-dashed border-line p-8 text-center">
          <p className="text-16 font-medium">{m.requests_briefs_none()}</p>
          <p className="mt-1 text-14 text-muted">{m.requests_briefs_none_text()}</p>
        </div>
      ) : (
        <ul className="mt-4 grid max-w-3xl gap-4">
          {more.items.map((brief) => (
            <li key={brief._id} ref={brief._id === more.focusId ? takeLostFocus : undefined} tabIndex={-1}>
              <a
                href={localizeHref(`${path}/${brief._id}`)}
                className="grid gap-3 rounded-card border border-line bg-paper p-5 hover:border-ink sm:p-6"
              >
                <span className="text-18 font-medium wrap-anywhere">{brief.title}</span>
                <span className="line-clamp-3 text-14 wrap-anywhere text-muted">{brief.description}</span>
                <RequestFacts facts={brief} />
                <span className="text-12 text-muted">{describeAnswers(brief)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <LoadMoreButton more={more} />
    </>
  );
}
