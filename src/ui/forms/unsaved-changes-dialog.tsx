import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { m } from '../paraglide/messages.js';
import { registerBlocker } from './navigation-blocker.ts';

/**
 * Asks for confirmation before a page with unsaved input is left in any way. `onLeave`: called when the input may be
 * discarded.
 */
export function UnsavedChangesDialog({
  unsaved,
  title = m.unsaved_title(),
  text = m.unsaved_text(),
  onLeave,
}: {
  unsaved: boolean;
  title?: string;
  text?: string;
  onLeave?: () => void;
}) {
  const leaveAllowed = useRef(false);
  /** Resolves the promise of `confirmNavigation`. */
  const [pendingAnswer, setPendingAnswer] = useState<(may: boolean) => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !leaveAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    leaveAllowed.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = registerBlocker(() => new Promise((answer) => setPendingAnswer(() => answer)));
    return () => {
      removeEventListener('beforeunload', ask);
      stop();
    };
  }, [unsaved]);
  const answer = (may: boolean) => {
    leaveAllowed.current = may;
    if (may) onLeave?.();
    pendingAnswer?.(may);
    setPendingAnswer(undefined);
    if (may) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || pendingAnswer !== undefined}
      title={title}
      action={m.unsaved_leave()}
      danger
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
