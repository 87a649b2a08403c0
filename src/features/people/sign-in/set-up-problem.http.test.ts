import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { firebaseEnvironment } from '../../../../tests/support/firebase-stub.ts';
import { testIdentity } from '../../../../tests/support/identity.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { browser } from '../../../../tests/support/people.ts';
import { setUpProblems } from '../../../platform/identity/set-up-problems.ts';

const PATH = '/user/sign-in/set-up-problem';
const firebase = {
  ...testIdentity(),
  client: { kind: 'firebase', apiKey: 'key', authDomain: 'x.firebaseapp.com', projectId: 'x', appId: 'app' },
} as const;
const environment = { ARBOR_RATE_LIMITS: '0', ARBOR_LOG: 'debug' };
const { log, lines } = recordLog();
const app = await testApp({
  log,
  identity: firebase,
  environment: {
    ...environment,
    ...firebaseEnvironment('arbor-test', 'https://keys.invalid/'),
    ARBOR_ORIGIN: 'https://arbor.example',
  },
});

const written = (from: number) =>
  lines
    .slice(from)
    .map((line) => JSON.parse(line) as { level: number; msg: string; code?: string; setting?: string })
    .filter(({ level }) => level >= 50);

describe('a browser that says what Firebase refuses', () => {
  it('makes the log name the setting to change, once', async () => {
    const from = lines.length;
    for (let time = 0; time < 5; time += 1)
      expect((await browser(app).call('POST', PATH, { code: 'unauthorized-domain', method: 'google' })).status).toBe(
        200,
      );
    expect(written(from)).toMatchObject([
      {
        msg: 'Firebase refuses to sign people in, a browser says: change the setting',
        code: 'unauthorized-domain',
        setting: 'Firebase console, Authentication, Settings, Authorised domains: add arbor.example',
      },
    ]);
    await browser(app).call('POST', PATH, { code: 'operation-not-allowed', method: 'facebook' });
    expect(written(from)[1]?.setting).toMatch(/turn on Facebook$/);
  });

  it('has a setting for each code', async () => {
    for (const code of setUpProblems) {
      const from = lines.length;
      await browser(app).call('POST', PATH, { code, method: 'phone' });
      expect([code, written(from).map(({ setting }) => setting)]).toEqual([
        code,
        [expect.stringMatching(/\w: |[:,] /)],
      ]);
    }
  });

  it('can write nothing of its own into the log', async () => {
    const from = lines.length;
    const bodies = [
      { code: 'forged', method: 'google' },
      { code: 'unauthorized-domain', method: 'google', text: 'forged' },
      { code: 'unauthorized-domain', method: 'forged' },
      { code: 'unauthorized-domain' },
      {},
    ];
    for (const body of bodies) expect((await browser(app).call('POST', PATH, body)).status).toBe(400);
    const response = await app.fetch(`/api/v1${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ code: 'project-not-found', method: 'google' }),
    });
    expect(response.status).toBe(403);
    expect(lines.slice(from).join('\n')).not.toContain('forged');
    expect(written(from)).toEqual([]);
  });

  it('is heard ten times an hour from one network', async () => {
    const limited = await testApp({ identity: firebase });
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1)
      statuses.push((await browser(limited).call('POST', PATH, { code: 'invalid-api-key', method: 'phone' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('is not heard at all with the development provider', async () => {
    const recorded = recordLog();
    const development = await testApp({ log: recorded.log, environment });
    await browser(development).call('POST', PATH, { code: 'invalid-api-key', method: 'phone' });
    expect(recorded.lines.join('\n')).not.toContain('Firebase refuses');
  });
});
