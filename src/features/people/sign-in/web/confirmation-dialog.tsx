import { useEffect, useRef } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { type ApiError, getErrorMessage } from '../../../../ui/api/client.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ConfirmationRequest } from '../../../../ui/site-actions.ts';
import { CodeView } from './code-view.tsx';
import { ConfirmationMethods } from './confirmation-methods.tsx';
import type { Proof } from './exchange.ts';
import { useProvider } from './use-provider.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Asks a signed-in person to sign in again by one of the account's methods, then continues the operation with the
 * proof.
 */
export function ConfirmationDialog({ request, onClose }: { request: ConfirmationRequest; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const botCheck = useRef<HTMLDivElement>(null);
  const { provider, arePopupsReady, failed, again } = useProvider();
  const close = () => dialog.current?.close();
  const complete = async (method: SignInMethod, { idToken }: Proof) => {
    const proof = { method, idToken };
    // The person has closed the dialog in the meantime and thereby cancelled the operation.
    if (dialog.current?.open !== true) return;
    await request.work(proof);
    close();
    await request.afterwards?.(proof);
  };
  const describeError = (_: SignInMethod, error: ApiError) => getErrorMessage(error, request.failure);
  const signIn = useSignIn({ provider, botCheck, complete, describeError });
  const { view, signingIn } = signIn.state;
  const isWorking = Object.values(signingIn).includes(true);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && !isWorking && close()}
      aria-labelledby="sign-in-title"
      className="m-auto max-h-[94dvh] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-dialog bg-paper p-0 text-ink shadow-float backdrop:bg-shade"
    >
      <div className="relative flex flex-col p-6 sm:p-8">
        <button
          type="button"
          onClick={close}
          aria-label={m.close()}
          className="absolute top-3 right-3 grid size-12 place-items-center rounded-control hover:bg-canvas"
        >
          <Icon name="x" />
        </button>
        {view === 'choice' ? (
          <ConfirmationMethods
            request={request}
            signIn={signIn}
            isLoaded={provider !== undefined}
            arePopupsReady={arePopupsReady}
            failed={failed}
            again={again}
          />
        ) : (
          <CodeView signIn={signIn} action={m.sign_in_confirm_code()} />
        )}
        <div ref={botCheck} />
      </div>
    </dialog>
  );
}
