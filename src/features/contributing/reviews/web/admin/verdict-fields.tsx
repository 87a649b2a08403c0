import { useId } from 'react';
import type { FieldError } from '../../../../../ui/api/client.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ReasonCode } from '../../contract/reasons.ts';
import type { ReviewAids } from './review-view.ts';
import { InsertTemplate } from './verdict/insert-template.tsx';
import { ReasonPicker } from './verdict/reason-picker.tsx';

export interface Verdict {
  readonly reasons: readonly ReasonCode[];
  /** Message to the contributor. */
  readonly message: string;
  readonly internalNote: string;
}

export const emptyVerdict: Verdict = { reasons: [], message: '', internalNote: '' };

export interface VerdictFieldsProps {
  readonly verdict: Verdict;
  readonly errors: readonly FieldError[];
  readonly onChange: (verdict: Verdict) => void;
  /** False for an approval, which has no reasons. */
  readonly hasReasons: boolean;
  /** Choices for the fields; undefined until they are loaded. */
  readonly aids: ReviewAids | undefined;
}

/** Fields for reasons and notes of a decision. The first one receives the focus. */
export function VerdictFields({ verdict, errors, onChange, hasReasons, aids }: VerdictFieldsProps) {
  const fields = useId();
  const errorOf = (path: string) => errors.find((each) => each.path.split('.')[0] === path)?.message;
  const { reasons, message, internalNote } = verdict;
  const insert = (text: string) => {
    onChange({ ...verdict, message: message === '' ? text : `${message}\n\n${text}` });
    document.getElementById(`${fields}-message`)?.focus();
  };
  return (
    <>
      {hasReasons ? (
        <ReasonPicker
          chosen={reasons}
          frequent={aids?.frequent ?? []}
          error={errorOf('reasons')}
          onChange={(codes) => onChange({ ...verdict, reasons: codes })}
        />
      ) : null}
      <TextArea
        id={`${fields}-message`}
        label={m.reviews_message()}
        hint={hasReasons ? m.reviews_message_hint() : undefined}
        error={errorOf('message')}
        maxLength={2000}
        rows={hasReasons ? 4 : 2}
        value={message}
        onChange={(event) => onChange({ ...verdict, message: event.target.value })}
      />
      {aids === undefined ? null : <InsertTemplate aids={aids} onInsert={insert} />}
      <TextArea
        id={`${fields}-note`}
        label={m.reviews_internal()}
        hint={m.reviews_internal_hint()}
        error={errorOf('internalNote')}
        maxLength={2000}
        rows={2}
        value={internalNote}
        onChange={(event) => onChange({ ...verdict, internalNote: event.target.value })}
      />
    </>
  );
}
