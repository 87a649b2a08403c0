import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import type { SetUpProblem } from '../../../../platform/identity/set-up-problems.ts';
import type { signInContract } from '../contract.ts';

const SILENCE_MS = 10 * 60 * 1000;

const methodNames: Record<SignInMethod, string> = { phone: 'Phone', google: 'Google', facebook: 'Facebook' };

const IN_CONSOLE = 'Firebase console, Authentication';
const IN_CLOUD = 'Google Cloud console of the same project';

/** The setting to change for each problem. */
const settings: Record<SetUpProblem, (method: string, host: string) => string> = {
  'admin-restricted-operation': () => `${IN_CONSOLE}, Settings, User actions: allow people to create accounts`,
  'api-not-enabled': () => `${IN_CLOUD}, APIs and services: enable the Identity Toolkit API`,
  'app-not-authorized': (_, host) => `${IN_CLOUD}, Credentials: let the key of FIREBASE_API_KEY be used by ${host}`,
  'auth-domain-config-required': () => 'FIREBASE_AUTH_DOMAIN: the authDomain of the web app',
  'billing-not-enabled': () => 'Firebase console, Usage and billing: the plan Blaze, which text messages need',
  'configuration-not-found': (method) => `${IN_CONSOLE}: press Get started, and turn on ${method} under Sign-in method`,
  'hostname-not-found': (_, host) => `${IN_CONSOLE}, Settings, Authorised domains: add ${host}`,
  'invalid-api-key': () => 'FIREBASE_API_KEY: the apiKey of the web app',
  'invalid-oauth-client-id': (method) => `${IN_CONSOLE}, Sign-in method, ${method}: client id and secret`,
  'invalid-oauth-provider': (method) => `${IN_CONSOLE}, Sign-in method, ${method}: client id and secret`,
  'operation-not-allowed': (method) =>
    method === methodNames.phone
      ? `${IN_CONSOLE}, Sign-in method: turn on Phone; Settings, SMS region policy: allow Bangladesh`
      : `${IN_CONSOLE}, Sign-in method: turn on ${method}`,
  'project-not-found': () =>
    'FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_APP_ID: values of one and the same web app',
  'recaptcha-not-enabled': () => `${IN_CONSOLE}, Settings, reCAPTCHA: turn it on for Phone, or its SMS defence off`,
  'referer-blocked': (_, host) =>
    `${IN_CLOUD}, Credentials, the key of FIREBASE_API_KEY, website restrictions: allow ${host} and FIREBASE_AUTH_DOMAIN`,
  'unauthorized-domain': (_, host) => `${IN_CONSOLE}, Settings, Authorised domains: add ${host}`,
};

function findHost({ platform }: Context): string {
  const { ARBOR_ORIGIN: origin } = platform.config;
  return origin === undefined ? "the site's host name" : new URL(origin).hostname;
}

/**
 * `POST /user/sign-in/set-up-problem`. Anybody can call it, so it is only a hint for the operator: a fixed list of
 * problems, each logged once in ten minutes per process.
 */
export function createSetUpReporter() {
  const silentUntil = new Map<string, number>();
  return async (
    ctx: Context,
    { body }: InputOf<(typeof signInContract)['reportSetUpProblem']>,
  ): Promise<{ done: true }> => {
    const { code, method } = body;
    const key = `${code} ${method}`;
    const now = ctx.now.getTime();
    if (ctx.platform.identity.client.kind !== 'firebase' || now < (silentUntil.get(key) ?? 0)) return { done: true };
    silentUntil.set(key, now + SILENCE_MS);
    const setting = settings[code](methodNames[method], findHost(ctx));
    ctx.platform.log.error(
      { requestId: ctx.requestId, code, method, setting },
      'Firebase refuses to sign people in, a browser says: change the setting',
    );
    return { done: true };
  };
}
