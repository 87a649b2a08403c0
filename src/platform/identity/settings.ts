import * as z from 'zod';
import { isLoopbackName } from '../http/own-host.ts';
import { readServiceAccount } from './google-account.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Settings of the identity provider. */
export const identitySettings = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'This is no Firebase project id.')
    .optional()
    .describe('Firebase project that signs people in; required in production'),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'This is no Firebase API key.')
    .optional()
    .describe('Web API key of that project; public, so restrict it to your addresses'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'This is no domain.')
    .optional()
    .describe('Domain of its sign-in windows, such as my-project.firebaseapp.com'),
  FIREBASE_APP_ID: z
    .string()
    .regex(/^[\w:.-]{5,100}$/, 'This is no Firebase app id.')
    .optional()
    .describe('Id of its web app'),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .refine((text) => readServiceAccount(text) !== undefined, "This is not a service account's JSON.")
    .optional()
    .describe('JSON text of a service account that may delete users, so that deleted accounts are deleted there, too'),
  FIREBASE_KEYS_URL: z
    .url({ protocol: /^https?$/ })
    .default(GOOGLE_KEYS)
    .describe("Google's published keys; another address only to test, never in production"),
};

type Given = z.output<z.ZodObject<typeof identitySettings>>;

export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly appId: string;
  readonly keysUrl: string;
  readonly serviceAccount: string | undefined;
}

/** Firebase's settings; undefined if Firebase isn't configured. */
export function toFirebaseSettings(given: Given): FirebaseSettings | undefined {
  const projectId = given.FIREBASE_PROJECT_ID;
  const apiKey = given.FIREBASE_API_KEY;
  const authDomain = given.FIREBASE_AUTH_DOMAIN;
  const appId = given.FIREBASE_APP_ID;
  if (projectId === undefined || apiKey === undefined || authDomain === undefined || appId === undefined)
    return undefined;
  const keysUrl = given.FIREBASE_KEYS_URL;
  return { projectId, apiKey, authDomain, appId, keysUrl, serviceAccount: given.FIREBASE_SERVICE_ACCOUNT };
}

const needed = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'] as const;

/** Reason in one sentence why the settings are refused; undefined if they are valid. */
export function findIdentityRefusal(
  given: Given & { NODE_ENV: string; HOST: string; ARBOR_ROLE: string; ARBOR_ORIGIN?: string | undefined },
  environment: Record<string, string | undefined>,
): string | undefined {
  const production = given.NODE_ENV === 'production';
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length > 0 && missing.length < needed.length)
    return `${missing.join(', ')}: Firebase needs ${needed.join(', ')} together; set all of them or none.`;
  const account = given.FIREBASE_SERVICE_ACCOUNT;
  if (account !== undefined && readServiceAccount(account)?.project_id !== given.FIREBASE_PROJECT_ID)
    return 'FIREBASE_SERVICE_ACCOUNT belongs to another project than FIREBASE_PROJECT_ID.';
  const { ARBOR_ORIGIN: origin } = given;
  if (!production && missing.length > 0 && origin !== undefined && !isLoopbackName(new URL(origin).hostname))
    return `ARBOR_ORIGIN is ${origin}, and without Firebase anybody there could read every sign-in code: set NODE_ENV=production and ${needed.join(', ')}.`;
  if (!production && missing.length > 0 && given.ARBOR_ROLE !== 'worker' && !isLoopbackName(given.HOST))
    return `HOST is ${given.HOST}, and without Firebase anybody in that network could read every sign-in code: leave HOST out to listen on this machine alone, or set ${needed.join(', ')}.`;
  if (!production) return undefined;
  if (missing.length > 0)
    return `Production needs a real identity provider: set ${needed.join(', ')} (Firebase console, project settings, your web app).`;
  // With this variable Google's libraries accept unsigned tokens; this server doesn't, so the variable is refused.
  if ((environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '') !== '')
    return 'FIREBASE_AUTH_EMULATOR_HOST is set: production does not start with an emulator in sight. Unset it.';
  if (given.FIREBASE_KEYS_URL !== GOOGLE_KEYS) return 'FIREBASE_KEYS_URL can not be changed in production.';
  return undefined;
}
