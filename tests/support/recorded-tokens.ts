import { expect } from 'vitest';
import { addApiToken } from './api-tokens.ts';
import type { TestApp } from './app.ts';
import type { SignedInAdmin } from './people.ts';
import type { GoodCall } from './recorded-money.ts';

/** Creates admins' calls on their API tokens for `recorded-writes`. */
export const createRecordedTokens = (
  app: TestApp,
): Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> => ({
  'POST /admin/tokens/create': async ({ password }) => ({
    body: { name: 'Reports', scopes: ['admin:read'], password },
    action: 'token.create',
    subject: ['token', expect.any(String)],
  }),
  'DELETE /admin/tokens/{id}': async ({ adminId }) => {
    const { id } = await addApiToken(app, { adminId }, ['admin:read']);
    return { path: `/admin/tokens/${id}`, action: 'token.revoke', subject: ['token', id] };
  },
});
