import { lazy, Suspense, useEffect, useState } from 'react';
import { onSignInWanted, type SignInReason } from '../ui/sign-in-place.ts';

const SignInDialog = lazy(async () => ({ default: (await import('../ui/sign-in-dialog.tsx')).SignInDialog }));

/** Where the sign-in dialog appears; it is loaded when somebody first needs it. */
export function SignInHost() {
  const [reason, setReason] = useState<SignInReason | null>(null);
  useEffect(() => onSignInWanted(setReason), []);
  if (reason === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog reason={reason} onClose={() => setReason(null)} />
    </Suspense>
  );
}
