import { useReducer } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';

/** What is wrong, each beside its control; '' where nothing is. */
export interface Slots {
  readonly phone: string;
  readonly otp: string;
  readonly fb: string;
  readonly google: string;
}

export interface SignInState {
  readonly view: 'choice' | 'code';
  /** The first press of the phone button has been made. */
  readonly phoneShown: boolean;
  /** The number that the code went to, `+880…`. */
  readonly phone: string;
  readonly errors: Slots;
  readonly signingIn: Readonly<Record<SignInMethod, boolean>>;
  readonly sendingCode: boolean;
  /** Codes sent since the dialog was opened. */
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
