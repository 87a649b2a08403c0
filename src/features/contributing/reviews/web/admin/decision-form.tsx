import { type KeyboardEvent, useState } from 'react';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type FieldError, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { SubmitButton } from '../../../../../ui/forms/form.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ReviewAids } from './review-view.ts';
import { emptyVerdict, VerdictFields } from './verdict-fields.tsx';

export type Refusal = 'changes' | 'reject';

export interface DecisionFormProps {
  readonly id: string;
  readonly decision: Refusal;
  readonly aids: ReviewAids;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * Form with the reasons of a refusal. Input is kept if the server refuses, and if the reviewer switches to another
 * decision.
 */
export function DecisionForm({ id, decision, aids, onDone, onCancel }: DecisionFormProps) {
  const api = useAdminApi();
  const [verdict, setVerdict] = useState(emptyVerdict);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setErrors([]);
    setFailure('');
    try {
      await api('PATCH /content/review/{id}/{decision}', {
        params: { id, decision },
        body: { ...verdict, reasons: [...verdict.reasons] },
      });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors(error.errors);
      if (error.errors.length === 0) setFailure(getErrorMessage(error, m.reviews_failed()));
    } finally {
      setBusy(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-4"
    >
      <VerdictFields verdict={verdict} errors={errors} onChange={setVerdict} hasReasons aids={aids} />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} face={decision === 'reject' ? 'danger' : 'primary'} className="grow">
          {decision === 'reject' ? m.reviews_reject() : m.reviews_changes()}
        </SubmitButton>
        <button
          type="button"
          onClick={onCancel}
          className="h-12 rounded-control border border-line px-5 text-16 font-medium hover:border-ink"
        >
          {m.reviews_cancel()}
        </button>
      </div>
    </form>
  );
}
