import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '../../../../web/paraglide/messages.js';
import { ConfirmDialog } from '../../../../web/ui/confirm-dialog.tsx';

/** Asks before a page is left with changes that were not saved, whichever way it is left. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={m.accounts_profile_unsaved_title()}
      action={m.accounts_profile_unsaved_leave()}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{m.accounts_profile_unsaved_text()}</p>
    </ConfirmDialog>
  );
}
