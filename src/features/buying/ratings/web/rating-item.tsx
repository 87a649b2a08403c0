import type { ReactNode } from 'react';
import { Time } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ShownRating } from './rating-view.ts';
import { Stars } from './stars.tsx';

/** An answer below the rating that it is about. */
export function Answer({ by, answer }: { by: string; answer: NonNullable<ShownRating['answer']> }) {
  return (
    <div className="mt-3 border-l-2 border-line pl-4 text-14">
      <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
        <span className="font-medium text-ink wrap-anywhere">{by}</span>
        <Time at={answer.at} format="day" />
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer.words}</p>
    </div>
  );
}

interface RatingItemProps {
  readonly rating: Pick<ShownRating, 'stars' | 'words' | 'author' | 'at' | 'isEdited'>;
  /** Link or mark at the end of the first line. */
  readonly more?: ReactNode;
  /** The answer, or a form for one. */
  readonly children?: ReactNode;
}

/** A buyer's rating of a work. */
export function RatingItem({ rating: { stars, words, author, at, isEdited }, more, children }: RatingItemProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-x-3 text-14">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={stars} />
          <span className="font-medium wrap-anywhere">{author === '' ? m.ratings_somebody() : author}</span>
          <span className="text-muted">
            <Time at={at} format="day" />
            {isEdited ? ` · ${m.ratings_edited()}` : null}
          </span>
        </p>
        {more}
      </div>
      {words === '' ? null : <p className="mt-2 max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">{words}</p>}
      {children}
    </>
  );
}
