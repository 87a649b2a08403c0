import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { payOrder } from '../../../../tests/support/bought.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeAgreement, makeProposal } from '../../../../tests/support/splits.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { readBalances } from '../ledger/store/accounts.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'birds');
const makeWork = ({ userId }: SignedInUser) =>
  makeContent(app, { category, contributor: userId, title: 'Heron', prices: [10_000] });
const share = ({ userId }: SignedInUser, basisPoints: number, waits = false) => ({
  contributorId: userId,
  basisPoints,
  waits,
});
const readState = async (id: string): Promise<string> =>
  (await app.pool.query<{ state: string }>('select state from split_agreement where id = $1', [id])).rows[0]?.state ??
  '';

it('gives shares up and declines what waits when an account is deleted; its owner’s agreements end', async () => {
  const [owner, leaver] = [await signInContributor(app), await signInContributor(app)];
  const [shared, asked, own, ownAsked] = [
    await makeWork(owner),
    await makeWork(owner),
    await makeWork(leaver),
    await makeWork(leaver),
  ];
  const states = [
    await makeAgreement(app, shared.contentId, [share(owner, 6000), share(leaver, 4000)]),
    await makeProposal(app, asked.contentId, [share(owner, 6000), share(leaver, 4000, true)]),
    await makeAgreement(app, own.contentId, [share(leaver, 6000), share(owner, 4000)]),
    await makeProposal(app, ownAsked.contentId, [share(leaver, 6000), share(owner, 4000, true)]),
  ];
  // This order was placed before the contributor left and is paid afterwards.
  const buyer = await signInUser(app);
  const lines = [{ contentId: shared.contentId, variantId: shared.variantIds[0], price: 10_000 }];
  const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  expect((await leaver.deleteAccount()).status).toBe(200);
  expect(await Promise.all(states.map(readState))).toEqual(['ended', 'declined', 'ended', 'withdrawn']);
  await payOrder(app, String(body['_id']));
  expect((await readBalances(app.db, owner.userId, 'BDT')).get('contributor_pending')).toBe(4200);
  expect((await readBalances(app.db, leaver.userId, 'BDT')).get('contributor_pending')).toBe(2800);
  const notices = await owner.call('GET', '/user/notices');
  expect((notices.body['items'] as { code: string }[]).map(({ code }) => code).sort()).toEqual([
    'sale_made',
    'split_declined',
    'split_left',
  ]);
  expect(await findViolations(app.systemContext())).toEqual([]);
});

it('keeps the name without a person of whoever had nothing but a share', async () => {
  const [owner, leaver] = [await signInContributor(app), await signInContributor(app)];
  const { contentId } = await makeWork(owner);
  await makeAgreement(app, contentId, [share(owner, 6000), share(leaver, 4000)]);
  expect((await leaver.deleteAccount()).status).toBe(200);
  const { rows } = await app.pool.query('select status, name from contributor where id = $1', [leaver.userId]);
  expect(rows).toEqual([{ status: 'closed', name: 'Deleted contributor' }]);
  const { body } = await owner.call('GET', '/contributor/collaborations?show=past');
  expect(JSON.stringify(body)).toContain('Deleted contributor');
  expect(JSON.stringify(body)).not.toContain(leaver.username);
});

it('goes on with whoever is suspended, who can’t answer', async () => {
  const [owner, partner] = [await signInContributor(app), await signInContributor(app)];
  const work = await makeWork(owner);
  await makeAgreement(app, work.contentId, [share(owner, 6000), share(partner, 4000)]);
  const asked = await makeProposal(app, (await makeWork(owner)).contentId, [
    share(owner, 6000),
    share(partner, 4000, true),
  ]);
  await app.pool.query("update contributor set status = 'suspended', status_reason = 'x' where id = $1", [
    partner.userId,
  ]);
  const answered = await partner.call('PUT', `/contributor/collaborations/answer/${asked}`, { answer: 'agreed' });
  expect(answered.status).toBe(403);
  const buyer = await signInUser(app);
  const lines = [{ contentId: work.contentId, variantId: work.variantIds[0], price: 10_000 }];
  const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  await payOrder(app, String(body['_id']));
  expect((await readBalances(app.db, partner.userId, 'BDT')).get('contributor_pending')).toBe(2800);
  const earnings = await partner.call('GET', '/contributor/sales-earnings/current');
  expect(earnings.body['balances']).toMatchObject({ pending: 2800 });
});

it('goes with a draft that is deleted', async () => {
  const [owner, partner] = [await signInContributor(app), await signInContributor(app)];
  const id = createId();
  await app.pool.query(`insert into content (id, contributor_id, title) values ($1, $2, 'Draft')`, [id, owner.userId]);
  await makeProposal(app, id, [share(owner, 6000), share(partner, 4000, true)]);
  await app.pool.query('delete from content where id = $1', [id]);
  const { body } = await partner.call('GET', '/contributor/collaborations');
  expect(body['items']).toEqual([]);
});
