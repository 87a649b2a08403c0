/** Sign-in methods. This file has no imports, because contracts, and so browsers, read it. */
export const signInMethods = ['phone', 'google', 'facebook'] as const;
export type SignInMethod = (typeof signInMethods)[number];
