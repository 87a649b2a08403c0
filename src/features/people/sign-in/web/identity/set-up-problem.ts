import type { SignInMethod } from '../../../../../platform/identity/methods.ts';
import type { SetUpProblem } from '../../../../../platform/identity/set-up-problems.ts';
import { browserApi } from '../../../../../ui/api/client.ts';

/** Error codes that are reported to the operator; the type requires all of them. */
const known: Record<SetUpProblem, true> = {
  'admin-restricted-operation': true,
  'api-not-enabled': true,
  'app-not-authorized': true,
  'auth-domain-config-required': true,
  'billing-not-enabled': true,
  'configuration-not-found': true,
  'hostname-not-found': true,
  'invalid-api-key': true,
  'invalid-oauth-client-id': true,
  'invalid-oauth-provider': true,
  'operation-not-allowed': true,
  'project-not-found': true,
  'recaptcha-not-enabled': true,
  'referer-blocked': true,
  'unauthorized-domain': true,
};
export const setUpCodes = Object.keys(known) as readonly SetUpProblem[];

/** Problems without an error code, recognized by the server's message in the SDK's error. */
const sentences: readonly (readonly [RegExp, SetUpProblem])[] = [
  [/^api-key-not-valid/, 'invalid-api-key'],
  [/^api-key-(expired|not-found)/, 'invalid-api-key'],
  [/^requests-from-(this-)?.*-are-blocked/, 'referer-blocked'],
  [/^requests-to-this-api-.*-are-blocked/, 'app-not-authorized'],
  [/^identity-toolkit-api-has-not-been-used/, 'api-not-enabled'],
];

/** The configuration problem that an error code indicates; undefined for other codes. */
export function toSetUpProblem(code: string): SetUpProblem | undefined {
  const name = code.replace(/^auth\//, '');
  return setUpCodes.find((each) => each === name) ?? sentences.find(([shape]) => shape.test(name))?.[1];
}

/**
 * Finds a configuration problem in an error of the SDK. An unauthorized domain fails the captcha, which only the
 * error's message reveals.
 */
export function findSetUpProblem(error: unknown): SetUpProblem | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (error.code === 'auth/captcha-check-failed' && /hostname match not found/i.test(error.message))
    return 'hostname-not-found';
  return toSetUpProblem(error.code);
}

const reported = new Set<string>();

/** Reports a problem to the operator's log, once per page, without personal data and without waiting for the answer. */
export function reportSetUpProblem(error: unknown, method: SignInMethod): void {
  const code = findSetUpProblem(error);
  if (code === undefined || reported.has(`${code} ${method}`)) return;
  reported.add(`${code} ${method}`);
  void browserApi('POST /user/sign-in/set-up-problem', { body: { code, method } }).catch(() => undefined);
}
