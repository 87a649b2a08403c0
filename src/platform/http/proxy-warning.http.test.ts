import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { recordLog } from '../../../tests/support/log.ts';

const production = {
  NODE_ENV: 'production',
  ARBOR_ORIGIN: 'https://arbor.example',
  ARBOR_SECRET: 'a secret of this test that is long enough',
  ARBOR_ENCRYPTION_KEYS: `test:${'A'.repeat(43)}`,
  FIREBASE_PROJECT_ID: 'arbor-test',
  FIREBASE_API_KEY: 'AIzaSyTestTestTest',
  FIREBASE_AUTH_DOMAIN: 'arbor-test.firebaseapp.com',
  FIREBASE_APP_ID: '1:123:web:abc',
};
const ask = async (environment: Record<string, string>): Promise<string[]> => {
  const { log, lines } = recordLog();
  const app = await testApp({ log, environment });
  await app.fetch('/api/v1/content-category/all');
  expect(lines.filter((line) => line.includes('ARBOR_TRUST_PROXY'))).toEqual([]);
  for (let call = 0; call < 3; call += 1)
    await app.fetch('/api/v1/content-category/all', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  return lines.filter((line) => line.includes('ARBOR_TRUST_PROXY'));
};

it('says once that an unknown proxy makes everybody one caller', async () => {
  const warnings = await ask(production);
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 40, msg: expect.stringContaining('one caller') });
});

it('says nothing where the proxy is known, or outside production', async () => {
  expect(await ask({ ...production, ARBOR_TRUST_PROXY: '1' })).toEqual([]);
  expect(await ask({})).toEqual([]);
});
