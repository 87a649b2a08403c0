import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { createGoodCalls } from '../../tests/support/good-calls.ts';
import { policy } from '../../tests/support/policy.ts';
import { type Caller, callers, records } from '../../tests/support/policy-rows.ts';
import { makeWorld } from '../../tests/support/world.ts';
import { endpoints } from './features.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const ask = createGoodCalls(app);

const counterpart: Readonly<Record<Caller, Caller>> = {
  visitor: 'user',
  user: 'otherUser',
  otherUser: 'user',
  contributor: 'otherContributor',
  otherContributor: 'contributor',
  suspended: 'user',
  moderator: 'user',
  owner: 'user',
};

const keys = endpoints.map(({ operation }) => `${operation.method} ${operation.path}`);

describe('every operation, for every caller', () => {
  it('is in the policy, and nothing else is', () => {
    expect(Object.keys(policy).sort()).toEqual([...keys].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(keys)('%s', async (key) => {
    const world = await makeWorld(app);
    const expected = policy[key] ?? {};
    const [answered, wanted]: Record<string, string>[] = [{}, {}];
    const leaks: string[] = [];
    for (const record of records) {
      const row = expected[record];
      if (row === undefined) continue;
      for (const caller of callers) {
        const them = world.people[counterpart[caller]];
        const { status, text } = await ask(key, { world, caller, record, me: world.people[caller], them });
        const name = `${caller}, ${record}`;
        (answered ?? {})[name] = String(status);
        (wanted ?? {})[name] = String(row[caller]);
        if (caller === 'moderator' || caller === 'owner') continue;
        const foreign = callers.filter((each) => each !== caller).flatMap((each) => world.people[each].secrets);
        leaks.push(...foreign.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`));
      }
    }
    expect(answered).toEqual(wanted);
    expect(Object.keys(wanted ?? {}).length).toBeGreaterThanOrEqual(callers.length);
    expect(leaks).toEqual([]);
  });
});
