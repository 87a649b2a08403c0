import { useId, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Standing } from './load-standings.ts';

interface SubmitAgainProps {
  readonly standing: Standing;
  /** Saves pending changes before; resolves to false if that fails. */
  readonly saveFirst?: (() => Promise<boolean>) | undefined;
  readonly onSubmitted: () => void;
}

/** Button that submits a refused work again or appeals, after a dialog has asked for confirmation. */
export function SubmitAgain({ standing, saveFirst, onSubmitted }: SubmitAgainProps) {
  const id = useId();
  const { contentId, mayAppeal, mayResubmit } = standing;
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const ask = () => {
    setProblems([]);
    setAsking(true);
  };
  const send = async () => {
    setProblems([]);
    try {
      if ((await saveFirst?.()) === false) {
        setProblems([m.drafts_save_first()]);
        return;
      }
      const { position } = await browserApi('POST /content/submit/{id}', { params: { id: contentId }, body: { note } });
      showToast({ kind: 'success', title: m.reviews_own_sent({ position: formatCount(position) }) });
      setAsking(false);
      setNote('');
      onSubmitted();
    } catch (error) {
      const said = isApiError(error) ? error.errors.map(({ message }) => message) : [];
      setProblems(said.length > 0 ? said : [getErrorMessage(error, m.reviews_own_failed())]);
    }
  };
  if (!mayResubmit && !mayAppeal) return <p className="mt-3 text-14 text-muted">{m.reviews_own_final()}</p>;
  const title = mayAppeal ? m.reviews_own_appeal_title() : m.reviews_own_again();
  const action = mayAppeal ? m.reviews_own_appeal_send() : m.reviews_own_again();
  return (
    <>
      <button type="button" onClick={ask} className={`${secondaryButton} mt-3`}>
        {action}
      </button>
      <ConfirmDialog open={isAsking} {...{ title, action }} onClose={() => setAsking(false)} onConfirm={send}>
        <p>{mayAppeal ? m.reviews_own_appeal_hint() : m.reviews_own_again_hint()}</p>
        <div className="grid gap-1.5 text-ink">
          <label htmlFor={id} className="text-14 font-medium">
            {m.reviews_own_write()}
          </label>
          <textarea
            id={id}
            rows={4}
            maxLength={1000}
            value={note}
            aria-describedby={`${id}-error`}
            onChange={(event) => setNote(event.currentTarget.value)}
            className={`py-3 ${fieldBox}`}
          />
          <div id={`${id}-error`} role="alert" className="text-14 text-danger empty:hidden">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </div>
      </ConfirmDialog>
    </>
  );
}
