import { type SubmitEvent, useRef } from 'react';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../../ui/phone-number.ts';
import { useSecondsUntil } from '../use-seconds-until.ts';
import type { Linking } from './use-link.ts';
import { useLinkPhone } from './use-link-phone.ts';

/**
 * Form for a phone number and its code. It is part of the page, because a captcha challenge could not be reached behind
 * a dialog.
 */
export function LinkPhone({ linking, close }: { linking: Linking; close: () => void }) {
  const { provider, problem } = linking;
  const botCheck = useRef<HTMLDivElement>(null);
  const { phone, sending, working, waitUntil, mayResend, submit, resend } = useLinkPhone(linking, botCheck, close);
  const seconds = useSecondsUntil(waitUntil);
  const wrong = problem?.method === 'phone' ? problem.text : undefined;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('typed');
    if (typeof typed === 'string') submit(typed);
  }

  return (
    <form onSubmit={onSubmit} noValidate aria-label={m.sign_in_link_phone_title()} className="mt-4 grid max-w-md gap-4">
      {phone === undefined ? (
        <TextField
          key="number"
          id="link-phone"
          name="typed"
          type="tel"
          autoComplete="tel"
          autoFocus
          placeholder="01712-345678"
          label={m.accounts_profile_phone()}
          hint={m.sign_in_link_phone_text()}
          error={wrong}
        />
      ) : (
        <TextField
          key="code"
          id="link-code"
          name="typed"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          label={m.sign_in_link_code()}
          hint={m.sign_in_link_code_text({ phone: formatPhone(phone) })}
          error={wrong}
        />
      )}
      <div ref={botCheck} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-busy={working}
          disabled={working || provider === undefined}
          className={primaryButton}
        >
          {working ? <Spinner /> : null}
          {phone === undefined ? m.sign_in_link_phone_send() : m.sign_in_link()}
        </button>
        {phone === undefined || !mayResend ? null : (
          <button
            type="button"
            onClick={resend}
            disabled={working || seconds > 0}
            aria-busy={sending}
            className={secondaryButton}
          >
            {seconds > 0 ? m.sign_in_resend_in({ seconds: formatCount(seconds) }) : m.sign_in_link_code_again()}
          </button>
        )}
        <button type="button" onClick={close} disabled={working} className={secondaryButton}>
          {m.confirm_cancel()}
        </button>
      </div>
      {mayResend ? null : <p className="text-14 text-muted">{m.sign_in_sends_used()}</p>}
    </form>
  );
}
