import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { completeSignIn, exchangeAndApply, type Proof, type SignInApplication } from './exchange.ts';
import { type LoadPictures, SignInPanel } from './sign-in-panel.tsx';
import { SignInViews, useSignInFlow } from './sign-in-views.tsx';

interface SignInPageProps extends SignInApplication {
  readonly title: string;
  readonly loadPictures: LoadPictures;
  /** Called after somebody who isn't suspended has signed in. */
  readonly onSignedIn: () => unknown;
}

/** The views of the sign-in dialog as a page. */
export function SignInPage({ title, terms, isApplying, onApply, loadPictures, onSignedIn }: SignInPageProps) {
  const complete = async (method: SignInMethod, proof: Proof) => {
    const user = await exchangeAndApply(method, proof, { isApplying, onApply });
    await completeSignIn(user, onSignedIn);
  };
  const flow = useSignInFlow(complete);
  return (
    <div className="mx-auto max-w-[960px] overflow-hidden rounded-dialog border border-line bg-paper lg:grid lg:min-h-[40rem] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <SignInPanel loadPictures={loadPictures} />
      <div className="mx-auto w-full max-w-md px-5 pt-8 pb-8 sm:px-8 lg:flex lg:max-w-none lg:flex-col lg:justify-center lg:px-12 lg:py-10">
        <SignInViews flow={flow} title={title} terms={terms} heading="h1" />
      </div>
    </div>
  );
}
