import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { untilSomebodyWaits } from '../../../../tests/support/lock-waits.ts';
import { browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { findForgetToken, makeRequest } from '../../../../tests/support/requests.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import { eraseMailAbout } from '../../../platform/mail/outbox.ts';
import { eraseNoticesAbout } from '../../people/notices/service/record.ts';
import { declineRequest } from './service/decide.ts';
import { cleanUpRequests } from './service/jobs.ts';

const app: TestApp = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const contact = 'nusrat@private.example';

const decline = (id: string) => ({
  params: { id },
  query: undefined,
  file: undefined,
  idempotencyKey: undefined,
  body: { reason: 'Nobody makes this.' },
});
const asAdmin = (): Context => ({
  ...app.systemContext(),
  actor: {
    kind: 'admin',
    id: admin.adminId,
    sessionId: createId(),
    restricted: null,
    role: 'moderator',
    contributorId: null,
  },
});
const forget = (token: string) => browser(app).call('POST', `/content-request/forget/${token}`);
const listLetters = async (): Promise<string[]> =>
  (await app.db.selectFrom('mail').select('subject').orderBy('id').execute()).map(({ subject }) => subject);
const later = (days: number) => ({ ...app.systemContext(), now: new Date(Date.now() + days * 86_400_000) });

beforeEach(async () => {
  await app.pool.query('delete from content_request');
  await app.pool.query('delete from mail');
});

describe('the night', () => {
  const countLeft = async (column: 'id' | 'encrypted'): Promise<number> => {
    const { rows } = await app.pool.query<{ n: number }>(`select count(${column})::int as n from content_request`);
    return rows[0]?.n ?? 0;
  };
  const multiply = (id: string) =>
    app.pool.query(
      `insert into content_request (id, title, description, language, contact_kind, encrypted, contact_hint, submission_hash, forget_hash)
       select gen_random_uuid(), title, description, language, contact_kind, encrypted, contact_hint,
         sha256(convert_to('s' || n, 'UTF8')), sha256(convert_to('f' || n, 'UTF8'))
       from content_request, generate_series(1, 1200) n where id = $1`,
      [id],
    );

  it('deletes all requests that were deleted long ago, and contacts of all that ended, however many', async () => {
    await multiply(await makeRequest(app, { contact }));
    await cleanUpRequests(later(181));
    expect([await countLeft('id'), await countLeft('encrypted')]).toEqual([1201, 0]);
    await app.pool.query('update content_request set deleted_at = now()');
    await cleanUpRequests(later(8));
    expect(await countLeft('id')).toBe(0);
  });

  it('keeps what it has done where it is stopped in between', async () => {
    await multiply(await makeRequest(app, { contact }));
    await app.pool.query('update content_request set deleted_at = now()');
    const { rows } = await app.pool.query<{ id: string }>('select id from content_request order by id desc limit 1');
    // A trigger prevents the deletion of the last request.
    await app.pool.query(
      `create function keep_last() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
       create trigger keep_last before delete on content_request for each row when (old.id = '${rows[0]?.id}') execute function keep_last()`,
    );
    try {
      await expect(cleanUpRequests(later(8))).rejects.toThrow('kept');
    } finally {
      await app.pool.query('drop function keep_last cascade');
    }
    expect(await countLeft('id')).toBe(201);
  });
});

describe('letters about a request', () => {
  it('go with it and leave those about others', async () => {
    const user = await signInUser(app);
    const [id, other] = [await makeRequest(app, { accountId: user.userId, contact }), await makeRequest(app)];
    await makeRequest(app, { accountId: user.userId, contact });
    expect((await user.call('DELETE', `/content-request/mine/${id}`)).status).toBe(200);
    expect(await listLetters()).toHaveLength(2);
    expect((await user.deleteAccount()).status).toBe(200);
    expect(await listLetters()).toHaveLength(1);
    expect((await forget(findForgetToken(app, other))).status).toBe(200);
    expect(await listLetters()).toEqual([]);
  });

  it('go with it to an account that named a phone number', async () => {
    const user = await signInUser(app);
    await app.pool.query("update account set email = 'own@example.com', email_verified = true where id = $1", [
      user.userId,
    ]);
    const id = await makeRequest(app, { accountId: user.userId, contact: '01712345678' });
    expect(await listLetters()).toHaveLength(1);
    await user.call('DELETE', `/content-request/mine/${id}`);
    expect(await listLetters()).toEqual([]);
  });

  it('go with it where one is written at the same moment', async () => {
    const id = await makeRequest(app, { contact });
    const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const decided = inTransaction(asAdmin(), async (own) => {
      await declineRequest(own, decline(id));
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    const forgotten = forget(findForgetToken(app, id));
    await untilSomebodyWaits(app);
    mayCommit.resolve();
    await decided;
    expect((await forgotten).status).toBe(200);
    expect(await listLetters()).toEqual([]);
  });

  it('go with it after a change of the secret, by the link in the last one', async () => {
    const id = await makeRequest(app, { contact });
    const before = asAdmin();
    const changed: Context = {
      ...before,
      platform: {
        ...before.platform,
        config: { ...before.platform.config, secret: 'another secret, as long as it has to be' },
      },
    };
    await inTransaction(changed, (own) => declineRequest(own, decline(id)));
    expect(await listLetters()).toHaveLength(2);
    const letters = await app.db.selectFrom('mail').select('text_body').orderBy('id').execute();
    const tokens = letters.map(({ text_body }) => /\/forget-request\/([\w-]+)/.exec(text_body)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    expect((await forget(tokens[1] ?? '')).status).toBe(200);
    expect(await listLetters()).toEqual([]);
  });

  it('go at night with a request that an admin deleted, and with a contact that is forgotten', async () => {
    const [deleted, ended] = [await makeRequest(app, { contact }), await makeRequest(app, { contact })];
    await admin.call('DELETE', `/content-request/${deleted}`);
    await admin.call('PUT', `/content-request/decline/${ended}`, { reason: 'No.' });
    expect(await listLetters()).toHaveLength(3);
    await cleanUpRequests(later(8));
    expect(await listLetters()).toHaveLength(2);
    await cleanUpRequests(later(181));
    expect(await listLetters()).toEqual([]);
  });

  it('go with it from the bell whichever way it goes, with what an admin wrote', async () => {
    const user = await signInUser(app);
    const declined = async (title: string): Promise<string> => {
      const id = await makeRequest(app, { accountId: user.userId, contact, title });
      await admin.call('PUT', `/content-request/decline/${id}`, { reason: `No ${title}.` });
      return id;
    };
    const [kite, swing] = [await declined('A kite'), await declined('A swing')];
    await declined('A ball');
    expect((await user.call('DELETE', `/content-request/mine/${kite}`)).status).toBe(200);
    expect((await forget(findForgetToken(app, swing))).status).toBe(200);
    const { rows } = await app.pool.query('select about, reason from account_notice where account_id = $1', [
      user.userId,
    ]);
    expect(rows).toEqual([{ about: 'A ball', reason: 'No A ball.' }]);
  });

  it('go at night with a deleted one from the bell, too', async () => {
    const user = await signInUser(app);
    const id = await makeRequest(app, { accountId: user.userId, contact });
    await admin.call('PUT', `/content-request/decline/${id}`, { reason: 'No.' });
    await admin.call('DELETE', `/content-request/${id}`);
    const countNotices = async () => (await user.call('GET', '/user/notices')).body['total'];
    expect(await countNotices()).toBe(1);
    await cleanUpRequests(later(8));
    expect(await countNotices()).toBe(0);
  });

  it('are found by an index, however much mail there is, and so are notices', async () => {
    const id = await makeRequest(app, { contact });
    await app.pool.query(
      `insert into mail (id, recipient, subject, text_body, html_body)
       select gen_random_uuid(), 'someone@example.com', 'Hello', repeat('x', 500), '' from generate_series(1, 20000)`,
    );
    const { userId } = await signInUser(app);
    await app.pool.query(
      `insert into account_notice (id, account_id, code, subject_id)
       select gen_random_uuid(), $1, 'order_paid', gen_random_uuid() from generate_series(1, 20000)`,
      [userId],
    );
    await app.pool.query('analyze mail, account_notice');
    const plans = await explainQueries(app.pool, async (db) => {
      await eraseMailAbout(db as Transaction, [id]);
      await eraseNoticesAbout(db as Transaction, [id]);
    });
    expect(plans.map(({ indexes }) => indexes)).toEqual([['mail_subject'], ['account_notice_subject']]);
  });
});
