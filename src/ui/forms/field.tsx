import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FieldWords {
  readonly label: string;
  /** Hint below the field. */
  readonly hint?: ReactNode;
  /** Error message with what to do. */
  readonly error?: string | undefined;
}

/** Classes of a field's box, without its height. */
export const fieldBox =
  'w-full rounded-control border border-line bg-paper px-4 text-16 text-ink placeholder:text-muted hover:border-muted aria-invalid:border-danger disabled:opacity-60';

/** Label, field, hint and error message. */
export function FieldFrame({ id, label, hint, error, children }: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-14 text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Value of `aria-describedby` for a field in a `FieldFrame`. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim() || undefined;

/**
 * Single-line text field, 48 px high, with label and error message. `id` is required and must be unique on the page.
 */
export function TextField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldWords & ComponentPropsWithRef<'input'> & { id: string }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hint, error)}
        className={`h-12 ${fieldBox}`}
      />
    </FieldFrame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  id,
  ...area
}: FieldWords & ComponentPropsWithRef<'textarea'> & { id: string }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hint, error)}
        className={`py-3 ${fieldBox}`}
      />
    </FieldFrame>
  );
}

/** Checkbox with its label and an error message. */
export function CheckboxField({
  id,
  label,
  error,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'id'> & { id: string; label: ReactNode; error?: string | undefined }) {
  return (
    <div>
      <label className="flex cursor-pointer gap-3 text-14">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, undefined, error)}
          className="mt-px size-5 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} role="alert" className="mt-2 text-14 text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
