import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { type FieldError, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { TextArea } from '../../../../ui/forms/field.tsx';
import { SubmitButton } from '../../../../ui/forms/form.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type ReasonCode, type ReasonGroup, reasonGroups } from '../../contract/reasons.ts';
import { groupWords, reasonWords } from '../reason-words.ts';

export type Refusal = 'changes' | 'reject';

const groups = Object.entries(reasonGroups) as [ReasonGroup, readonly ReasonCode[]][];

export interface DecisionFormProps {
  readonly id: string;
  readonly decision: Refusal;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Why a work comes back. What was typed stays where the server refuses, and when the decision is turned around. */
export function DecisionForm({ id, decision, onDone, onCancel }: DecisionFormProps) {
  const api = useAdminApi();
  const fields = useId();
  const first = useRef<HTMLInputElement>(null);
  const [reasons, setReasons] = useState<readonly ReasonCode[]>([]);
  const [message, setMessage] = useState('');
  const [internalNote, setInternalNote] = useState('');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const errorOf = (path: string) => errors.find((each) => each.path.split('.')[0] === path)?.message;

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setErrors([]);
    setFailure('');
    try {
      await api('PATCH /content/review/{id}/{decision}', {
        params: { id, decision },
        body: { reasons: [...reasons], message, internalNote },
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
  const toggle = (code: ReasonCode) =>
    setReasons((chosen) => (chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]));
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
      className="grid gap-4"
    >
      <fieldset
        aria-describedby={`${fields}-reasons`}
        className="max-h-80 overflow-y-auto rounded-control border border-line p-3"
      >
        <legend className="px-1 text-14 font-medium">{m.reviews_reasons()}</legend>
        {groups.map(([group, codes], at) => (
          <div key={group} className={at === 0 ? '' : 'mt-3'}>
            <p className="text-12 text-muted">{groupWords[group]()}</p>
            {codes.map((code, index) => (
              <label key={code} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-14">
                <input
                  ref={at === 0 && index === 0 ? first : undefined}
                  type="checkbox"
                  checked={reasons.includes(code)}
                  onChange={() => toggle(code)}
                  className="size-4 shrink-0 accent-ink"
                />
                {reasonWords[code]()}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <p id={`${fields}-reasons`} role="alert" className="-mt-2 text-14 text-danger empty:hidden">
        {errorOf('reasons')}
      </p>
      <TextArea
        id={`${fields}-message`}
        label={m.reviews_message()}
        hint={m.reviews_message_hint()}
        error={errorOf('message')}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <TextArea
        id={`${fields}-note`}
        label={m.reviews_internal()}
        hint={m.reviews_internal_hint()}
        error={errorOf('internalNote')}
        maxLength={2000}
        rows={2}
        value={internalNote}
        onChange={(event) => setInternalNote(event.target.value)}
      />
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
