import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthErrorCodes } from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { type Failure, type FailureText, findFailure, toIdentityFailure, type Where } from './identity-failure.ts';

const places: readonly Where[] = ['phone', 'otp', 'google', 'fb'];
const english = JSON.parse(readFileSync(join(import.meta.dirname, '../../messages/en.json'), 'utf8')) as Record<
  string,
  string
>;

/**
 * The expected failure: the text appears in the slot. The phone's slot has its own text, so the text becomes a toast.
 */
const toFailure = (text: FailureText, where: Where, more: Partial<Failure> = {}): Failure => ({
  slot: where === 'phone' ? 'sign_in_phone_invalid' : text,
  toast: where === 'phone' ? text : null,
  silent: false,
  resetRobotCheck: false,
  coolDown: false,
  ...more,
});

const withToast = (text: FailureText, where: Where, more: Partial<Failure> = {}): Failure =>
  toFailure(text, where, { ...(where === 'phone' ? {} : { slot: null, toast: text }), ...more });

const toSlot = (slot: FailureText): Failure => toFailure(slot, 'otp');

const everywhere = (code: string, expected: (where: Where) => Failure) =>
  places.map((where) => [code, where, expected(where)] as const);

const rows = [
  ['missing-phone-number', 'phone', toSlot('sign_in_phone_needed')],
  ['invalid-phone-number', 'phone', toSlot('sign_in_phone_invalid')],
  ['operation-not-allowed', 'phone', toFailure('sign_in_failure_no_sms', 'phone')],
  ['operation-not-allowed', 'google', withToast('sign_in_failure_set_up', 'google')],
  ...['too-many-requests', 'quota-exceeded', 'error-code:-39'].flatMap((code) =>
    everywhere(code, (where) => toFailure('sign_in_failure_too_many', where, { coolDown: true })),
  ),
  ...[
    'captcha-check-failed',
    'missing-recaptcha-token',
    'invalid-recaptcha-token',
    'invalid-app-credential',
    'missing-app-credential',
  ].flatMap((code) =>
    everywhere(code, (where) => withToast('sign_in_failure_robot', where, { resetRobotCheck: true })),
  ),
  ...[
    'billing-not-enabled',
    'recaptcha-not-enabled',
    'unauthorized-domain',
    'auth-domain-config-required',
    'invalid-api-key',
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    'configuration-not-found',
    'admin-restricted-operation',
    'app-not-authorized',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
  ].flatMap((code) => everywhere(code, (where) => withToast('sign_in_failure_set_up', where))),
  ...['invalid-verification-code', 'missing-verification-code', 'missing-code'].map(
    (code) => [code, 'otp', toSlot('sign_in_code_invalid')] as const,
  ),
  ...['code-expired', 'invalid-verification-id', 'missing-verification-id'].map(
    (code) => [code, 'otp', toSlot('sign_in_failure_code_expired')] as const,
  ),
  ...(['google', 'fb'] as const).flatMap((where) => [
    ['popup-blocked', where, toSlot('sign_in_failure_popup_blocked')] as const,
    ...['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'].map(
      (code) => [code, where, { ...toSlot('went_wrong'), slot: null, silent: true }] as const,
    ),
  ]),
  ...everywhere('account-exists-with-different-credential', (where) =>
    toFailure('sign_in_failure_other_method', where),
  ),
  ...everywhere('credential-already-in-use', (where) => toFailure('sign_in_failure_linked', where)),
  ...everywhere('user-disabled', (where) => toFailure('sign_in_failure_disabled', where)),
  ...['network-request-failed', 'timeout'].flatMap((code) =>
    everywhere(code, (where) => toFailure('sign_in_failure_offline', where)),
  ),
  ...['web-storage-unsupported', 'operation-not-supported-in-this-environment'].flatMap((code) =>
    everywhere(code, (where) => toFailure('sign_in_failure_storage', where)),
  ),
] as const;

describe('a failure of the identity provider', () => {
  it.each(rows)('%s at %s', (code, where, expected) => {
    expect(findFailure(`auth/${code}`, where)).toEqual(expected);
  });

  it('is «Something went wrong!» for every other code that the SDK has', () => {
    const known = new Set<string>(rows.map(([code]) => `auth/${code}`));
    const others = Object.values(AuthErrorCodes).filter((code) => !known.has(code));
    expect(others.length).toBeGreaterThan(50);
    for (const code of [...others, 'auth/never-heard-of', 'internal-error', '']) {
      for (const where of places)
        expect([code, findFailure(code, where)]).toEqual([code, toFailure('went_wrong', where)]);
    }
  });

  it('has a text for each code that the SDK has, whatever the place', () => {
    for (const code of Object.values(AuthErrorCodes)) {
      for (const where of places) {
        const { slot, toast, silent } = toIdentityFailure({ code }, where);
        expect([code, where, silent || (slot ?? toast ?? '') !== '']).toEqual([code, where, true]);
      }
    }
  });

  it('is explained in the reader’s words', () => {
    expect(toIdentityFailure({ code: 'auth/popup-blocked' }, 'google')).toMatchObject({
      slot: 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
      toast: undefined,
    });
    expect(toIdentityFailure({ code: 'auth/network-request-failed' }, 'phone')).toMatchObject({
      slot: 'Phone number is not valid',
      toast: 'No connection. Try again.',
    });
    for (const thrown of [new Error('x'), undefined, null, 'text', { code: 7 }])
      expect(toIdentityFailure(thrown, 'otp').slot).toBe('Something went wrong!');
  });

  it('uses the required wording for each failure', () => {
    expect(english).toMatchObject({
      sign_in_phone_needed: 'Phone number is needed',
      sign_in_phone_invalid: 'Phone number is not valid',
      sign_in_code_invalid: 'Enter a valid OTP',
      sign_in_resend_failed: 'Failed to send OTP',
    });
  });
});
