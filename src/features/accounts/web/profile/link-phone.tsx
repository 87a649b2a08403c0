import { type SubmitEvent, useRef, useState } from 'react';
import { m } from '../../../../web/paraglide/messages.js';
import { primaryButton, quietButton } from '../../../../web/ui/button.ts';
import { TextField } from '../../../../web/ui/field.tsx';
import { Spinner } from '../../../../web/ui/spinner.tsx';
import { codeDigits, readPhone, showPhone } from '../sign-in/phone-number.ts';
import type { Linking } from './use-link.ts';

/** Number, then code: in the page, since a bot check could not be reached behind a dialog. */
export function LinkPhone({ linking, close }: { linking: Linking; close: () => void }) {
  const { provider, problem, busy } = linking;
  const botCheck = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState<string>();
  const [sending, setSending] = useState(false);
  const wrong = problem?.method === 'phone' ? problem.text : undefined;
  const working = sending || busy === 'phone';

  async function send(typed: string) {
    if (working) return;
    const read = readPhone(typed);
    if ('problem' in read) {
      linking.fail('phone', read.problem === 'needed' ? m.accounts_phone_needed() : m.accounts_phone_invalid());
      return;
    }
    if (provider === undefined || botCheck.current === null) return;
    linking.fail('phone', '');
    setSending(true);
    try {
      await provider.client.sendCode(read.phone, botCheck.current);
      setPhone(read.phone);
    } catch (error) {
      linking.failWith('phone', 'phone', error);
    } finally {
      setSending(false);
    }
  }

  async function confirm(typed: string) {
    const code = codeDigits(typed);
    if (code.length !== 6) {
      linking.fail('phone', m.accounts_code_invalid());
      return;
    }
    if (provider === undefined) return;
    const proof = provider.client.confirmCode(code).then((idToken) => ({ idToken }));
    if (await linking.link('phone', proof)) close();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const typed = new FormData(event.currentTarget).get('typed');
    if (typeof typed === 'string') void (phone === undefined ? send(typed) : confirm(typed));
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={m.accounts_profile_link_phone_title()}
      className="mt-4 grid max-w-md gap-4"
    >
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
          hint={m.accounts_profile_link_phone_text()}
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
          label={m.accounts_profile_link_code()}
          hint={m.accounts_profile_link_code_text({ phone: showPhone(phone) })}
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
          {phone === undefined ? m.accounts_profile_link_phone_send() : m.accounts_profile_link()}
        </button>
        {phone === undefined ? null : (
          <button type="button" onClick={() => void send(phone)} disabled={working} className={quietButton}>
            {m.accounts_profile_link_code_again()}
          </button>
        )}
        <button type="button" onClick={close} disabled={working} className={quietButton}>
          {m.confirm_cancel()}
        </button>
      </div>
    </form>
  );
}
