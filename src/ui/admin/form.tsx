import { type ReactNode, useEffect, useRef } from 'react';
import { dangerButton, primaryButton, secondaryButton } from '../components/button.ts';
import { Spinner } from '../components/spinner.tsx';
import type { Submit } from '../forms/use-submit.ts';

/** What was typed into a field, or ''. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * A form that a call answers. After a refusal the first wrong field has the focus. `post`, so that what was typed before
 * the script came never gets into an address.
 */
export function AdminForm({
  call,
  onSubmit,
  className,
  children,
}: {
  call: Submit;
  onSubmit: (fields: FormData, form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { busy } = call;
  useEffect(() => {
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
    >
      {children}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {call.failure}
      </p>
    </form>
  );
}

const faces = { primary: primaryButton, quiet: secondaryButton, danger: dangerButton };

export function SubmitButton({
  call,
  face = 'quiet',
  disabled = false,
  children,
}: {
  call: Submit;
  face?: keyof typeof faces;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="submit" disabled={call.busy || disabled} aria-busy={call.busy} className={faces[face]}>
      {call.busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
