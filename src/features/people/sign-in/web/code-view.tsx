import { type SyntheticEvent, useEffect, useRef } from 'react';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { extractCodeDigits, formatPhone } from '../../../../ui/phone-number.ts';
import { CodeField } from './code-field.tsx';
import { SlotError } from './slot-error.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import type { SignIn } from './use-sign-in.ts';

const CODE_LENGTH = 6;

const link =
  'inline-flex min-h-11 items-center gap-1.5 text-14 font-medium underline-offset-4 not-disabled:hover:underline disabled:text-muted disabled:font-normal';

/** Form for the code sent to the phone; six digits are submitted automatically. `action` is the button's label. */
export function CodeView(props: {
  signIn: SignIn;
  action?: string;
  /** `h1` on a page, `h2` in a dialog. */
  Heading?: 'h1' | 'h2';
}) {
  const { signIn, action = m.sign_in_code_submit(), Heading = 'h2' } = props;
  const { state, submitCode, resend, goBack, mayResend, waitUntil } = signIn;
  const { errors, signingIn, sendingCode, phone } = state;
  const field = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(waitUntil);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (errors.otp === '') return;
    field.current?.focus();
    const { length } = field.current?.value ?? '';
    // New input replaces a wrong code, and continues an incomplete one.
    field.current?.setSelectionRange(length < CODE_LENGTH ? length : 0, length);
  }, [errors.otp]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    submitCode(extractCodeDigits(field.current?.value ?? ''));
  };
  return (
    <>
      <button type="button" onClick={goBack} className={`${link} -mt-2 mb-3 self-start`}>
        <Icon name="arrow-left" className="size-4" />
        {m.sign_in_go_back()}
      </button>
      <Heading id="sign-in-title" className="pr-10 text-28 tracking-tight">
        {m.sign_in_code_title()}
      </Heading>
      <p id="sign-in-code-sent" className="mt-2 mb-6 text-16 text-muted">
        {m.sign_in_code_sent({ phone: formatPhone(phone) })}
      </p>
      <form onSubmit={submit} noValidate>
        <CodeField field={field} error={errors.otp} busy={signingIn.phone} onFull={submitCode} />
        <SlotError id="sign-in-code-error" text={errors.otp} />
        <button
          type="submit"
          disabled={signingIn.phone}
          aria-busy={signingIn.phone}
          className={`${primaryButton} mt-5 w-full`}
        >
          {signingIn.phone ? <Spinner /> : null}
          {signingIn.phone ? m.sign_in_code_checking() : action}
        </button>
      </form>
      {mayResend ? (
        <button
          type="button"
          onClick={resend}
          disabled={seconds > 0 || sendingCode}
          aria-busy={sendingCode}
          className={`${link} mt-3 self-start`}
        >
          {sendingCode ? <Spinner className="size-4" /> : null}
          {seconds > 0 ? m.sign_in_resend_in({ seconds: formatCount(seconds) }) : m.sign_in_resend()}
        </button>
      ) : (
        <p className="mt-4 text-14 text-muted">{m.sign_in_sends_used()}</p>
      )}
    </>
  );
}
