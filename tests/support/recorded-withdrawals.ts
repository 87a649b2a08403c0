import { expect } from 'vitest';
import { createId } from '../../src/platform/database/id.ts';
import { makeDebt, makeProposal } from './adjustments.ts';
import type { TestApp } from './app.ts';
import { makeContributor } from './factories.ts';
import type { GoodCall } from './recorded-money.ts';
import {
  makeApprovedRequest,
  makeBatch,
  makeCorrection,
  makeFailedRequest,
  makeWithdrawRequest,
} from './withdraw-requests.ts';

/** Matches identifiers that the call creates. */
const anyId: string = expect.stringMatching(/^[0-9a-f-]{36}$/);
const AMOUNT = 60_000;

/** Creates owners' calls on withdrawals for `recorded-writes`. */
export function createRecordedWithdrawals(app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> {
  const somebody = () => makeContributor(app, `earner-${createId().slice(-8)}`);
  return {
    'PATCH /withdraw-request/{withdrawId}/{updateType}': async () => {
      const id = await makeWithdrawRequest(app, await somebody(), AMOUNT);
      const path = `/withdraw-request/${id}/approve`;
      return { path, body: {}, action: 'withdraw.approve', subject: ['withdraw_request', id] };
    },
    'POST /withdraw-request/correct/{id}': async () => {
      const id = await makeFailedRequest(app, await somebody(), AMOUNT);
      const body = { to: 'paid', reference: 'TX-9', reason: 'The bank’s file was wrong' };
      const path = `/withdraw-request/correct/${id}`;
      return { path, body, action: 'withdraw.propose_correction', subject: ['withdraw_request', id] };
    },
    'POST /withdraw-request/correct/decide/{id}': async () => {
      const id = await makeCorrection(app, await somebody(), AMOUNT);
      const path = `/withdraw-request/correct/decide/${id}`;
      return {
        path,
        body: { decision: 'drop' },
        action: 'withdraw.drop_correction',
        subject: ['withdraw_request', id],
      };
    },
    'POST /adjustment/create': async () => {
      const contributorId = await somebody();
      await makeDebt(app, contributorId, AMOUNT);
      const body = { contributorId, kind: 'debt_write_off', amount: 100, reason: 'Too small' };
      return { body, action: 'adjustment.settle', subject: ['contributor', contributorId] };
    },
    'POST /adjustment/decide/{id}': async () => {
      const contributorId = await somebody();
      const path = `/adjustment/decide/${await makeProposal(app, contributorId)}`;
      return { path, body: { decision: 'drop' }, action: 'adjustment.drop', subject: ['contributor', contributorId] };
    },
    'POST /withdraw-request/batch/create': async () => {
      await makeApprovedRequest(app, await somebody(), AMOUNT);
      const path = '/withdraw-request/batch/create';
      return { path, body: { type: 'bkash' }, action: 'withdraw.create_batch', subject: ['withdraw_batch', anyId] };
    },
    'POST /withdraw-request/batch/results': async () => {
      const contributorId = await somebody();
      await makeBatch(app, contributorId, AMOUNT);
      const { rows } = await app.pool.query<{ id: string; number: number }>(
        'select id, number from withdraw_request where contributor_id = $1',
        [contributorId],
      );
      const csv = `request,status,reference,reason\n${rows[0]?.number},paid,TX-1,`;
      const path = '/withdraw-request/batch/results';
      return { path, body: { csv }, action: 'withdraw.pay', subject: ['withdraw_request', rows[0]?.id ?? ''] };
    },
  };
}
