import { type ComponentProps, useRef, useState } from 'react';
import { acceptTerms } from '../features/contributors/web/application/accept-terms.ts';
import { SignInTerms } from '../features/contributors/web/application/sign-in-terms.tsx';
import { SignInDialog } from '../features/sign-in/web/sign-in-dialog.tsx';

/** The sign-in dialog of whoever wants to contribute: with the terms, which apply by their tick alone. */
export function ContributeDialog(props: Omit<ComponentProps<typeof SignInDialog>, 'application'>) {
  const [accepted, setAccepted] = useState(false);
  // What was ticked when the proof came.
  const isAccepted = useRef(false);
  const change = (value: boolean) => {
    isAccepted.current = value;
    setAccepted(value);
  };
  return (
    <SignInDialog
      {...props}
      application={{
        terms: <SignInTerms accepted={accepted} onChange={change} />,
        isApplying: () => isAccepted.current,
        onApply: acceptTerms,
      }}
    />
  );
}
