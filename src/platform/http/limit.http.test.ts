import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type Browser, signInAdmin, signInUser } from '../../../tests/support/people.ts';

const behind = await testApp({ environment: { ARBOR_TRUST_PROXY: '1' } });
const alone = await testApp();

const randomAddress = (): string => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
const LOGINS = 60;
const LINKS = 20;

/** An address that has called nothing yet. */
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

/** Windows begin at whole quarters of an hour. */
const findWindow = (): number => Math.floor(Date.now() / 900_000);

/** Makes the calls of a test, which uses addresses of its own, again where a window ended between them. */
async function inOneWindow(work: () => Promise<void>): Promise<void> {
  const window = findWindow();
  try {
    await work();
  } catch (error) {
    if (findWindow() === window) throw error;
    await work();
  }
}

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
  it('holds for an address, whatever 1,000 forged X-Forwarded-For headers say', () =>
    inOneWindow(async () => {
      const address = newAddress();
      const forged = await many(1000, () =>
        login(behind, `${randomAddress()}, ${randomAddress()}, ${address}`, {
          'cf-connecting-ip': randomAddress(),
          'x-real-ip': randomAddress(),
        }),
      );
      expect(count(forged, 429)).toBe(1000 - LOGINS);
      expect(await login(behind, newAddress())).toBe(400);
    }));

  it('goes by the connection where no proxy is trusted', () =>
    inOneWindow(async () => {
      await alone.pool.query('delete from rate_limit');
      const unbelieved = await many(LOGINS + 20, () => login(alone, randomAddress()));
      expect(count(unbelieved, 429)).toBe(20);
    }));

  it('holds for the whole of an IPv6 network, and for an IPv4 address in both spellings', () =>
    inOneWindow(async () => {
      const network = `2001:db8:7:${randomBytes(2).toString('hex')}`;
      const ends = await many(LOGINS + 10, () =>
        login(behind, `${network}:${randomBytes(2).toString('hex')}::${randomBytes(2).toString('hex')}`),
      );
      expect(count(ends, 429)).toBe(10);
      expect(await login(behind, '2001:db8:8:8::1')).toBe(400);
      const address = newAddress();
      const spelt = await many(LOGINS + 10, (each) => login(behind, each % 2 === 0 ? address : `::ffff:${address}`));
      expect(count(spelt, 429)).toBe(10);
    }));

  const apply = async (person: Browser, forwarded: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    return (await person.fetch('/api/v1/contributor/apply', { method: 'POST', headers, body: '{}' })).status;
  };

  it('follows a signed-in account from address to address, and counts for no other account at the same address', () =>
    inOneWindow(async () => {
      const [one, two] = [await signInUser(behind), await signInUser(behind)];
      const statuses = await many(LINKS + 5, () => apply(one, randomAddress()));
      expect([count(statuses, 400), count(statuses, 429)]).toEqual([LINKS, 5]);
      const address = newAddress();
      expect([await apply(one, address), await apply(two, address)]).toEqual([429, 400]);
      const admin = await signInAdmin(behind);
      const confirm = async (): Promise<number> => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
        return (await admin.fetch('/api/v1/admin/totp/confirm', { method: 'POST', headers, body: '{}' })).status;
      };
      expect(count(await many(LINKS + 3, confirm), 429)).toBe(3);
    }));

  it('counts a call before its body is read, and no call that is refused before that', () =>
    inOneWindow(async () => {
      const person = await signInUser(behind);
      const address = newAddress();
      const callAsVisitor = async (): Promise<number> => {
        const headers = { 'x-forwarded-for': address };
        return (await behind.fetch('/api/v1/contributor/apply', { method: 'POST', headers })).status;
      };
      expect(new Set(await many(LINKS + 5, callAsVisitor))).toEqual(new Set([401]));
      expect(await apply(person, address)).toBe(400);
    }));

  it('stores no address and no account, only keyed hashes of them', async () => {
    const person = await signInUser(behind);
    await apply(person, newAddress());
    await login(behind, newAddress());
    const { rows } = await behind.pool.query<{ key: string }>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(3);
    for (const { key } of rows) expect(key).toMatch(/^[A-Z]+ \/[\w/{}-]+\|[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(person.userId);
  });
});
