import { type ReactNode, type RefObject, useRef } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { ChoiceView } from './choice-view.tsx';
import { CodeView } from './code-view.tsx';
import { describeRefusal, type Proof } from './exchange.ts';
import { useProvider } from './use-provider.ts';
import { type SignIn, useSignIn } from './use-sign-in.ts';

export interface SignInFlow {
  readonly signIn: SignIn;
  readonly botCheck: RefObject<HTMLDivElement | null>;
  readonly provider: ReturnType<typeof useProvider>;
}

/** State and actions of signing in. `complete`: receives the proof. */
export function useSignInFlow(complete: (method: SignInMethod, proof: Proof) => Promise<unknown>): SignInFlow {
  const botCheck = useRef<HTMLDivElement>(null);
  const provider = useProvider();
  const signIn = useSignIn({ provider: provider.provider, botCheck, complete, describeError: describeRefusal });
  return { signIn, botCheck, provider };
}

/** Views of signing in: the methods and the phone number, then the code. `terms`: content above the methods. */
export function SignInViews(props: { flow: SignInFlow; title: string; terms?: ReactNode; heading?: 'h1' | 'h2' }) {
  const { flow, title, terms, heading = 'h2' } = props;
  const { signIn, botCheck } = flow;
  const { arePopupsReady, failed, again } = flow.provider;
  return (
    <>
      {signIn.state.view === 'choice' ? (
        <ChoiceView
          title={title}
          signIn={signIn}
          arePopupsReady={arePopupsReady}
          failed={failed}
          again={again}
          terms={terms}
          Heading={heading}
        />
      ) : (
        <CodeView signIn={signIn} Heading={heading} />
      )}
      <div ref={botCheck} />
    </>
  );
}
