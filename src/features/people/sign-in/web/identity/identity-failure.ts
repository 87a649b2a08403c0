import { m } from '../../../../../ui/paraglide/messages.js';
import { setUpCodes, toSetUpProblem } from './set-up-problem.ts';

/** The control at which the failure occurred, and which shows the message. */
export type Where = 'phone' | 'otp' | 'google' | 'fb';

const texts = {
  sign_in_phone_needed: () => m.sign_in_phone_needed(),
  sign_in_phone_invalid: () => m.sign_in_phone_invalid(),
  sign_in_code_invalid: () => m.sign_in_code_invalid(),
  sign_in_failure_code_expired: () => m.sign_in_failure_code_expired(),
  sign_in_failure_no_sms: () => m.sign_in_failure_no_sms(),
  sign_in_failure_too_many: () => m.sign_in_failure_too_many(),
  sign_in_failure_robot: () => m.sign_in_failure_robot(),
  sign_in_failure_set_up: () => m.sign_in_failure_set_up(),
  sign_in_failure_popup_blocked: () => m.sign_in_failure_popup_blocked(),
  sign_in_failure_other_method: () => m.sign_in_failure_other_method(),
  sign_in_failure_linked: () => m.sign_in_failure_linked(),
  sign_in_failure_disabled: () => m.sign_in_failure_disabled(),
  sign_in_failure_offline: () => m.sign_in_failure_offline(),
  sign_in_failure_storage: () => m.sign_in_failure_storage(),
  went_wrong: () => m.went_wrong(),
} satisfies Record<string, () => string>;

export type FailureText = keyof typeof texts;

export interface Failure {
  /** Message beside the control. */
  readonly slot: FailureText | null;
  readonly toast: FailureText | null;
  /** Whether no message is needed, because the person closed a window. */
  readonly silent: boolean;
  /** Whether the invisible captcha has to be reset. */
  readonly resetRobotCheck: boolean;
  /** Whether no code can be sent for a minute. */
  readonly coolDown: boolean;
}

/** A row of the table. `at` limits it to some places; elsewhere the code counts as unknown. */
interface Row {
  readonly codes: readonly string[];
  readonly at?: readonly Where[];
  /** Message in the place's slot, or as a toast if the slot has its own text. */
  readonly reason?: FailureText;
  /** Text of the slot, without a toast. */
  readonly slot?: FailureText;
  readonly toastOnly?: boolean;
  readonly silent?: boolean;
  readonly resetRobotCheck?: boolean;
  readonly coolDown?: boolean;
}

const rows: readonly Row[] = [
  { codes: ['missing-phone-number'], at: ['phone'], slot: 'sign_in_phone_needed' },
  { codes: ['invalid-phone-number'], at: ['phone'], slot: 'sign_in_phone_invalid' },
  // The provider's project is not configured to send to this country.
  { codes: ['operation-not-allowed'], at: ['phone'], reason: 'sign_in_failure_no_sms' },
  {
    codes: ['too-many-requests', 'quota-exceeded', 'error-code:-39'],
    reason: 'sign_in_failure_too_many',
    coolDown: true,
  },
  {
    codes: [
      'captcha-check-failed',
      'missing-recaptcha-token',
      'invalid-recaptcha-token',
      'invalid-app-credential',
      'missing-app-credential',
    ],
    reason: 'sign_in_failure_robot',
    toastOnly: true,
    resetRobotCheck: true,
  },
  {
    codes: setUpCodes,
    reason: 'sign_in_failure_set_up',
    toastOnly: true,
  },
  {
    codes: ['invalid-verification-code', 'missing-verification-code', 'missing-code'],
    at: ['otp'],
    slot: 'sign_in_code_invalid',
  },
  {
    codes: ['code-expired', 'invalid-verification-id', 'missing-verification-id'],
    at: ['otp'],
    slot: 'sign_in_failure_code_expired',
  },
  { codes: ['popup-blocked'], at: ['google', 'fb'], slot: 'sign_in_failure_popup_blocked' },
  {
    codes: ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'],
    at: ['google', 'fb'],
    silent: true,
  },
  { codes: ['account-exists-with-different-credential'], reason: 'sign_in_failure_other_method' },
  { codes: ['credential-already-in-use'], reason: 'sign_in_failure_linked' },
  { codes: ['user-disabled'], reason: 'sign_in_failure_disabled' },
  { codes: ['network-request-failed', 'timeout'], reason: 'sign_in_failure_offline' },
  {
    codes: ['web-storage-unsupported', 'operation-not-supported-in-this-environment'],
    reason: 'sign_in_failure_storage',
  },
];

const unknown: Row = { codes: [], reason: 'went_wrong' };

/**
 * Explains an error code of the identity provider (`auth/…`) at a place. The phone's slot shows the same text for every
 * failure to send a code, so the reason is a toast.
 */
export function findFailure(code: string, where: Where): Failure {
  const name = toSetUpProblem(code) ?? code.replace(/^auth\//, '');
  const row = rows.find(({ codes, at }) => codes.includes(name) && (at === undefined || at.includes(where))) ?? unknown;
  const marks = {
    silent: row.silent === true,
    resetRobotCheck: row.resetRobotCheck === true,
    coolDown: row.coolDown === true,
  };
  const { slot = null, reason = null } = row;
  if (reason === null) return { ...marks, slot, toast: null };
  if (where === 'phone') return { ...marks, slot: 'sign_in_phone_invalid', toast: reason };
  return row.toastOnly === true ? { ...marks, slot: null, toast: reason } : { ...marks, slot: reason, toast: null };
}

export interface IdentityFailure extends Omit<Failure, 'slot' | 'toast'> {
  /** Message in the reader's language. */
  readonly slot: string | undefined;
  readonly toast: string | undefined;
  /** Whether the provider gave no answer or no reason. */
  readonly isVague: boolean;
}

const vague: ReadonlySet<FailureText | null> = new Set(['sign_in_failure_offline', 'went_wrong'] as const);

const findCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Explains any error that the identity client threw. */
export function toIdentityFailure(error: unknown, where: Where): IdentityFailure {
  const { slot, toast, ...marks } = findFailure(findCode(error), where);
  return {
    ...marks,
    slot: slot === null ? undefined : texts[slot](),
    toast: toast === null ? undefined : texts[toast](),
    isVague: vague.has(toast ?? slot),
  };
}
