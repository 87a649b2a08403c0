import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea } from '../../../../ui/forms/field.tsx';
import { SubmitButton } from '../../../../ui/forms/form.tsx';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnRatings } from './rating-view.ts';
import { StarChoice } from './star-choice.tsx';

interface OwnRatingFormProps {
  readonly contentId: string;
  readonly rating: OwnRatings['rating'];
  /** Called once the rating is saved, or when the person cancels a change. */
  readonly onEnd: () => void;
}

/** Form to rate a work or to change the rating. Input is kept if the server refuses. */
export function OwnRatingForm({ contentId, rating, onEnd }: OwnRatingFormProps) {
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [words, setWords] = useState(rating?.words ?? '');
  const [isMissing, setMissing] = useState(false);
  const { revalidate } = useRevalidator();
  const form = useSubmit(m.ratings_failed());
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars === 0) return;
    const isSaved = await form.run(() =>
      browserApi('PUT /rating/mine/{contentId}', { params: { contentId }, body: { stars, words } }),
    );
    if (!isSaved) return;
    showToast({ kind: 'success', title: m.ratings_saved() });
    onEnd();
    await revalidate();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="mt-3 grid gap-4">
      <StarChoice
        value={stars}
        onChange={setStars}
        error={isMissing && stars === 0 ? m.ratings_stars_needed() : form.getError('stars')}
      />
      <TextArea
        id="rating-words"
        name="words"
        label={m.ratings_words()}
        hint={m.ratings_words_hint()}
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={form.getError('words')}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.busy}>{rating === null ? m.ratings_save() : m.ratings_save_change()}</SubmitButton>
        {rating === null ? null : (
          <button type="button" onClick={onEnd} className={`${secondaryButton} border-transparent bg-transparent`}>
            {m.ratings_cancel()}
          </button>
        )}
      </div>
    </form>
  );
}
