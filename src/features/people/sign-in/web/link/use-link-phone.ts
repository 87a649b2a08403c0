import { type RefObject, useState } from 'react';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { extractCodeDigits, parsePhone } from '../../../../../ui/phone-number.ts';
import { type IdentityFailure, toIdentityFailure } from '../identity/identity-failure.ts';
import { sendLimits } from '../identity/send-limits.ts';
import type { Linking } from './use-link.ts';

const MAX_SENDS = 3;

/** State of linking a phone number: requests a code, again if needed, and sends it. The limits are those of sign-in. */
export function useLinkPhone(linking: Linking, botCheck: RefObject<HTMLElement | null>, done: () => void) {
  const { provider } = linking;
  const [phone, setPhone] = useState<string>();
  const [sends, setSends] = useState(0);
  const [sending, setSending] = useState(false);
  const working = sending || linking.busy === 'phone';
  const waitUntil = Math.max(phone === undefined ? 0 : sendLimits.coolUntil(phone), sendLimits.pausedUntil());
  const say = (text: string) => linking.fail('phone', text);

  async function send(to: string): Promise<IdentityFailure | 'sent' | undefined> {
    if (provider === undefined || botCheck.current === null) return undefined;
    say('');
    setSending(true);
    try {
      await provider.client.sendCode(to, botCheck.current);
      sendLimits.sent(to);
      setSends((count) => count + 1);
      setPhone(to);
      return 'sent';
    } catch (error) {
      const failure = toIdentityFailure(error, 'phone');
      if (failure.coolDown) sendLimits.paused();
      return failure;
    } finally {
      setSending(false);
    }
  }

  async function request(typed: string): Promise<void> {
    const read = parsePhone(typed);
    if ('problem' in read) {
      say(read.problem === 'needed' ? m.sign_in_phone_needed() : m.sign_in_phone_invalid());
      return;
    }
    const cooling = sendLimits.coolUntil(read.phone) > Date.now();
    // The code that was sent to this number is still valid.
    if (cooling && provider?.client.sentTo() === read.phone) {
      say('');
      setPhone(read.phone);
    } else if (cooling || sendLimits.pausedUntil() > Date.now()) say(m.sign_in_failure_too_many());
    else {
      const failure = await send(read.phone);
      if (failure === undefined || failure === 'sent') return;
      say(failure.slot ?? '');
      if (failure.toast !== undefined) showToast({ kind: 'error', title: failure.toast });
    }
  }

  async function resend(): Promise<void> {
    if (phone === undefined || working || sends >= MAX_SENDS || waitUntil > Date.now()) return;
    const failure = await send(phone);
    if (failure === 'sent') showToast({ kind: 'success', title: m.sign_in_resent() });
    else if (failure !== undefined)
      showToast({ kind: 'error', title: failure.toast ?? failure.slot ?? m.sign_in_resend_failed() });
  }

  async function confirm(typed: string): Promise<void> {
    const code = extractCodeDigits(typed);
    if (code.length !== 6) say(m.sign_in_code_invalid());
    else if (provider !== undefined) {
      const proof = provider.client.confirmCode(code).then((idToken) => ({ idToken }));
      if (await linking.link('phone', proof)) done();
    }
  }

  const submit = (typed: string): void => {
    if (!working) void (phone === undefined ? request(typed) : confirm(typed));
  };
  return { phone, sending, working, waitUntil, mayResend: sends < MAX_SENDS, submit, resend: () => void resend() };
}
