export type UsernameProblem = 'short' | 'long' | 'letters' | 'start';

const shortest = 2;
const longest = 39;

/** What keeps a username from the form that the contract asks for, to be said while one types. */
export function usernameProblem(typed: string): UsernameProblem | undefined {
  const username = typed.trim().toLowerCase();
  if (/[^a-z0-9_-]/.test(username)) return 'letters';
  if (/^[_-]/.test(username)) return 'start';
  if (username.length < shortest) return 'short';
  if (username.length > longest) return 'long';
  return undefined;
}
