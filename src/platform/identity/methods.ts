/** The ways for an account to sign in. Imports nothing: contracts, and so browsers, read it. */
export const signInMethods = ['phone', 'google', 'facebook'] as const;
export type SignInMethod = (typeof signInMethods)[number];
