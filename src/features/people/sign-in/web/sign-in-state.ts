import { useReducer } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';

/** Error messages by control; empty if there is none. */
export interface Slots {
  readonly phone: string;
  readonly otp: string;
  readonly fb: string;
  readonly google: string;
}

export interface SignInState {
  readonly view: 'choice' | 'code';
  /** Whether the phone button was pressed and its field is shown. */
  readonly phoneShown: boolean;
  /** The number that the code was sent to, `+880…`. */
  readonly phone: string;
  readonly errors: Slots;
  readonly signingIn: Readonly<Record<SignInMethod, boolean>>;
  readonly sendingCode: boolean;
  /** Number of codes sent since the dialog was opened. */
  readonly sends: number;
}

export const noErrors: Slots = { phone: '', otp: '', fb: '', google: '' };
const idle = { phone: false, google: false, facebook: false };

const start: SignInState = {
  view: 'choice',
  phoneShown: false,
  phone: '',
  errors: noErrors,
  signingIn: idle,
  sendingCode: false,
  sends: 0,
};

type Change = Partial<SignInState> | ((state: SignInState) => Partial<SignInState>);

export function useSignInState(): [SignInState, (change: Change) => void] {
  return useReducer(
    (state: SignInState, change: Change) => ({ ...state, ...(typeof change === 'function' ? change(state) : change) }),
    start,
  );
}
