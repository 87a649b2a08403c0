import { useId, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Standing } from './load-standings.ts';

/** Sends a work that came back to review again: one click, and a note if somebody wants to write one. */
export function SubmitAgain({ standing, onSubmitted }: { standing: Standing; onSubmitted: () => void }) {
  const id = useId();
  const { contentId, mayResubmit, mayAppeal } = standing;
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  if (!mayResubmit && !mayAppeal) return <p className="mt-3 text-14 text-muted">{m.reviews_own_final()}</p>;
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      const { position } = await browserApi('POST /content/submit/{id}', { params: { id: contentId }, body: { note } });
      showToast({ kind: 'success', title: m.reviews_own_sent({ position: formatCount(position) }) });
      onSubmitted();
    } catch (error) {
      const said = isApiError(error) ? error.errors.map(({ message }) => message) : [];
      setProblems(said.length > 0 ? said : [getErrorMessage(error, m.reviews_own_failed())]);
    }
    setBusy(false);
  };
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void send()}
          className="inline-flex min-h-11 items-center rounded-control bg-ink px-4 text-14 font-medium text-canvas hover:opacity-90 disabled:opacity-60"
        >
          {mayAppeal ? m.reviews_own_appeal_send() : m.reviews_own_again()}
        </button>
        <p className="text-14 text-muted">{mayAppeal ? m.reviews_own_appeal_hint() : m.reviews_own_again_hint()}</p>
      </div>
      <ul role="alert" className="mt-2 text-14 text-danger empty:hidden">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <details className="mt-1 text-14" open={note !== '' || undefined}>
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
          {m.reviews_own_write()}
        </summary>
        <label htmlFor={id} className="sr-only">
          {m.reviews_own_write()}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          className={`mt-2 py-3 ${fieldBox}`}
        />
      </details>
    </div>
  );
}
