import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type Browser, signInAdmin, signInUser } from '../../../tests/support/people.ts';

const behind = await testApp({ environment: { ARBOR_TRUST_PROXY: '1' } });
const alone = await testApp();

const randomAddress = (): string => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
const LOGINS = 60;
const LINKS = 20;

/** Windows begin at whole quarters of an hour: none may end while calls are counted here. */
beforeAll(async () => {
  const left = 900 - ((Date.now() / 1000) % 900);
  if (left < 40) await wait(left * 1000);
});

async function login(app: TestApp, forwarded: string, more: Record<string, string> = {}): Promise<number> {
  const response = await app.fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, ...more },
    body: JSON.stringify({ email: `x${randomBytes(4).toString('hex')}@example.com` }),
  });
  if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  return response.status;
}

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

async function many(calls: number, ask: (each: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < calls; each += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, calls - each) }, (_, at) => ask(each + at)))),
    );
  return statuses;
}

describe('a limit', () => {
  it('holds for an address, whatever it says of itself: 1,000 forged X-Forwarded-For', async () => {
    const forged = await many(1000, () =>
      login(behind, `${randomAddress()}, ${randomAddress()}, 198.51.100.9`, {
        'cf-connecting-ip': randomAddress(),
        'x-real-ip': randomAddress(),
      }),
    );
    expect(count(forged, 429)).toBe(1000 - LOGINS);
    expect(await login(behind, '198.51.100.10')).toBe(400);
    const unbelieved = await many(LOGINS + 20, () => login(alone, randomAddress()));
    expect(count(unbelieved, 429)).toBe(20);
  });

  it('holds for the whole of an IPv6 network, and for an IPv4 address in both spellings', async () => {
    const ends = await many(LOGINS + 10, () =>
      login(behind, `2001:db8:7:7:${randomBytes(2).toString('hex')}::${randomBytes(2).toString('hex')}`),
    );
    expect(count(ends, 429)).toBe(10);
    expect(await login(behind, '2001:db8:7:8::1')).toBe(400);
    const spelt = await many(LOGINS + 10, (each) =>
      login(behind, each % 2 === 0 ? '198.51.100.20' : '::ffff:198.51.100.20'),
    );
    expect(count(spelt, 429)).toBe(10);
  });

  const apply = async (person: Browser, forwarded: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    return (await person.fetch('/api/v1/contributor/apply', { method: 'POST', headers, body: '{}' })).status;
  };

  it('goes with somebody signed in from address to address, and is nobody else’s behind the same one', async () => {
    const [one, two] = [await signInUser(behind), await signInUser(behind)];
    const statuses = await many(LINKS + 5, () => apply(one, randomAddress()));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([LINKS, 5]);
    expect([await apply(one, '198.51.100.30'), await apply(two, '198.51.100.30')]).toEqual([429, 400]);
    const admin = await signInAdmin(behind);
    const confirm = async (): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
      return (await admin.fetch('/api/v1/admin/totp/confirm', { method: 'POST', headers, body: '{}' })).status;
    };
    expect(count(await many(LINKS + 3, confirm), 429)).toBe(3);
  });

  it('counts before what was sent is looked at, and no call that is refused before', async () => {
    const person = await signInUser(behind);
    const stranger = async (): Promise<number> =>
      (
        await behind.fetch('/api/v1/contributor/apply', {
          method: 'POST',
          headers: { 'x-forwarded-for': '198.51.100.40' },
        })
      ).status;
    expect(new Set(await many(LINKS + 5, stranger))).toEqual(new Set([401]));
    expect(await apply(person, '198.51.100.40')).toBe(400);
  });

  it('keeps no address and no account, only what the secret makes of them', async () => {
    const person = await signInUser(behind);
    await apply(person, '198.51.100.50');
    await login(behind, '198.51.100.51');
    const { rows } = await behind.pool.query<{ key: string }>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(3);
    for (const { key } of rows) expect(key).toMatch(/^[A-Z]+ \/[\w/{}-]+\|[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(person.userId);
  });
});
