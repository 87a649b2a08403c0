import { useEffect, useId, useRef } from 'react';
import type { FieldError } from '../../../../../ui/api/client.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type ReasonCode, type ReasonGroup, reasonGroups } from '../../contract/reasons.ts';
import { groupWords, reasonWords } from '../reason-words.ts';

const groups = Object.entries(reasonGroups) as [ReasonGroup, readonly ReasonCode[]][];

export interface Verdict {
  readonly reasons: readonly ReasonCode[];
  /** To the contributor. */
  readonly message: string;
  readonly internalNote: string;
}

export const emptyVerdict: Verdict = { reasons: [], message: '', internalNote: '' };

export interface VerdictFieldsProps {
  readonly verdict: Verdict;
  readonly errors: readonly FieldError[];
  readonly onChange: (verdict: Verdict) => void;
  /** False for an approval, which has none. */
  readonly hasReasons: boolean;
}

/** Reasons and notes of a decision; the first of them has the focus. */
export function VerdictFields({ verdict, errors, onChange, hasReasons }: VerdictFieldsProps) {
  const fields = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const errorOf = (path: string) => errors.find((each) => each.path.split('.')[0] === path)?.message;
  const { reasons, message, internalNote } = verdict;
  const toggle = (code: ReasonCode) =>
    onChange({
      ...verdict,
      reasons: reasons.includes(code) ? reasons.filter((each) => each !== code) : [...reasons, code],
    });
  return (
    <>
      {hasReasons ? (
        <>
          <fieldset
            aria-describedby={`${fields}-reasons`}
            className="max-h-[min(20rem,34vh)] overflow-y-auto rounded-control border border-line p-3 text-ink"
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
        </>
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
