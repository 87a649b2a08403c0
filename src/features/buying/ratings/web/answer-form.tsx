import { type SubmitEvent, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea } from '../../../../ui/forms/field.tsx';
import { SubmitButton } from '../../../../ui/forms/form.tsx';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { Answer } from './rating-item.tsx';
import type { ShownRating } from './rating-view.ts';

/** The contributor's answer to a rating, and the form to write or change it. */
export function AnswerForm({ rating }: { rating: Pick<ShownRating, '_id' | 'answer'> }) {
  const { _id: id } = rating;
  const [answer, setAnswer] = useState(rating.answer);
  const [words, setWords] = useState(rating.answer?.words ?? '');
  const [isOpen, setOpen] = useState(false);
  const form = useSubmit(m.ratings_answer_failed());
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await form.run(async () => {
      const saved = await browserApi('PUT /rating/answer/{id}', { params: { id }, body: { words } });
      setAnswer(saved.answer);
      setWords(saved.answer?.words ?? '');
      setOpen(false);
      showToast({
        kind: 'success',
        title: saved.answer === null ? m.ratings_answer_removed() : m.ratings_answer_saved(),
      });
    });
  };
  if (!isOpen)
    return (
      <>
        {answer === null ? null : <Answer by={m.ratings_answer_own()} answer={answer} />}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-3 inline-flex min-h-8 items-center text-14 underline underline-offset-4"
        >
          {answer === null ? m.ratings_answer() : m.ratings_change()}
        </button>
      </>
    );
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-3">
      <TextArea
        id={`answer-${id}`}
        name="words"
        label={m.ratings_answer_own()}
        hint={m.ratings_answer_hint()}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={form.getError('words')}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.busy}>{m.ratings_answer_save()}</SubmitButton>
        <button
          type="button"
          onClick={() => setOpen(false)}
          className={`${secondaryButton} border-transparent bg-transparent`}
        >
          {m.ratings_cancel()}
        </button>
      </div>
    </form>
  );
}
