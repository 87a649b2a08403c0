import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { okay, refused, type Toolkit, toolkitOf } from '../../../../tests/support/identity-toolkit.ts';

let app: TestApp;
let toolkit: Toolkit;

beforeAll(async () => {
  app = await testApp({ identity: 'configured' });
  toolkit = toolkitOf(app);
});

beforeEach(async () => {
  await app.db.deleteFrom('development_code').execute();
  await app.db.deleteFrom('development_person').execute();
});

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('signing in by phone', () => {
  it('accepts a code in any process, and finds the same account again', async () => {
    const { session, code } = await toolkit.sent('+8801712345678');
    const first = await toolkit.enter(session, code, app.elsewhere);
    expect(first).toEqual(okay({ isNewUser: true, phoneNumber: '+8801712345678', expiresIn: '3600' }));
    const identity = await app.platform.identity.verify(String(first.body['idToken']), 'phone', new Date());
    expect(identity).toMatchObject({ phone: '+8801712345678', method: 'phone', subject: first.body['localId'] });
    const again = await toolkit.sent('+8801712345678');
    expect((await toolkit.enter(again.session, again.code)).body).toMatchObject({
      isNewUser: false,
      localId: first.body['localId'],
    });
  });

  it.each([
    ['', 'MISSING_PHONE_NUMBER'],
    ['017', 'INVALID_PHONE_NUMBER'],
    ['+88017123', 'INVALID_PHONE_NUMBER'],
    ['+8801212345678', 'INVALID_PHONE_NUMBER'],
    ['+12025550123', '^OPERATION_NOT_ALLOWED : '],
  ])('sends nothing to «%s»', async (phoneNumber, code) => {
    expect(await toolkit.call('sendVerificationCode', { phoneNumber })).toEqual(refused(code));
  });

  it('refuses a wrong code five times, then even the right one', async () => {
    const { session, code } = await toolkit.sent('+8801712345678');
    for (let time = 0; time < 5; time += 1)
      expect(await toolkit.enter(session, wrong(code))).toEqual(refused('INVALID_CODE'));
    expect(await toolkit.enter(session, code)).toEqual(refused('TOO_MANY_ATTEMPTS_TRY_LATER'));
  });

  it('counts each of many wrong tries at the same time', async () => {
    const { session, code } = await toolkit.sent('+8801712345678');
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        toolkit.enter(session, wrong(code), index % 2 === 0 ? app.fetch : app.elsewhere),
      ),
    );
    const messages = tries.map(({ body }) => (body['error'] as { message: string }).message);
    expect(messages.filter((each) => each === 'INVALID_CODE')).toHaveLength(5);
    expect(messages.filter((each) => each === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(15);
  });

  it('accepts a code once, even with concurrent calls', async () => {
    const { session, code } = await toolkit.sent('+8801712345678');
    const tries = await Promise.all(Array.from({ length: 10 }, () => toolkit.enter(session, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await toolkit.enter(session, code)).toEqual(refused('INVALID_SESSION_INFO'));
  });

  it('refuses what has expired, is unknown, or is missing', async () => {
    const { session, code } = await toolkit.sent('+8801712345678');
    await app.db
      .updateTable('development_code')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await toolkit.enter(session, code)).toEqual(refused('SESSION_EXPIRED'));
    expect(await toolkit.enter('nothing-like-it', code)).toEqual(refused('INVALID_SESSION_INFO'));
    expect(await toolkit.enter('a\u0000b', code)).toEqual(refused('INVALID_SESSION_INFO'));
    expect(await toolkit.enter(session, 'a\u0000b')).toEqual(refused('INVALID_CODE'));
    expect(await toolkit.enter('', code)).toEqual(refused('MISSING_SESSION_INFO'));
    expect(await toolkit.enter(session, '')).toEqual(refused('MISSING_CODE'));
  });

  it('sends five codes an hour to a number, even with concurrent calls', async () => {
    const sends = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        toolkit.call(
          'sendVerificationCode',
          { phoneNumber: '+8801812345678' },
          index % 2 === 0 ? app.fetch : app.elsewhere,
        ),
      ),
    );
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sends.filter(({ status }) => status === 400)[0]).toEqual(refused('TOO_MANY_ATTEMPTS_TRY_LATER'));
    await app.db
      .updateTable('development_code')
      .set({ created_at: new Date(Date.now() - 3_601_000) })
      .execute();
    expect((await toolkit.call('sendVerificationCode', { phoneNumber: '+8801812345678' })).status).toBe(200);
  });

  it('sends twenty codes an hour for an address', async () => {
    const sends = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        toolkit.call('sendVerificationCode', { phoneNumber: `+88017123456${String(index).padStart(2, '0')}` }),
      ),
    );
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});
