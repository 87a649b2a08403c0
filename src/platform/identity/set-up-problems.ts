/**
 * Configuration errors of the identity provider's project, with the provider's names. This file has no imports, because
 * contracts, and so browsers, read it.
 */
export const setUpProblems = [
  'admin-restricted-operation',
  'api-not-enabled',
  'app-not-authorized',
  'auth-domain-config-required',
  'billing-not-enabled',
  'configuration-not-found',
  'hostname-not-found',
  'invalid-api-key',
  'invalid-oauth-client-id',
  'invalid-oauth-provider',
  'operation-not-allowed',
  'project-not-found',
  'recaptcha-not-enabled',
  'referer-blocked',
  'unauthorized-domain',
] as const;
export type SetUpProblem = (typeof setUpProblems)[number];
