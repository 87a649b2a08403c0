import { useEffect, useRef } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { SignInReason, SignInRequest } from '../../../../ui/site-actions.ts';
import { completeSignIn, exchangeAndApply, type Proof, type SignInApplication } from './exchange.ts';
import { type LoadPictures, SignInPanel } from './sign-in-panel.tsx';
import { SignInViews, useSignInFlow } from './sign-in-views.tsx';

const titles: Record<SignInReason, () => string> = {
  'sign-in': () => m.sign_in_title_plain(),
  favorite: () => m.sign_in_title_favorite(),
  follow: () => m.sign_in_title_follow(),
  cart: () => m.sign_in_title_cart(),
  buy: () => m.sign_in_title_buy(),
  profile: () => m.sign_in_title_profile(),
  contribute: () => m.sign_in_title_contribute(),
};

/** The sign-in dialog: 840 px wide, or a drawer at the bottom of tablets and phones. */
export function SignInDialog({
  request,
  loadPictures,
  application,
  onClose,
}: {
  request: SignInRequest;
  application?: SignInApplication;
  loadPictures: LoadPictures;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const complete = async (method: SignInMethod, proof: Proof) => {
    const user = await exchangeAndApply(method, proof, application);
    // A closed dialog cancels at once; its `close` event may come after the server's answer.
    const goesOn = dialog.current?.open === true ? request.then : undefined;
    close();
    await completeSignIn(user, goesOn, request.saysWhatItDid);
  };
  const flow = useSignInFlow(complete);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      aria-labelledby="sign-in-title"
      className="mx-auto mt-auto mb-0 max-h-[94dvh] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-dialog bg-paper p-0 text-ink shadow-float transition-[translate,opacity] backdrop:bg-shade starting:translate-y-8 starting:opacity-0 lg:my-auto lg:max-w-[840px] lg:rounded-dialog"
    >
      <div className="relative lg:grid lg:min-h-[38rem] lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SignInPanel loadPictures={loadPictures} />
        <div className="mx-auto w-full max-w-md px-6 pt-8 pb-8 sm:px-8 lg:flex lg:max-w-none lg:flex-col lg:justify-center lg:px-12 lg:py-10">
          <SignInViews flow={flow} title={titles[request.reason]()} terms={application?.terms} />
          {/* The button is last, because a dialog focuses its first control. */}
          <button
            type="button"
            onClick={close}
            aria-label={m.close()}
            className="absolute top-3 right-3 grid size-12 place-items-center rounded-control hover:bg-canvas"
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
