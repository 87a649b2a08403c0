import type { ReactNode } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { SlotError } from './slot-error.tsx';

interface MethodButtonProps {
  readonly id: string;
  readonly icon: IconName;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly error: string;
  /** Explains why the button is disabled. */
  readonly hint?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function listDescriptions(id: string, error: string, hint: string | undefined): string | undefined {
  return [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].join(' ').trim() || undefined;
}

/** Button for Google or Facebook, with its own progress and error. */
export function MethodButton({ id, icon, busy, disabled, error, hint, onClick, children }: MethodButtonProps) {
  return (
    <div>
      <button
        type="button"
        onClick={onClick}
        disabled={disabled}
        aria-busy={busy}
        aria-describedby={listDescriptions(id, error, hint)}
        className={`${secondaryButton} w-full`}
      >
        {busy ? <Spinner /> : <Icon name={icon} />}
        {children}
      </button>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      <SlotError id={`${id}-error`} text={error} />
    </div>
  );
}
