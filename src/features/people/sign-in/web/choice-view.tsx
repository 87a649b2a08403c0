import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { Agreement } from './agreement.tsx';
import { MethodButton } from './method-button.tsx';
import { PhoneField } from './phone-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface ChoiceViewProps {
  readonly title: string;
  readonly signIn: SignIn;
  /** False until a popup can open directly in the click; a later popup would be blocked. */
  readonly arePopupsReady: boolean;
  readonly failed: boolean;
  readonly again: () => void;
  /** Content above the sign-in methods that the person has to read or tick. */
  readonly terms?: ReactNode;
  /** `h1` on a page, `h2` in a dialog. */
  readonly Heading?: 'h1' | 'h2';
}

/** The sign-in methods. The first press of the phone button shows its field, the second requests a code. */
export function ChoiceView({ title, signIn, arePopupsReady, failed, again, terms, Heading = 'h2' }: ChoiceViewProps) {
  const { state, showPhoneField, requestCode, continueWith } = signIn;
  const { phoneShown, errors, signingIn, sendingCode } = state;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (phoneShown) field.current?.focus();
  }, [phoneShown]);
  useEffect(() => {
    if (errors.phone !== '') field.current?.focus();
  }, [errors.phone]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (phoneShown) requestCode(field.current?.value ?? '');
    else showPhoneField();
  };
  return (
    <>
      <Heading id="sign-in-title" className="pr-10 text-28 tracking-tight">
        {title}
      </Heading>
      <p className="mt-2 mb-6 text-16 text-muted">{m.sign_in_lead()}</p>
      {terms}
      {failed ? (
        <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 text-14 text-danger">
          {m.sign_in_load_failed()}
          <button type="button" onClick={again} className={secondaryButton}>
            {m.sign_in_load_again()}
          </button>
        </div>
      ) : null}
      <form onSubmit={submit} noValidate>
        {phoneShown ? <PhoneField field={field} initial={state.phone.slice(4)} error={errors.phone} /> : null}
        <button type="submit" disabled={sendingCode} aria-busy={sendingCode} className={`${primaryButton} w-full`}>
          {sendingCode ? <Spinner /> : <Icon name="phone" />}
          {phoneShown ? m.sign_in_send_code() : m.sign_in_with_phone()}
        </button>
      </form>
      <p className="my-4 flex items-center gap-4 text-14 text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.sign_in_or()}
      </p>
      <div className="grid gap-3">
        <MethodButton
          id="sign-in-google"
          icon="google"
          busy={signingIn.google}
          disabled={!arePopupsReady || signingIn.google}
          error={errors.google}
          onClick={() => continueWith('google')}
        >
          {m.sign_in_with_google()}
        </MethodButton>
        <MethodButton
          id="sign-in-facebook"
          icon="facebook"
          busy={signingIn.facebook}
          disabled={!arePopupsReady || signingIn.facebook}
          error={errors.fb}
          onClick={() => continueWith('facebook')}
        >
          {m.sign_in_with_facebook()}
        </MethodButton>
      </div>
      <p role="status" className="mt-3 text-center text-14 text-muted empty:hidden">
        {signingIn.google || signingIn.facebook ? m.sign_in_waiting_popup() : null}
      </p>
      <Agreement />
    </>
  );
}
