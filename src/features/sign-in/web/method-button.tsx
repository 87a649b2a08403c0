import type { ReactNode } from 'react';
import { secondaryButton } from '../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../ui/components/icon.tsx';
import { Spinner } from '../../../ui/components/spinner.tsx';
import { SlotError } from './slot-error.tsx';

interface MethodButtonProps {
  readonly id: string;
  readonly icon: IconName;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly error: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Google or Facebook, with its own progress and its own error. */
export function MethodButton({ id, icon, busy, disabled, error, onClick, children }: MethodButtonProps) {
  return (
    <div>
      <button
        type="button"
        onClick={onClick}
        disabled={disabled}
        aria-busy={busy}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        className={`${secondaryButton} w-full`}
      >
        {busy ? <Spinner /> : <Icon name={icon} />}
        {children}
      </button>
      <SlotError id={`${id}-error`} text={error} />
    </div>
  );
}
