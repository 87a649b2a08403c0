import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { applyToContribute, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { type Decision, decisionRules, isAllowed, type Standing } from './rules/standing.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const owner = await signInAdmin(app);
const category = await makeCategory(app, 'decided');

const decide = (id: string, decision: string, body: object = {}, by = admin) =>
  by.call('PATCH', `/contributor/decide/${id}/${decision}`, body);

async function makeApplicant(name = 'Applicant'): Promise<SignedInUser> {
  const person = await signInUser(app, { name, isContributor: true });
  await applyToContribute(person);
  return person;
}

const statusOf = async (id: string) =>
  (await app.pool.query<{ status: string }>('select status from contributor where id = $1', [id])).rows[0]?.status;
const noticesOf = async (person: SignedInUser) =>
  (await person.call('GET', '/user/get/profile')).body['notices'] as Record<string, unknown>[];

const waysTo: Readonly<Record<Standing, readonly string[]>> = {
  affiliate: ['affiliate'],
  pending: [],
  active: ['active'],
  suspended: ['active', 'suspended'],
  rejected: ['rejected'],
  closed: ['closed'],
};
const standings = Object.keys(waysTo) as Standing[];
const decisions = Object.keys(decisionRules) as Decision[];

async function makeStanding(standing: Standing): Promise<SignedInUser> {
  const person = await makeApplicant();
  for (const step of waysTo[standing])
    await app.pool.query('update contributor set status = $2 where id = $1', [person.userId, step]);
  return person;
}

describe('deciding on a contributor', () => {
  it('approves an applicant, who is told and works on the very next request; nobody listed them before', async () => {
    const person = await makeApplicant('Newly Approved');
    const page = () => app.fetch(`/api/v1/contributor/single/${person.userId}`);
    expect((await page()).status).toBe(404);
    expect((await person.call('GET', '/user/authenticate')).body['user']).toMatchObject({ role: 'applicant' });
    expect(await decide(person.userId, 'approve')).toEqual({ status: 200, body: { status: 'active', reason: '' } });
    expect((await person.call('GET', '/user/authenticate')).body['user']).toMatchObject({ role: 'contributor' });
    expect(await noticesOf(person)).toMatchObject([{ code: 'contributor_approved', reason: '' }]);
    expect((await page()).status).toBe(200);
  });

  it('refuses with a reason, which the person reads, and which is needed', async () => {
    const person = await makeApplicant();
    for (const body of [{}, { reason: '' }, { reason: '  \u200b ' }])
      expect(await decide(person.userId, 'refuse', body)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason', message: expect.stringContaining('Enter a reason') }] },
      });
    expect(await decide(person.userId, 'refuse', { reason: 'x'.repeat(501) })).toMatchObject({ status: 400 });
    expect(await statusOf(person.userId)).toBe('pending');
    expect(await decide(person.userId, 'refuse', { reason: 'Too little to see yet.' })).toMatchObject({ status: 200 });
    expect((await person.call('GET', '/contributor/profile')).status).toBe(403);
    expect((await person.call('GET', '/contributor/account')).body['contributor']).toMatchObject({
      status: 'rejected',
      reason: 'Too little to see yet.',
    });
    expect(await noticesOf(person)).toMatchObject([
      { code: 'contributor_refused', reason: 'Too little to see yet.', about: '' },
    ]);
    await decide(person.userId, 'approve');
    expect((await person.call('GET', '/contributor/account')).body['contributor']).toMatchObject({ reason: '' });
  });

  it('takes the works of whoever is suspended or demoted out of every list, and brings them back', async () => {
    const person = await makeStanding('active');
    const content = await makeContent(app, { category, contributor: person.userId, title: 'Quivering zebrafinch' });
    const find = async (): Promise<unknown> => {
      const { body } = await admin.call('GET', '/content/all?q=zebrafinch');
      return (body['items'] as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await find()).toEqual([content.contentId]);
    const countTerms = async () =>
      (await app.pool.query<{ n: string }>("select n from term_count where scope = '*' and term = 'c:decided'")).rows[0]
        ?.n;
    const before = Number(await countTerms());
    await decide(person.userId, 'suspend', { reason: 'A complaint is being looked at.' });
    expect(await find()).toEqual([]);
    expect(Number(await countTerms())).toBe(before - 1);
    expect((await app.fetch(`/api/v1/content/single/${content.contentId}`)).status).toBe(404);
    expect((await person.call('GET', '/contributor/profile')).status).toBe(403);
    await decide(person.userId, 'restore');
    expect(await find()).toEqual([content.contentId]);
    await decide(person.userId, 'demote', { reason: 'Not your own work.' });
    expect(await find()).toEqual([]);
    expect((await person.call('GET', '/user/authenticate')).body['user']).toMatchObject({ role: 'customer' });
    expect((await noticesOf(person)).map(({ code }) => code)).toEqual([
      'contributor_demoted',
      'contributor_restored',
      'contributor_suspended',
    ]);
  });

  it.each(standings)('refuses in code and in the database what may not follow %s', async (standing) => {
    for (const decision of decisions) {
      const { userId } = await makeStanding(standing);
      const { status, body } = await decide(userId, decision, { reason: 'Because.' });
      expect([decision, status]).toEqual([decision, isAllowed(decision, standing) ? 200 : 409]);
      if (status === 409) expect(body['detail']).toMatch(/Reload the list|deleted/);
      if (status === 409) expect(await statusOf(userId)).toBe(standing);
    }
    const allowed = decisions.flatMap((each) => (isAllowed(each, standing) ? decisionRules[each].to : []));
    // Affiliates apply, and applicants who haven't accepted the terms become affiliates; neither is an admin's decision.
    const own = standing === 'affiliate' ? 'pending' : standing === 'pending' ? 'affiliate' : undefined;
    for (const next of standings.filter((each) => each !== standing)) {
      const { userId } = await makeStanding(standing);
      const change = app.pool.query('update contributor set status = $2 where id = $1', [userId, next]);
      if (next === own || allowed.includes(next) || (next === 'closed' && standing !== 'closed')) await change;
      else await expect(change).rejects.toMatchObject({ constraint: 'contributor_transition' });
    }
  });

  it('approves nobody who has not accepted the terms, and leaves the site itself alone', async () => {
    const person = await signInUser(app, { isContributor: true });
    const bangla = { 'accept-language': 'bn', 'content-type': 'application/json' };
    const path = `/api/v1/contributor/decide/${person.userId}/approve`;
    const answer = await admin.fetch(path, { method: 'PATCH', headers: bangla, body: '{}' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('শর্তে সম্মতি দেননি');
    const house = await makeContributor(app, 'the-house');
    await app.pool.query('update contributor set is_house = true where id = $1', [house]);
    expect((await decide(house, 'suspend', { reason: 'Why not?' })).status).toBe(409);
    await expect(
      app.pool.query("update contributor set status = 'suspended' where id = $1", [house]),
    ).rejects.toMatchObject({ constraint: 'contributor_house_is_active' });
  });

  it('also suspends who has no account, such as an author of the demo', async () => {
    const author = await makeContributor(app, 'demo-author', { demo: true });
    expect((await decide(author, 'suspend', { reason: 'Asked us to.' })).status).toBe(200);
  });

  it('lets one of two admins decide at the same time, and tells the other', async () => {
    const person = await makeApplicant();
    const answers = await Promise.all([
      decide(person.userId, 'approve'),
      decide(person.userId, 'refuse', { reason: 'No.' }, owner),
      decide(person.userId, 'approve', {}, owner),
    ]);
    const wins = answers.filter(({ status }) => status === 200).length;
    // An application that was declined first can still be approved.
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    const { rows } = await app.pool.query('select action from audit_log where subject_id = $1', [person.userId]);
    expect(rows).toHaveLength(wins);
    expect(await noticesOf(person)).toHaveLength(wins);
    const same = await makeApplicant();
    const twice = await Promise.all([decide(same.userId, 'approve'), decide(same.userId, 'approve', {}, owner)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('knows no other decision and nobody who is not there', async () => {
    const person = await makeApplicant();
    for (const decision of ['close', 'toString', 'Approve'])
      expect((await decide(person.userId, decision)).status).toBe(404);
    expect((await decide('nobody', 'approve')).status).toBe(404);
    expect((await decide(person.userId, 'approve', { reason: 1 })).status).toBe(400);
    expect((await decide(person.userId, 'approve', { status: 'active' })).status).toBe(400);
  });
});

describe('approving everybody', () => {
  it('is switched by owners, once for each change in the audit log, and holds for who applies from then on', async () => {
    const early = await makeApplicant();
    const set = (approveAll: unknown, by = owner) => by.call('PUT', '/contributor/update/approval', { approveAll });
    expect((await set(true, admin)).status).toBe(403);
    expect((await set('yes')).status).toBe(400);
    expect((await admin.call('GET', '/contributor/approval')).body).toEqual({ approveAll: false });
    for (let time = 0; time < 2; time += 1) expect((await set(true)).body).toEqual({ approveAll: true });
    expect((await admin.call('GET', '/contributor/approval')).body).toEqual({ approveAll: true });
    const late = await makeApplicant();
    const waiting = await signInUser(app, { isContributor: true });
    expect([await statusOf(early.userId), await statusOf(late.userId), await statusOf(waiting.userId)]).toEqual([
      'pending',
      'active',
      'pending',
    ]);
    expect((await late.call('GET', '/user/authenticate')).body['user']).toMatchObject({ role: 'contributor' });
    // A declined applicant can't become pending again by reapplying.
    await decide(early.userId, 'refuse', { reason: 'No.' });
    await applyToContribute(early);
    expect(await statusOf(early.userId)).toBe('rejected');
    await set(false);
    const { rows } = await app.pool.query<{ action: string }>(
      "select action from audit_log where action like 'contributor.approve_all%'",
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'contributor.approve_all_off',
      'contributor.approve_all_on',
    ]);
    expect(await statusOf((await makeApplicant()).userId)).toBe('pending');
  });
});
