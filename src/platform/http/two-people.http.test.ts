import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Answer, createGoodCalls } from '../../../tests/support/good-calls.ts';
import type { Caller } from '../../../tests/support/policy-rows.ts';
import { makeWorld } from '../../../tests/support/world.ts';
import { endpoints } from '../../start/features.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_CACHE: '1' } });
const ask = createGoodCalls(app);

const pairs: Readonly<Record<string, readonly [Caller, Caller]>> = {
  public: ['user', 'otherUser'],
  user: ['user', 'otherUser'],
  contributor: ['contributor', 'otherContributor'],
  creator: ['contributor', 'otherContributor'],
  admin: ['moderator', 'owner'],
  owner: ['owner', 'moderator'],
};

// Responses are cached for a second, and the second person requests them within it.
it.each(endpoints.map(({ operation }) => ({ operation, key: `${operation.method} ${operation.path}` })))(
  '$key tells the second of two people nothing of the first',
  async ({ operation, key }) => {
    const world = await makeWorld(app);
    const [first, second] = pairs[operation.access] ?? ['user', 'otherUser'];
    const answers: Answer[] = [];
    for (const caller of [first, second]) {
      const them = world.people[caller === first ? second : first];
      answers.push(await ask(key, { world, caller, record: 'own', me: world.people[caller], them }));
    }
    const [one, two] = answers;
    const secrets = [...world.people[first].secrets, world.people[first].sessionId];
    expect(secrets.filter((secret) => two?.text.includes(secret) === true)).toEqual([]);
    if (operation.shared === true) expect([two?.status, two?.text]).toEqual([one?.status, one?.text]);
    else for (const answer of answers) expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  },
);
