import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { getToken } from '../../../tests/support/identity.ts';
import { recordLog } from '../../../tests/support/log.ts';
import { signInAdmin, signInUser } from '../../../tests/support/people.ts';

interface Line {
  readonly msg: string;
  readonly level: number;
  readonly err?: { readonly message: string; readonly cause?: unknown };
}

const { log, lines } = recordLog();
const parsed = (from = 0): Line[] => lines.slice(from).map((line) => JSON.parse(line) as Line);
const app = await testApp({ log, environment: { ARBOR_RATE_LIMITS: '0', ARBOR_LOG: 'debug' } });

describe('the log', () => {
  it('contains no phone, e-mail, password, cookie or token, even of failures', async () => {
    const phone = '+8801798765432';
    const email = 'unmistakable@private.example';
    await app.pool.query(`alter table account add constraint no_such_bio check (bio <> 'refused')`);
    const person = await signInUser(app, { subject: 'logged', phone });
    await app.pool.query('update account set email = $1 where id = $2', [email, person.userId]);
    const failing = await person.call('PUT', '/user/update/profile', { bio: 'refused' });
    expect(failing.status).toBe(500);
    const admin = await signInAdmin(app);
    const idToken = getToken({ subject: 'another', phone: '+8801798765433' });
    await app.pool.query(`
      create function fails() returns trigger language plpgsql as $$
      begin raise 'not now' using detail = new::text, hint = new::text; end $$;
      create trigger fails before insert on account for each row execute function fails()`);
    expect((await person.call('POST', '/user/sign-in/phone', { idToken })).status).toBe(500);
    const login = { email: admin.email, password: 'a wrong passphrase to find' };
    expect((await admin.call('POST', '/admin/login', login)).status).toBe(400);
    expect((await person.call('POST', '/user/sign-in/google', { idToken: 'not.a.token.at.all' })).status).toBe(401);
    await app.fetch('/api/v1/content/all?q=x', { headers: { cookie: `sid=${person.cookies.get('sid')}` } });
    log.error({ err: new Error('outer', { cause: Object.assign(new Error('inner'), { detail: phone }) }) }, 'nested');
    log.info({ cookie: 'sid=secret-cookie', person: { phone, password: 'secret-word' } }, 'by name');

    const all = lines.join('\n');
    const secrets = [
      phone,
      '+8801798765433',
      email,
      idToken,
      admin.email,
      admin.password,
      login.password,
      'not.a.token',
      'secret-cookie',
      'secret-word',
      ...person.cookies.values(),
      ...admin.cookies.values(),
    ];
    for (const secret of secrets) expect([secret, all.includes(secret)]).toEqual([secret, false]);
    const errors = parsed().flatMap(({ err }) => err ?? []);
    expect(errors.map(({ message }) => message)).toEqual([
      'new row for relation "account" violates check constraint "no_such_bio"',
      'not now',
      'outer',
    ]);
    expect(errors[0]).toEqual({
      type: 'DatabaseError',
      message: expect.any(String),
      stack: expect.stringContaining('    at '),
      code: '23514',
      severity: 'ERROR',
      table: 'account',
      constraint: 'no_such_bio',
    });
    expect(errors[2]?.cause).toMatchObject({ type: 'Error', message: 'inner' });
    expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(5);
  });

  it('is one JSON object a line, even for messages with line endings', async () => {
    const before = lines.length;
    const forged = 'rahim\n{"level":60,"msg":"forged"}\r\n\u2028';
    log.info({ username: forged }, forged);
    log.error({ err: new Error(forged) }, 'failed');
    await app.fetch(`/api/v1/contributor/single/${encodeURIComponent(forged)}`);
    const created = parsed(before);
    expect(created.map(({ msg }) => msg)).toEqual([forged, 'failed', 'request']);
    expect(created.map(({ level }) => level)).toEqual([30, 50, 30]);
  });

  it('accepts thrown values that are no errors', () => {
    const before = lines.length;
    for (const err of ['text', undefined, null, { detail: 'secret' }]) log.error({ err }, 'odd');
    expect(lines.length - before).toBe(4);
    expect(lines.slice(before).join()).not.toContain('secret');
  });
});
