import { afterAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/features/operations/audit/service.ts';
import { createAdmin } from '../../src/features/people/admins/service/commands.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';
import { startAttackedServer } from '../support/attacked-server.ts';

const server = await startAttackedServer({ ARBOR_TRUST_PROXY: '1' });
const pool = openPool({ url: server.databaseUrl, size: 1, onError: () => undefined });
afterAll(() => pool.end());

const email = 'owner@example.com';
const once = await createAdmin(
  { db: openDatabase(pool), secret: 'unused', audit: auditLog },
  { email, name: 'Owner', role: 'owner' },
);
const password = 'boat lamp river stone';
const HOME = '198.51.100.7';

const send = (method: string, path: string, body: object, from: string, cookie = '') =>
  server.fetch(`/api/v1/admin/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  });
const logIn = (given: string | undefined, from: string, cookie?: string) =>
  send('POST', 'login', { email, password: given }, from, cookie);
const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

describe('whoever knows an admin’s e-mail', () => {
  it('has a hundred guesses from eleven networks, and does not keep the admin out', async () => {
    const first = await logIn(once, HOME);
    const changed = await send('PUT', 'password', { current: once, wanted: password }, HOME, readCookies(first));
    const device = readCookies(changed)
      .split('; ')
      .find((each) => each.startsWith('adev='));
    expect(device).toBeDefined();

    const guess = async (networks: readonly string[]) => {
      const answers = await Promise.all(
        networks.flatMap((from) => Array.from({ length: 12 }, (_, each) => logIn(`guess ${each}`, from))),
      );
      return answers.filter(({ status }) => status === 400).length;
    };
    expect(await guess(['203.0.113.1'])).toBe(10);
    // A single network can't lock out the others.
    expect((await logIn(password, HOME)).status).toBe(200);
    const others = Array.from({ length: 11 }, (_, each) => `203.0.113.${each + 2}`);
    expect(await guess(others)).toBe(90);
    expect((await logIn(password, HOME)).status).toBe(429);
    expect((await logIn(password, HOME, device)).status).toBe(200);
    expect((await logIn(password, '203.0.113.1', device)).status).toBe(200);
  });
});
