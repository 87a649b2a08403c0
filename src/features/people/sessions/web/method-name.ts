import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const names: Record<SignInMethod | 'password', () => string> = {
  phone: () => m.sessions_method_phone(),
  google: () => m.sessions_method_google(),
  facebook: () => m.sessions_method_facebook(),
  password: () => m.sessions_method_password(),
};

/** Name of a sign-in method for people. */
export function describeMethod(method: SignInMethod | 'password'): string {
  return names[method]();
}
