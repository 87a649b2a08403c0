import { lazy, Suspense, useEffect, useState } from 'react';
import { onSignInWanted, type SignInRequest } from '../../ui/session/sign-in-store.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('../../features/sign-in/web/sign-in-dialog.tsx')).SignInDialog,
}));

interface Opened {
  /** Each opening is a dialog of its own: a browser says that the one before has closed when the next may be there. */
  readonly key: number;
  readonly request: SignInRequest;
}

/** Where the sign-in dialog appears; it is loaded when somebody first needs it. */
export function SignInHost({ signedIn }: { signedIn: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(
    () =>
      onSignInWanted((request) => {
        if (signedIn) request.then?.();
        else setOpened((before) => ({ key: (before?.key ?? 0) + 1, request }));
      }),
    [signedIn],
  );
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog key={opened.key} request={opened.request} onClose={() => setOpened(null)} />
    </Suspense>
  );
}
