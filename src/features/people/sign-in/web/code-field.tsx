import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { extractCodeDigits } from '../../../../ui/phone-number.ts';

const places = [0, 1, 2, 3, 4, 5];

/** An input that looks like six boxes; pasted and autofilled codes fill them. */
export function CodeField({
  field,
  error,
  busy,
  onFull,
}: {
  field: RefObject<HTMLInputElement | null>;
  error: string;
  busy: boolean;
  onFull: (code: string) => void;
}) {
  const [code, setCode] = useState('');
  const take = (typed: string) => {
    const digits = extractCodeDigits(typed);
    setCode(digits);
    if (digits.length === 6 && digits !== code) onFull(digits);
  };
  const [selected, setSelected] = useState(false);
  useEffect(() => {
    const look = () => {
      const { value = '', selectionStart, selectionEnd } = field.current ?? {};
      setSelected(value !== '' && selectionStart === 0 && selectionEnd === value.length);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [field]);
  const edge = error === '' ? 'border-line' : 'border-danger';
  return (
    <div className="group relative grid grid-cols-6 gap-2 sm:gap-3">
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          data-selected={selected && code[place] !== undefined ? '' : undefined}
          data-next={place === (selected ? 0 : Math.min(code.length, 5)) ? '' : undefined}
          className={`grid h-14 place-items-center rounded-control border bg-paper text-22 font-medium tabular-nums ${edge} group-focus-within:data-selected:bg-line group-focus-within:data-next:outline-2 group-focus-within:data-next:outline-offset-1 group-focus-within:data-next:outline-ink`}
        >
          {code[place] ?? ''}
        </span>
      ))}
      <input
        ref={field}
        id="sign-in-code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        aria-label={m.sign_in_code_label()}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`sign-in-code-sent${error === '' ? '' : ' sign-in-code-error'}`}
        value={code}
        readOnly={busy}
        onChange={(event) => take(event.target.value)}
        className="absolute inset-0 h-full w-full rounded-control bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  );
}
