import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Session } from './profile-view.ts';

const names: Record<Session['method'], () => string> = {
  phone: () => m.accounts_profile_method_phone(),
  google: () => m.accounts_profile_method_google(),
  facebook: () => m.accounts_profile_method_facebook(),
  password: () => m.accounts_profile_method_password(),
};

/** A way to sign in, by the name that people know it by. */
export function describeMethod(method: SignInMethod | 'password'): string {
  return names[method]();
}
