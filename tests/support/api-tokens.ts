import { getLastFour, toSecret } from '../../src/features/people/tokens/rules/secret.ts';
import { createId } from '../../src/platform/database/id.ts';
import { createToken, hashToken } from '../../src/platform/identity/encryption.ts';
import type { TestApp } from './app.ts';

/** Adds an API token directly to the database. */
export async function addApiToken(
  app: Pick<TestApp, 'pool'>,
  owner: { readonly accountId: string } | { readonly adminId: string },
  scopes: readonly string[],
): Promise<{ readonly id: string; readonly secret: string }> {
  const [id, secret] = [createId(), toSecret(createToken())];
  const [accountId, adminId] = 'accountId' in owner ? [owner.accountId, null] : [null, owner.adminId];
  await app.pool.query(
    `insert into api_token (id, account_id, admin_id, name, token_hash, last_four, scopes, expires_at)
     values ($1, $2, $3, 'Test', $4, $5, $6, now() + interval '1 day')`,
    [id, accountId, adminId, hashToken(secret), getLastFour(secret), scopes],
  );
  return { id, secret };
}

/** Calls the API by a token, as a program on another computer does. */
export async function callByToken(
  app: Pick<TestApp, 'fetch'>,
  secret: string,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return app.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      'sec-fetch-site': 'cross-site',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
