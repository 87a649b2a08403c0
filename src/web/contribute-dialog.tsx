import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { acceptTerms } from '../features/people/contributors/web/application/accept-terms.ts';
import type { EarningTerms } from '../features/people/contributors/web/application/earning-terms.ts';
import { SignInTerms } from '../features/people/contributors/web/application/sign-in-terms.tsx';
import { SignInDialog } from '../features/people/sign-in/web/sign-in-dialog.tsx';
import { browserApi, isApiError } from '../ui/api/client.ts';
import { showFailure } from '../ui/api/show-failure.ts';
import { m } from '../ui/paraglide/messages.js';

/** Terms of earnings; undefined until they are loaded. */
function useEarningTerms(): EarningTerms | undefined {
  const [terms, setTerms] = useState<EarningTerms>();
  useEffect(() => {
    browserApi('GET /payment-settings/terms', {}).then(setTerms, (error: unknown) => {
      if (!isApiError(error)) throw error;
      showFailure(error, m.load_more_failed());
    });
  }, []);
  return terms;
}

/**
 * Sign-in dialog for future contributors, with the terms and a checkbox; ticking it applies to become a contributor.
 */
export function ContributeDialog(props: Omit<ComponentProps<typeof SignInDialog>, 'application'>) {
  const [accepted, setAccepted] = useState(false);
  const terms = useEarningTerms();
  // State of the checkbox when the sign-in was completed.
  const isAccepted = useRef(false);
  const change = (value: boolean) => {
    isAccepted.current = value;
    setAccepted(value);
  };
  return (
    <SignInDialog
      {...props}
      application={{
        terms: <SignInTerms accepted={accepted} onChange={change} terms={terms} />,
        isApplying: () => isAccepted.current,
        onApply: acceptTerms,
      }}
    />
  );
}
