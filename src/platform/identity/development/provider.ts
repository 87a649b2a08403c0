import { type Config, ConfigError } from '../../config.ts';
import type { Database } from '../../database/pool.ts';
import { commonHeaders } from '../../http/headers.ts';
import type { HonoContext } from '../../http/hono-context.ts';
import { isLoopbackAddress } from '../../http/own-host.ts';
import { Problem } from '../../http/problem.ts';
import { refuseCrossOrigin } from '../../http/request.ts';
import { findClientAddress } from '../../http/visitor.ts';
import type { Log } from '../../log.ts';
import type { IdentityProvider, IdentityRoute } from '../identity.ts';
import { refreshTokens, type ToolkitContext, toolkitHandlers } from './answers.ts';
import { hasChooser, renderChooserPage } from './chooser.ts';
import { readInbox } from './codes.ts';
import { IdentityToolkitError } from './errors.ts';
import { renderInboxPage } from './inbox.ts';
import { developmentKey, type SigningKey } from './key.ts';
import { readPeople, removePerson } from './people.ts';
import { projectId, Tokens } from './tokens.ts';

const MAX_BYTES = 16 * 1024;

export interface DevelopmentProviderDeps {
  readonly config: Pick<Config, 'production' | 'ARBOR_RATE_LIMITS' | 'ARBOR_TRUST_PROXY'>;
  readonly db: Database;
  readonly log: Log;
  readonly origin: string;
  readonly now?: () => Date;
}

const json = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { ...commonHeaders, 'cache-control': 'no-store' } });

/** @throws IdentityToolkitError for another media type, or a body larger than any sign-in needs */
async function readBody(c: HonoContext, type: string): Promise<string> {
  if (c.req.header('content-type')?.split(';')[0]?.trim() !== type) throw new IdentityToolkitError('INVALID_ARGUMENT');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new IdentityToolkitError('INVALID_ARGUMENT', 'too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Converts refusals to the format of Firebase's SDK. */
async function toToolkitResponse(answer: Promise<object>): Promise<Response> {
  try {
    return json(await answer);
  } catch (error) {
    if (error instanceof IdentityToolkitError) return json({ error: { code: 400, message: error.message } }, 400);
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IdentityToolkitError('INVALID_ARGUMENT');
  }
}

/**
 * Refuses remote browsers, because every code is readable here. The socket identifies the caller, since headers can be
 * forged; calls without a socket come from tests or the server itself.
 * @throws Problem `forbidden`
 */
function refuseRemote(c: HonoContext): void {
  const socket = c.env?.incoming?.socket;
  if (socket !== undefined && !isLoopbackAddress(socket.remoteAddress ?? ''))
    throw new Problem('forbidden', { detail: 'The development sign-in answers on its own machine only.' });
}

/**
 * Development replacement of Firebase: answers the unmodified SDK on the site's own origin, with signed tokens. Its
 * data is in PostgreSQL, so all processes act as the same provider.
 * @throws ConfigError in production
 */
export function createDevelopmentProvider(parts: DevelopmentProviderDeps): IdentityProvider {
  const { config, db, log, origin, now = () => new Date() } = parts;
  if (config.production) throw new ConfigError('The development identity provider does not run in production.');
  let key: Promise<SigningKey> | undefined;
  const tokens = new Tokens(() => {
    key ??= developmentKey(db).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  });

  const createToolkitContext = (c: HonoContext): ToolkitContext => ({
    db,
    tokens,
    now: now(),
    address: config.ARBOR_RATE_LIMITS
      ? findClientAddress(
          c.req.raw.headers,
          c.env?.incoming?.socket.remoteAddress ?? '',
          config.ARBOR_TRUST_PROXY,
        ).slice(0, 100)
      : null,
    onCode: (phone, code) => {
      // The number is in the message, because the log redacts fields named `phone`.
      const inbox = `${origin}/development/inbox`;
      log.info({ inbox }, `sign-in code ${code} for ${phone}, also at ${inbox}`);
    },
  });

  const post = (path: string, answer: (c: HonoContext) => Promise<object>): IdentityRoute => ({
    method: 'POST',
    path,
    answer: async (c) => {
      refuseRemote(c);
      refuseCrossOrigin(c, origin);
      return toToolkitResponse(answer(c));
    },
  });
  const get = (path: string, answer: (c: HonoContext) => Response | Promise<Response>): IdentityRoute => ({
    method: 'GET',
    path,
    answer: async (c) => {
      refuseRemote(c);
      return answer(c);
    },
  });

  return {
    client: { kind: 'development', projectId },
    verify: (idToken, method, at) => tokens.verify(idToken, method, at),
    deleteSubject: (subject) => removePerson(db, subject),
    policy: { script: [], connect: [], frame: [] },
    routes: [
      post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
        const call = c.req.param('call') ?? '';
        const answer = Object.hasOwn(toolkitHandlers, call) ? toolkitHandlers[call] : undefined;
        if (answer === undefined) throw new IdentityToolkitError('OPERATION_NOT_ALLOWED');
        return answer(createToolkitContext(c), parseJson(await readBody(c, 'application/json')));
      }),
      post('/securetoken.googleapis.com/v1/token', async (c) =>
        refreshTokens(createToolkitContext(c), await readBody(c, 'application/x-www-form-urlencoded')),
      ),
      get('/identitytoolkit.googleapis.com/v1/recaptchaParams', () => json({ recaptchaSiteKey: 'development' })),
      get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', () =>
        json({
          recaptchaKey: `projects/${projectId}/keys/development`,
          recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
        }),
      ),
      get('/development/inbox', async () => renderInboxPage(await readInbox(db), now())),
      get('/development/accounts', async (c) => {
        const provider = c.req.query('provider') ?? '';
        if (!hasChooser(provider)) return json({ error: { code: 404, message: 'NOT_FOUND' } }, 404);
        return renderChooserPage(provider, await readPeople(db, provider));
      }),
    ],
  };
}
