import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dangerButton, primaryButton, secondaryButton } from '../components/button.ts';
import { Spinner } from '../components/spinner.tsx';
import type { ApiForm } from './use-api-form.ts';

/** Form with the method `post`, so that input sent before hydration never gets into an address. */
export function Form<Input extends FieldValues, Output>({
  form,
  className,
  children,
}: {
  form: ApiForm<Input, Output>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form method="post" noValidate className={className} onSubmit={form.submit}>
      {children}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </form>
  );
}

const faces = { primary: primaryButton, quiet: secondaryButton, danger: dangerButton };

export function SubmitButton({
  isBusy,
  face = 'quiet',
  disabled = false,
  className = '',
  children,
}: {
  isBusy: boolean;
  face?: keyof typeof faces;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button type="submit" disabled={isBusy || disabled} aria-busy={isBusy} className={`${faces[face]} ${className}`}>
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  );
}
