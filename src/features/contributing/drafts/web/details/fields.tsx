import { useId, useState } from 'react';
import { fieldBox } from '../../../../../ui/forms/field.tsx';

/** Text field that reports every change. */
export function Text({
  label,
  value,
  rows,
  max,
  needed,
  onChange,
}: {
  label: string;
  value: string;
  rows?: number;
  max: number;
  /** Hint beside an empty field. The empty value isn't saved. */
  needed?: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);
  const props = {
    id,
    value: isEmpty ? '' : value,
    maxLength: max,
    'aria-invalid': isEmpty || undefined,
    'aria-describedby': isEmpty ? `${id}-error` : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const isMissing = needed !== undefined && currentTarget.value.trim() === '';
      setEmpty(isMissing);
      if (!isMissing) onChange(currentTarget.value);
    },
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-14 font-medium">
        {label}
      </label>
      {rows === undefined ? (
        <input {...props} className={`h-12 ${fieldBox}`} />
      ) : (
        <textarea {...props} rows={rows} className={`py-3 ${fieldBox}`} />
      )}
      <p id={`${id}-error`} role="alert" className="mt-1 text-14 text-danger empty:hidden">
        {isEmpty ? needed : null}
      </p>
    </div>
  );
}

export function Tick({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (is: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2 text-14">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-5 accent-ink"
      />
      <span>
        {label}
        {hint === undefined ? null : <span className="block text-12 text-muted">{hint}</span>}
      </span>
    </label>
  );
}
