import { randomUUID } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import type { SignInMethod } from '../../src/platform/identity/methods.ts';
import { authFrame, authHandler, gapi, recaptcha } from './firebase-pages.ts';
import { type Claims, createClaims, signToken, type TokenSigner } from './forged-tokens.ts';

const AUTH_DOMAIN = 'arbor-test.firebaseapp.com';
const TOOLKIT = 'https://identitytoolkit.googleapis.com';

/** Environment of a server that uses Firebase as in production, except for the URL of the keys. */
export const firebaseEnvironment = (projectId: string, keysUrl: string): Record<string, string> => ({
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: 'AIzaTestKey0000000',
  FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN,
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_KEYS_URL: keysUrl,
});

interface StubRequest {
  readonly address: string;
  readonly body: Record<string, unknown>;
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

type Answering = (request: StubRequest) => Answer;
/** Network failures: no connection, or a connection without a response. */
type Silence = 'nothing' | 'never';

const json = (body: object, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) });
const script = (body: string): Answer => ({ type: 'text/javascript', body });
const page = (body: string): Answer => ({ type: 'text/html', body });

/** Creates an error response of Google's identity toolkit. */
export const refuse = (code: string) => (): Answer =>
  json({ error: { code: 400, message: code, errors: [{ message: code, domain: 'global', reason: 'invalid' }] } }, 400);
export const answerWith = (body: object) => (): Answer => json(body);
export const scripts = {
  withoutStorage: () => script(gapi(false)),
  unsureRobotCheck: () => script(recaptcha(false)),
};

const places = {
  googleScript: 'https://apis.google.com/js/api.js',
  robotScript: 'https://www.google.com/recaptcha/api.js',
  frame: `https://${AUTH_DOMAIN}/__/auth/iframe`,
  handler: `https://${AUTH_DOMAIN}/__/auth/handler`,
  project: `${TOOLKIT}/v1/projects`,
  idp: `${TOOLKIT}/v1/accounts:signInWithIdp`,
  lookup: `${TOOLKIT}/v1/accounts:lookup`,
  robotConfig: `${TOOLKIT}/v2/recaptchaConfig`,
  robotKey: `${TOOLKIT}/v1/recaptchaParams`,
  sendCode: `${TOOLKIT}/v1/accounts:sendVerificationCode`,
  submitCode: `${TOOLKIT}/v1/accounts:signInWithPhoneNumber`,
} as const;
type Place = keyof typeof places;

export interface FirebaseStub {
  /** Person who signs in. */
  readonly person: { readonly subject: string; readonly email: string; readonly phone: string };
  readonly code: string;
  /** Lists the requests to a place so far. */
  readonly requests: (place: Place) => readonly StubRequest[];
  /** Foreign URLs that were requested and have no stand-in. */
  readonly strangers: readonly string[];
  /** Changes the response of a place from now on; `undefined` restores the default. */
  readonly answer: (place: Place, answering: Silence | Answering | undefined) => void;
  /** Changes the claims of the tokens from now on. */
  readonly claim: (changes: Claims) => void;
}

/**
 * Intercepts all requests of the context to origins other than `origin`, and responds in place of Google or not at all.
 */
export async function standInForFirebase(
  context: BrowserContext,
  { origin, signer }: { origin: string; signer: TokenSigner },
): Promise<FirebaseStub> {
  const subject = randomUUID();
  const person = { subject, email: `${subject}@example.com`, phone: `+88017${String(Date.now()).slice(-8)}` };
  const code = '246810';
  let changes: Claims = {};

  const signedIn = (method: SignInMethod): object => {
    const own = { sub: subject, user_id: subject, ...(method === 'phone' ? { phone_number: person.phone } : {}) };
    const claims = createClaims(signer, method, new Date(), { ...own, email: person.email, ...changes });
    return { idToken: signToken(signer, claims), refreshToken: 'refresh', expiresIn: '3600', localId: subject };
  };
  const usual: Record<Place, Answering> = {
    googleScript: () => script(gapi(true)),
    robotScript: () => script(recaptcha(true)),
    frame: () => page(authFrame),
    handler: () => page(authHandler),
    project: () => json({ projectId: signer.projectId, authorizedDomains: [new URL(origin).hostname] }),
    idp: ({ body }) => {
      const providerId = new URL(String(body['requestUri'])).searchParams.get('providerId');
      const isGoogle = providerId === 'google.com';
      const proof = isGoogle ? { oauthIdToken: 'google-id-token' } : { oauthAccessToken: 'facebook-access-token' };
      return json({ ...signedIn(isGoogle ? 'google' : 'facebook'), providerId, rawUserInfo: '{}', ...proof });
    },
    lookup: () => json({ users: [{ localId: subject, email: person.email, providerUserInfo: [] }] }),
    robotConfig: () => json({ recaptchaEnforcementState: [] }),
    robotKey: () => json({ recaptchaSiteKey: 'site-key' }),
    sendCode: ({ body }) =>
      body['phoneNumber'] === person.phone && String(body['recaptchaToken']).startsWith('robot-check-')
        ? json({ sessionInfo: 'code-session' })
        : refuse('INVALID_APP_CREDENTIAL')(),
    submitCode: ({ body }) =>
      body['sessionInfo'] === 'code-session' && body['code'] === code
        ? json(signedIn('phone'))
        : refuse('INVALID_CODE')(),
  };

  const changed = new Map<Place, Silence | Answering>();
  const log: { place: Place; request: StubRequest }[] = [];
  const strangers: string[] = [];
  const names = Object.keys(places) as Place[];

  const reply = async (route: Route): Promise<void> => {
    const request = route.request();
    const address = request.url();
    const place = names.find((name) => address.split('?')[0] === places[name]);
    if (place === undefined) strangers.push(address);
    const answering = place === undefined ? 'nothing' : (changed.get(place) ?? usual[place]);
    const received = { address, body: (request.postDataJSON() ?? {}) as Record<string, unknown> };
    if (place !== undefined) log.push({ place, request: received });
    if (answering === 'never') return;
    if (answering === 'nothing') return route.abort('internetdisconnected');
    const { status = 200, type = 'text/plain', body } = answering(received);
    // A page may send a request at the moment at which its test ends.
    return route
      .fulfill({ status, contentType: type, body, headers: { 'access-control-allow-origin': '*' } })
      .catch((error: unknown) => {
        if (!String(error).includes('has been closed')) throw error;
      });
  };
  await context.route((url) => url.origin !== origin, reply);

  return {
    person,
    code,
    requests: (place) => log.filter((each) => each.place === place).map(({ request }) => request),
    strangers,
    answer: (place, answering) => {
      if (answering === undefined) changed.delete(place);
      else changed.set(place, answering);
    },
    claim: (next) => {
      changes = next;
    },
  };
}
