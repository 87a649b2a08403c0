import { describe, expect, it } from 'vitest';
import { addApiToken, callByToken } from '../../../../tests/support/api-tokens.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { createGoodCalls } from '../../../../tests/support/good-calls.ts';
import { policy } from '../../../../tests/support/policy.ts';
import { type Caller, records } from '../../../../tests/support/policy-rows.ts';
import { makeWorld } from '../../../../tests/support/world.ts';
import { createId } from '../../../platform/database/id.ts';
import { endpoints } from '../../../start/features.ts';
import { getTokenAccess } from '../../../start/token-scopes.ts';
import { tokenScopes } from './contract.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const ask = createGoodCalls(app);
const operations = endpoints.map(({ operation }) => operation);
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Who has tokens of a scope. */
const holderOf = (scope: string): Caller => (/^(admin|owner):/.test(scope) ? 'owner' : 'contributor');

const world = await makeWorld(app);
const makeToken = (scopes: readonly string[], holder: Caller) => {
  const { id } = world.people[holder];
  return addApiToken(app, holder === 'owner' || holder === 'moderator' ? { adminId: id } : { accountId: id }, scopes);
};

describe('a token of one scope', () => {
  it.each(tokenScopes)('%s is refused by every operation of another scope, and by those of none', async (scope) => {
    for (const holder of ['contributor', 'owner'] as const) {
      const { secret } = await makeToken([scope], holder);
      const passed: string[] = [];
      for (const operation of operations) {
        const access = getTokenAccess(operation);
        if (access === scope || access === 'any' || operation.outside !== undefined) continue;
        const path = operation.path.replace(/\{\w+\}/g, createId());
        const { method } = operation;
        const { status } = await callByToken(app, secret, path, { method, ...(method === 'GET' ? {} : { body: {} }) });
        if (status !== 403) passed.push(`${keyOf(operation)} ${status}`);
      }
      expect(passed).toEqual([]);
    }
  });

  it.each(tokenScopes)('%s gives what its owner may do, no more', async (scope) => {
    const holder = holderOf(scope);
    const caller = scope === 'catalogue:read' ? 'visitor' : holder;
    const [answered, wanted]: Record<string, number>[] = [{}, {}];
    for (const operation of operations.filter((each) => getTokenAccess(each) === scope)) {
      const key = keyOf(operation);
      // Reads leave the records as they are.
      const own = operation.method === 'GET' ? world : await makeWorld(app);
      const { id } = own.people[holder];
      const { secret } = await addApiToken(app, holder === 'owner' ? { adminId: id } : { accountId: id }, [scope]);
      for (const record of records) {
        const expected = policy[key]?.[record]?.[caller];
        if (expected === undefined) continue;
        const them = own.people.user;
        const asking = { world: own, caller: holder, record, me: own.people[holder], them, token: secret };
        (answered ?? {})[`${key} ${record}`] = (await ask(key, asking)).status;
        (wanted ?? {})[`${key} ${record}`] = expected;
      }
    }
    expect(answered).toEqual(wanted);
    expect(Object.keys(wanted ?? {}).length).toBeGreaterThan(0);
  });
});

it('gives a moderator nothing of owners, and a customer nothing of contributors', async () => {
  const ofModerator = await makeToken(['owner:read'], 'moderator');
  const ofCustomer = await makeToken(['works:read', 'works:upload'], 'user');
  for (const operation of operations) {
    const access = getTokenAccess(operation);
    const path = operation.path.replace(/\{\w+\}/g, createId());
    if (access === 'owner:read')
      expect([path, (await callByToken(app, ofModerator.secret, path)).status]).toEqual([path, 403]);
    if (access === 'works:read' || access === 'works:upload') {
      const { method } = operation;
      const answer = await callByToken(app, ofCustomer.secret, path, { method });
      expect([keyOf(operation), answer.status]).toEqual([keyOf(operation), 403]);
    }
  }
});
