import { m } from '../../../../../ui/paraglide/messages.js';

export type UsernameProblem = 'short' | 'long' | 'letters' | 'start';

const MIN_LENGTH = 2;
const MAX_LENGTH = 39;

/** Why a typed username doesn't match the contract; undefined if it does. */
export function findUsernameProblem(typed: string): UsernameProblem | undefined {
  const username = typed.trim().toLowerCase();
  if (/[^a-z0-9_-]/.test(username)) return 'letters';
  if (/^[_-]/.test(username)) return 'start';
  if (username.length < MIN_LENGTH) return 'short';
  if (username.length > MAX_LENGTH) return 'long';
  return undefined;
}

const problemTexts: Record<UsernameProblem, () => string> = {
  short: () => m.accounts_profile_username_short(),
  long: () => m.accounts_profile_username_long(),
  letters: () => m.accounts_profile_username_letters(),
  start: () => m.accounts_profile_username_start(),
};

export function describeUsernameProblem(typed: unknown): string | undefined {
  const problem = typeof typed === 'string' ? findUsernameProblem(typed) : undefined;
  return problem && problemTexts[problem]();
}
