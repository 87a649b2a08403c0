import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { OwnRatingForm } from './own-rating-form.tsx';
import { Answer } from './rating-item.tsx';
import type { RatingsView } from './rating-view.ts';
import { Stars } from './stars.tsx';

interface OwnRatingProps {
  readonly contentId: string;
  readonly contributor: string;
  readonly ratings: RatingsView;
}

const textButton = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink';

/** The visitor's own rating, or the form for one; renders nothing for somebody who may not rate the work. */
export function OwnRating({ contentId, contributor, ratings: { own, shown } }: OwnRatingProps) {
  const { mayRate, rating } = own;
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      await browserApi('DELETE /rating/mine/{contentId}', { params: { contentId } });
      showToast({ kind: 'success', title: m.ratings_deleted() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.ratings_delete_failed());
    } finally {
      setDeleting(false);
    }
    await revalidate();
  };
  if (rating === null && !mayRate) return null;
  const isForm = rating === null || isEditing;
  return (
    <section aria-labelledby="own-rating" className="rounded-card border border-line bg-paper p-5 print:hidden">
      <h3 id="own-rating" className="text-16 font-medium">
        {rating === null ? m.ratings_rate() : m.ratings_own()}
      </h3>
      {rating === null ? <p className="mt-1 text-14 text-muted">{m.ratings_rate_text()}</p> : null}
      {isForm ? <OwnRatingForm contentId={contentId} rating={rating} onEnd={() => setEditing(false)} /> : null}
      {rating === null || isEditing ? null : (
        <>
          <p className="mt-2">
            <Stars value={rating.stars} size="size-5" />
          </p>
          {rating.words === '' ? null : (
            <p className="mt-2 max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">{rating.words}</p>
          )}
          {rating.answer === null ? null : (
            <Answer by={m.ratings_answer_by({ name: contributor })} answer={rating.answer} />
          )}
          <Visibility rating={rating} isPublic={shown.summary !== null} />
          <p className="mt-2 flex gap-5 text-14 text-muted">
            {mayRate ? (
              <button type="button" onClick={() => setEditing(true)} className={textButton}>
                {m.ratings_change()}
              </button>
            ) : null}
            <button type="button" onClick={() => setDeleting(true)} className={textButton}>
              {m.ratings_delete()}
            </button>
          </p>
        </>
      )}
      {isDeleting ? (
        <ConfirmDialog
          open
          title={m.ratings_delete_title()}
          action={m.ratings_delete()}
          danger
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>{m.ratings_delete_text()}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** Says why others don't see the rating. */
function Visibility({
  rating: { hidden, reason },
  isPublic,
}: {
  rating: NonNullable<RatingsView['own']['rating']>;
  isPublic: boolean;
}) {
  if (hidden === null && isPublic) return null;
  return (
    <p className="mt-3 text-14 text-muted wrap-anywhere">
      {hidden === null
        ? m.ratings_few()
        : hidden === 'refunded'
          ? m.ratings_hidden_refunded()
          : m.ratings_hidden_by_admin({ reason })}
    </p>
  );
}
