import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import type { IconName } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../ui/phone-number.ts';
import type { ConfirmationRequest, OwnMethod } from '../../../../ui/site-actions.ts';
import { MethodButton } from './method-button.tsx';
import type { SignIn } from './use-sign-in.ts';

const slots = { phone: 'phone', google: 'google', facebook: 'fb' } as const;
const icons: Record<SignInMethod, IconName> = { phone: 'smartphone', google: 'google', facebook: 'facebook' };

const describeButton = ({ method, label }: OwnMethod): string => {
  if (method === 'phone') return m.sign_in_confirm_phone({ phone: formatPhone(label) });
  return method === 'google' ? m.sign_in_confirm_google() : m.sign_in_confirm_facebook();
};

/** Describes the operation to confirm, with a button for each of the account's sign-in methods. */
export function ConfirmationMethods(props: {
  request: ConfirmationRequest;
  signIn: SignIn;
  isLoaded: boolean;
  arePopupsReady: boolean;
  failed: boolean;
  again: () => void;
}) {
  const { request, signIn, isLoaded, arePopupsReady, failed, again } = props;
  const { state, requestCode, continueWith } = signIn;
  const { errors, signingIn, sendingCode } = state;
  const isBusy = (method: SignInMethod): boolean => (method === 'phone' ? sendingCode : signingIn[method]);
  return (
    <>
      <h2 id="sign-in-title" className="pr-10 text-22 tracking-tight wrap-anywhere">
        {request.title}
      </h2>
      <p className="mt-3 mb-6 text-16 text-muted wrap-anywhere">{request.text}</p>
      {failed ? (
        <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 text-14 text-danger">
          {m.sign_in_load_failed()}
          <button type="button" onClick={again} className={secondaryButton}>
            {m.sign_in_load_again()}
          </button>
        </div>
      ) : null}
      <div className="grid gap-3">
        {request.methods.map((own) => {
          const { method, label, isEstablished } = own;
          const isUsable = isEstablished || !request.removes;
          const isReady = method === 'phone' ? isLoaded : arePopupsReady;
          return (
            <MethodButton
              key={method}
              id={`confirm-${method}`}
              icon={icons[method]}
              busy={isBusy(method)}
              disabled={!isUsable || !isReady || isBusy(method)}
              error={errors[slots[method]]}
              hint={isUsable ? undefined : m.sign_in_confirm_recent()}
              onClick={() => (method === 'phone' ? requestCode(label) : continueWith(method))}
            >
              {describeButton(own)}
            </MethodButton>
          );
        })}
      </div>
      <p role="status" className="mt-3 text-center text-14 text-muted empty:hidden">
        {signingIn.google || signingIn.facebook ? m.sign_in_waiting_popup() : null}
      </p>
    </>
  );
}
